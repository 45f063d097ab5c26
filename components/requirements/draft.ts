import type { RuleType } from "@/components/requirements/rule-names";
import type { Gates } from "@/components/requirements/use-requirements";
import { type CoverageKind, coverageKinds, type Interest, interests, limitsOf } from "@/lib/compliance/coverages/values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { editionEnds } from "@/lib/compliance/requirements/values";
import type { RequirementSetDto } from "@/lib/compliance/sets/schema";
import { expiringSoonDays } from "@/lib/compliance/statuses/values";

/** A requirement that is being edited. A removed one stays in its place until the set is saved, so that it can come back. */
export type DraftRule = { rule: Requirement; isRemoved: boolean };
export type Draft = { rules: readonly DraftRule[]; gates: Gates };
/** What is stored: all that a draft is compared with. */
export type Stored = Pick<RequirementSetDto, "requirements" | "gates" | "version"> & Partial<Pick<RequirementSetDto, "source">>;

/** Faults by the requirement's key and its setting; "" is the requirement as a whole. */
export type Faults = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a set without readable gates begins with: a failing vendor is stopped, a doubtful one is warned about. */
const firstGate = { failing: "stop", review: "warn", softMiss: "clear" } as const;
export const firstGates: Gates = { work: firstGate, pay: firstGate };

export const draftOf = ({ requirements, gates }: Pick<Stored, "requirements" | "gates">): Draft => ({
  rules: requirements.map((rule) => ({ rule, isRemoved: false })),
  gates: gates ?? firstGates,
});

export const rulesOf = ({ rules }: Draft): Requirement[] => rules.filter(({ isRemoved }) => !isRemoved).map(({ rule }) => rule);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The parts that differ from what is stored, as they are sent. */
export function changedParts(draft: Draft, stored: Stored): { requirements?: Requirement[]; gates?: Gates } {
  const requirements = rulesOf(draft);
  return {
    ...(!isSame(requirements, stored.requirements) && { requirements }),
    ...(!isSame(draft.gates, stored.gates) && { gates: draft.gates }),
  };
}

export type RuleState = "new" | "changed" | "same";

export function stateOf(rule: Requirement, stored: Stored): RuleState {
  const before = stored.requirements.find(({ key }) => key === rule.key);
  if (!before) return "new";
  return isSame(before, rule) ? "same" : "changed";
}

/** The server's words, by requirement and setting: "requirements.3.minimum". `sent`: the requirements in the order of the call. */
export function faultsFrom(
  fields: Readonly<Record<string, string>>,
  sent: readonly Requirement[],
): { ofRules: Faults; ofSet: string | null } {
  const ofRules: Record<string, Record<string, string>> = {};
  let ofSet: string | null = null;
  for (const [path, message] of Object.entries(fields)) {
    const [top, at = "", setting = ""] = path.split(".");
    const key = top === "requirements" ? sent[Number(at)]?.key : undefined;
    if (at === "" || key === undefined) ofSet ??= message;
    else ofRules[key] = { [setting]: message, ...ofRules[key] };
  }
  return { ofRules, ofSet };
}

export type RuleChange =
  | { kind: "added" | "removed" | "settings"; rule: Requirement }
  | { kind: "changed"; before: Requirement; after: Requirement };

/** What turned one list of requirements into another. `inWords`: whether a change is visible in the sentence. */
export function changesBetween(
  before: readonly Requirement[],
  after: readonly Requirement[],
  inWords: (rule: Requirement) => string,
): RuleChange[] {
  const old = new Map(before.map((rule) => [rule.key, rule]));
  const kept = new Set(after.map(({ key }) => key));
  const changes = after.flatMap((rule): RuleChange[] => {
    const was = old.get(rule.key);
    if (!was) return [{ kind: "added", rule }];
    if (isSame(was, rule)) return [];
    return inWords(was) === inWords(rule) ? [{ kind: "settings", rule }] : [{ kind: "changed", before: was, after: rule }];
  });
  return [...changes, ...before.filter(({ key }) => !kept.has(key)).map((rule): RuleChange => ({ kind: "removed", rule }))];
}

/** A key that no requirement of the set ever had: verdicts and exceptions name requirements by their keys. */
const newKey = (type: RuleType) => `${type}-${Math.random().toString(36).slice(2, 10)}`;

type Subject = { coverage?: string; limit?: string; operations?: string; scope?: string; interest?: string };
const isAbout = (rule: Requirement, subject: Subject) =>
  Object.entries(subject).every(([name, value]) => !(name in rule) || rule[name as keyof Requirement] === value);

/** The first of several subjects that no requirement of this type is about yet; the same one twice would be refused. */
function firstFree<Of extends Subject>(rules: readonly Requirement[], type: RuleType, subjects: readonly [Of, ...Of[]]): Of {
  const others = rules.filter((rule) => rule.type === type);
  return subjects.find((subject) => !others.some((rule) => isAbout(rule, subject))) ?? subjects[0];
}

const [firstCoverage, ...otherCoverages] = coverageKinds;
const allCoverages: [{ coverage: CoverageKind }, ...{ coverage: CoverageKind }[]] = [
  { coverage: firstCoverage },
  ...otherCoverages.map((coverage) => ({ coverage })),
];
const firstLimit = { coverage: firstCoverage, limit: "eachOccurrence" } as const;
const allLimits = coverageKinds.flatMap((coverage) => limitsOf[coverage].map((limit) => ({ coverage, limit })));

type Owned = { interest: Interest };
const allInterests: [Owned, ...Owned[]] = [{ interest: "LOSS_PAYEE" }, ...interests.map((interest) => ({ interest }))];

type Scope = { scope: "PROJECT" | "LOCATION" };
const scopes: [Scope, ...Scope[]] = [{ scope: "PROJECT" }, { scope: "LOCATION" }];

/** A requirement as it is added, with the settings that are asked for most often. */
export function newRule(type: RuleType, rules: readonly Requirement[]): Requirement {
  const common = { key: newKey(type), severity: "hard" } as const;
  const { coverage } = firstFree(rules, type, allCoverages);
  const proof = { rung: "description", forms: null, blanket: true } as const;
  switch (type) {
    case "coverage":
      return { ...common, type, coverage, through: "today", expiringDays: expiringSoonDays };
    case "stated-coverages":
      return { ...common, type, expiringDays: expiringSoonDays };
    case "limit":
      return { ...common, type, ...firstFree(rules, type, [firstLimit, ...allLimits]), minimum: 1_000_000, umbrella: false };
    case "retention":
      return { ...common, type, coverage, maximum: 25_000 };
    case "occurrence-basis":
      return { ...common, type, coverage, claimsMade: "refused" };
    case "auto-scope":
      return { ...common, type, accepts: "any-or-all" };
    case "per-statute":
      return { ...common, type, proprietorExcluded: "review" };
    case "additional-insured":
      return { ...common, type, ...freeInsured(rules), ...proof };
    case "primary":
    case "waiver":
      return { ...common, type, coverage, ...proof };
    case "aggregate-scope":
      return { ...common, type, ...firstFree(rules, type, scopes), ...proof };
    case "cancellation-notice":
      return { ...common, type, coverage, days: 30, rung: "endorsement" };
    case "no-exclusion":
      return { ...common, type, coverage, forms: [] };
    case "certificate-holder":
      return { ...common, type, names: [], address: false };
    case "named-insured":
      return { ...common, type };
    case "insurer-rating":
      return { ...common, type, coverage, rating: "A-", size: "VII" };
    case "document":
      return { ...common, type, kind: "", name: "", inDate: true, issuedFrom: null, requiredFrom: null, expiringDays: expiringSoonDays };
    case "property-interest":
      return { ...common, type, ...firstFree(rules, type, allInterests) };
    case "form-edition":
      return { ...common, type, severity: "soft", endsOn: editionEnds };
  }
}

type Insured = { coverage: CoverageKind; operations: "ongoing" | "completed" };
const insuredSubjects: [Insured, ...Insured[]] = [
  { coverage: firstCoverage, operations: "ongoing" },
  { coverage: firstCoverage, operations: "completed" },
  ...otherCoverages.map((coverage): Insured => ({ coverage, operations: "ongoing" })),
];
const freeInsured = (rules: readonly Requirement[]) => firstFree(rules, "additional-insured", insuredSubjects);
