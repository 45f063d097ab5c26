import { z } from "zod";
import { coverageKinds, interests, judgedLimits, limitsOf, umbrellaAbove } from "@/lib/compliance/coverages/values";
import { ratings, rungs, sizes } from "@/lib/compliance/requirements/values";
import { setMessages } from "@/lib/compliance/requirements/words-values";
import { codedIssue } from "@/lib/infra/sentences-rules";

const amount = z.number().int().positive(codedIssue(setMessages.amount)).max(10_000_000_000);
const days = z.number().int().min(1, codedIssue(setMessages.days)).max(365, codedIssue(setMessages.days));
const coverage = z.enum(coverageKinds);
const name = z.string().trim().min(1, codedIssue(setMessages.name)).max(200);
/** A form's number without edition: ISO's "CG 20 10", or a carrier's "U-GL-1175". */
const formNumber = z.string().regex(/^(?:[A-Z]{2} [A-Z0-9]\d \d\d(?: \d\d)?|(?=.{4,12}$)[A-Z0-9]+(?:[ -][A-Z0-9]+)*\d[A-Z0-9]*)$/);

/** Every requirement: its key is its place in the set's history; a soft miss warns and never turns a vendor red. */
const common = { key: z.string().min(1).max(80), severity: z.enum(["hard", "soft"]) };

/** The weakest proof that is enough; accepted forms (null: each form that gives it); whether a blanket endorsement is accepted. */
const proof = { rung: z.enum(rungs), forms: z.array(formNumber).max(20).nullable(), blanket: z.boolean() };

const hasBox = (rung: string) => rung !== "checkbox";

const rules = {
  /** In force on the day, or until the contract's end. Within the window the record is "expiring soon". */
  coverage: z.strictObject({ type: z.literal("coverage"), ...common, coverage, through: z.enum(["today", "work"]), expiringDays: days }),
  /** Each coverage that the papers state is in force: what the status checked before there were requirements. */
  stated: z.strictObject({ type: z.literal("stated-coverages"), ...common, expiringDays: days }),
  limit: z
    .strictObject({
      ...{ type: z.literal("limit"), ...common, coverage, limit: z.enum(judgedLimits), minimum: amount },
      /** Whether the umbrella may top the limit up. */
      umbrella: z.boolean(),
    })
    .refine((rule) => limitsOf[rule.coverage].includes(rule.limit), { path: ["limit"], error: codedIssue(setMessages.wrongLimit) })
    .refine((rule) => !rule.umbrella || rule.limit in umbrellaAbove, { path: ["umbrella"], error: codedIssue(setMessages.noUmbrella) }),
  retention: z.strictObject({ type: z.literal("retention"), ...common, coverage, maximum: amount }),
  /** `claimsMade`: refused, or accepted with a retroactive date on or before the start of the work. */
  basis: z.strictObject({
    ...{ type: z.literal("occurrence-basis"), ...common, coverage },
    claimsMade: z.enum(["refused", "with-retroactive-date"]),
  }),
  autos: z.strictObject({ type: z.literal("auto-scope"), ...common, accepts: z.enum(["any", "any-or-all", "hired-and-non-owned"]) }),
  statute: z.strictObject({ type: z.literal("per-statute"), ...common, proprietorExcluded: z.enum(["review", "accepted"]) }),
  additionalInsured: z
    .strictObject({ type: z.literal("additional-insured"), ...common, coverage, operations: z.enum(["ongoing", "completed"]), ...proof })
    .refine((rule) => rule.operations === "ongoing" || hasBox(rule.rung), { path: ["rung"], error: codedIssue(setMessages.noBox) })
    .refine((rule) => rule.operations === "ongoing" || rule.coverage === "GENERAL_LIABILITY", {
      ...{ path: ["operations"], error: codedIssue(setMessages.operations) },
    }),
  primary: z
    .strictObject({ type: z.literal("primary"), ...common, coverage, ...proof })
    .refine((rule) => hasBox(rule.rung), { path: ["rung"], error: codedIssue(setMessages.noBox) }),
  waiver: z.strictObject({ type: z.literal("waiver"), ...common, coverage, ...proof }),
  aggregate: z.strictObject({ type: z.literal("aggregate-scope"), ...common, scope: z.enum(["PROJECT", "LOCATION"]), ...proof }),
  notice: z
    .strictObject({ type: z.literal("cancellation-notice"), ...common, coverage, days, rung: z.enum(rungs) })
    .refine((rule) => hasBox(rule.rung), { path: ["rung"], error: codedIssue(setMessages.noBox) }),
  exclusion: z.strictObject({ type: z.literal("no-exclusion"), ...common, coverage, forms: z.array(formNumber).min(1).max(20) }),
  /** `names`: accepted besides the holders of the project or company. `address`: whether the address is compared too. */
  holder: z.strictObject({ type: z.literal("certificate-holder"), ...common, names: z.array(name).max(20), address: z.boolean() }),
  insured: z.strictObject({ type: z.literal("named-insured"), ...common }),
  /**
   * A paper of one of the company's kinds of documents is on file. `name`: the kind's, which the server fills in. `inDate`: it has not
   * expired. `issuedFrom`: it was issued on that day or later. `requiredFrom`: from that day on it is required; null: at once.
   */
  document: z.strictObject({
    ...{ type: z.literal("document"), ...common, kind: z.uuid(codedIssue(setMessages.kind)), name: z.string().max(200).default("") },
    ...{ inDate: z.boolean(), issuedFrom: z.iso.date().nullable(), requiredFrom: z.iso.date().nullable(), expiringDays: days },
  }),
  /** Of property: the company has that interest by the form's box. A lender's loss payable clause covers a loss payee too. */
  interest: z.strictObject({ type: z.literal("property-interest"), ...common, interest: z.enum(interests) }),
  /** `endsOn`: from that day on no certificate may be written on the edition of ACORD 25 before the current one. */
  edition: z.strictObject({ type: z.literal("form-edition"), ...common, endsOn: z.iso.date() }),
  rating: z.strictObject({ type: z.literal("insurer-rating"), ...common, coverage, rating: z.enum(ratings), size: z.enum(sizes) }),
};

/** One requirement with its settings. */
export const requirement = z.discriminatedUnion("type", [
  ...([rules.coverage, rules.stated, rules.limit, rules.retention, rules.basis, rules.autos, rules.statute] as const),
  ...([rules.additionalInsured, rules.primary, rules.waiver, rules.aggregate, rules.notice, rules.exclusion] as const),
  ...([rules.holder, rules.insured, rules.rating, rules.document, rules.interest, rules.edition] as const),
]);
export type Requirement = z.infer<typeof requirement>;
export type RequirementOf<Type extends Requirement["type"]> = Extract<Requirement, { type: Type }>;

/** What a gate answers for a failing record, for one under review, and for one that misses only what warns. */
const gate = z.strictObject({
  failing: z.enum(["warn", "stop"]),
  review: z.enum(["warn", "stop"]),
  softMiss: z.enum(["clear", "warn"]).default("clear"),
});

/** Two requirements that check the same thing with other settings. */
const subjectOf = (rule: Requirement): string =>
  JSON.stringify(
    (["type", "coverage", "limit", "operations", "scope", "kind", "interest"] as const).map((field) =>
      field in rule ? rule[field as keyof Requirement] : "",
    ),
  );

/** Words of a contract. `page`: counted from 1; null: the contract's text was pasted, or it is a Word file. */
const sourceQuote = z.strictObject({ text: z.string().max(600), page: z.number().int().positive().nullable() });

/** The contract that a set was made from: its file's name, the hash of its bytes, and the words that each requirement comes from, by its key. */
const contractSource = z.strictObject({
  name: z.string().max(250),
  sha256: z
    .string()
    .length(64)
    .meta({
      description: "The SHA-256 of the contract's bytes; null for a pasted text.",
      examples: ["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"],
    })
    .nullable(),
  quotes: z.record(z.string().max(80), sourceQuote),
});
export type ContractSource = z.infer<typeof contractSource>;

/** A requirement set as it is stored with one version. */
export const requirementSet = z
  .strictObject({
    name,
    requirements: z.array(requirement).min(1, codedIssue(setMessages.empty)).max(100),
    gates: z.strictObject({ work: gate, pay: gate }),
    source: contractSource.optional(),
  })
  .superRefine(({ requirements }, context) => {
    const [keys, subjects] = [new Set<string>(), new Set<string>()];
    for (const [at, rule] of requirements.entries()) {
      const subject = subjectOf(rule);
      if (keys.has(rule.key))
        context.addIssue({ code: "custom", path: ["requirements", at, "key"], message: codedIssue(setMessages.duplicateKey) });
      else if (subjects.has(subject))
        context.addIssue({ code: "custom", path: ["requirements", at], message: codedIssue(setMessages.duplicate) });
      keys.add(rule.key);
      subjects.add(subject);
    }
    const isAllSoft = requirements.length > 0 && requirements.every(({ severity }) => severity === "soft");
    if (isAllSoft) context.addIssue({ code: "custom", path: ["requirements"], message: codedIssue(setMessages.allSoft) });
  });
export type RequirementSet = z.infer<typeof requirementSet>;

/** A version of a set, as verdicts name it. */
export type SetVersion = RequirementSet & { id: string; version: number };
