import { type CoverageKind, coverageKinds } from "@/lib/compliance/coverages/values";
import { daysIn } from "@/lib/compliance/exhibits/amounts-rules";
import { type Clause, type Scope, scopeOf } from "@/lib/compliance/exhibits/clauses-rules";
import * as draft from "@/lib/compliance/exhibits/drafts-rules";
import { labeledAmounts } from "@/lib/compliance/exhibits/limits-rules";
import type { QuestionReason } from "@/lib/compliance/exhibits/schema";
import { denials, equivalents } from "@/lib/compliance/exhibits/values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { ratings, sizes } from "@/lib/compliance/requirements/values";
import { effectsOf, findForm, takesCoverage } from "@/lib/extraction/endorsements-rules";
import { formsIn } from "@/lib/extraction/form-numbers-rules";
import type { EndorsementEffect } from "@/lib/extraction/schema";

/** What a clause asks for besides limits. `of`: for which coverages; "all": each that the exhibit asks for, as far as `may` says. */
export type Grant = {
  make: (coverage: CoverageKind) => Requirement;
  of: readonly CoverageKind[] | "all";
  may: (coverage: CoverageKind) => boolean;
  question: QuestionReason | null;
};

/** No policy gives additional insureds to workers compensation or professional liability (lib/compliance/asks). */
const mayInsure = (coverage: CoverageKind) =>
  !["WORKERS_COMPENSATION", "PROFESSIONAL_LIABILITY", "CRIME", "BUILDERS_RISK"].includes(coverage);
const mayWaive = (coverage: CoverageKind) => !["PROFESSIONAL_LIABILITY", "CYBER_LIABILITY", "CRIME"].includes(coverage);
const any = () => true;
/** Only general liability distinguishes ongoing from completed operations. */
const isGeneralLiability = (coverage: CoverageKind) => coverage === "GENERAL_LIABILITY";

const exceptWords = /\b(?:other than|except(?:ing)?(?: for| as to)?|excluding|with the exception of|but not)\b/i;

/** The coverages that a clause names without those that it excepts. */
export function scopeIn({ text, mentions, context }: Pick<Clause, "text" | "mentions" | "context">): Scope | null {
  const except = exceptWords.exec(text);
  if (!except) return scopeOf(mentions) ?? context;
  const end = /\b(?:shall|must|will|is|are)\b/i.exec(text.slice(except.index))?.index ?? text.length;
  const isExcepted = ({ at }: { at: number }) => at > except.index && at < except.index + end;
  const excepted = mentions.filter(isExcepted).map(({ kind }) => kind);
  const named = scopeOf(mentions.filter((one) => !isExcepted(one))) ?? context ?? "all";
  if (named === "all") return coverageKinds.filter((kind) => !excepted.includes(kind));
  return named === "other" || named === "reference" ? named : named.filter((kind) => !excepted.includes(kind));
}

const insured =
  /\badditional(?:ly)?[- ]insureds?\b|\b(?:included|added|listed|named) as (?:an )?insureds?\b|\badd(?:itiona|')?l\.? insureds?\b|\bAIs?\b(?=[\s:]|$)/i;
const primary =
  /\bprimary(?:,? and|\s*\/|\s*&|,)?\s*non-?\s?contribut|\bprimary (?:to|basis|insurance\b(?! limits?)|coverage\b(?! limits?)|as respects|with respect)\b|\b(?:be|is|are|apply|as|a) (?:a )?primary\b(?! (?:limit|layer|policy|policies))|\bP\s?&\s?N\.?C\b/i;
const waives = /\bwaive(?:s|d|rs?)?\b[^.;]*\bsubrogat|\bsubrogat\w*[^.;]*\bwaive|\bWOS\b/i;
const cancels = /\bcancel\w*|\bterminat\w*|\bnon-?renew\w*|\bNOC\b|\bnon-?payment\b/i;
/** `before`: the clause before it in the same paragraph. */
export function grantsIn(clause: Clause, before: Clause | undefined): Grant[] {
  const { text } = clause;
  if (denials.test(text)) return [];
  const found: Grant[] = [...ofForms(clause)];
  const question = clause.isConditional ? ("condition" as const) : null;
  const scope = scopeIn(clause);
  const isByForm = (effect: (one: EndorsementEffect) => boolean) => formEffects(text).some(({ effects }) => effects.some(effect));
  const isEndorsement = /\bendorse/i.test(text) || formEffects(text).length > 0;
  const forms = { forms: null, isEndorsement };
  // Of a coverage that is named, it is proposed even if no policy gives it: the hint at the requirement says so.
  const isNamed = Array.isArray(scopeOf(clause.mentions)) && !exceptWords.test(text);
  const add = (of: Scope | null, may: Grant["may"], make: Grant["make"]) => {
    if (of === null || of === "other" || of === "reference") return;
    found.push({ make, of, may: isNamed && may !== isGeneralLiability ? any : may, question });
  };
  if (insured.test(text) && !isByForm((one) => one.startsWith("ADDITIONAL_INSURED")) && !/\bnamed insureds?\b/i.test(text)) {
    const of = scope ?? (["GENERAL_LIABILITY"] as const);
    const isCompletedOnly = completed.test(text) && !ongoing.test(text) && /\bfor (?:its )?completed op/i.test(text);
    if (!isCompletedOnly) add(of, mayInsure, (coverage) => draft.insuredRule(coverage, "ongoing", forms));
    if (completed.test(text)) addCompleted(add, of, forms);
  } else if (
    completed.test(text) &&
    before &&
    insured.test(before.text) &&
    /\bendorsements?\b|\bstatus\b/i.test(text) &&
    !/\byears?\b/i.test(text)
  )
    addCompleted(add, ["GENERAL_LIABILITY"], forms);
  if (primary.test(text) && !isByForm((one) => one === "PRIMARY"))
    add(primaryScope(clause, scope), mayInsure, (coverage) => draft.primaryRule(coverage, forms));
  if (waives.test(text) && !isByForm((one) => one === "WAIVER_OF_SUBROGATION"))
    add(scope ?? "all", mayWaive, (coverage) => draft.waiverRule(coverage, forms));
  const per =
    /\bper[- ](project|location)\b|\b(?:each|separately to (?:the|this|each|such)|apply(?:ing)? (?:separately )?to (?:the|this|each)) (project|location|job)\b|\bseparately to (?:the|this) (project)\b/i.exec(
      text,
    );
  const which = per?.slice(1).find(Boolean)?.toLowerCase();
  const isGeneral = Array.isArray(scope) ? scope.includes("GENERAL_LIABILITY") : scope === null;
  if (
    which &&
    isGeneral &&
    /\bagg/i.test(`${text} ${before?.text ?? ""} ${clause.context ? "agg" : ""}`) &&
    !isByForm((one) => one.startsWith("AGGREGATE"))
  )
    add(["GENERAL_LIABILITY"], any, () => draft.aggregateRule(which === "location" ? "LOCATION" : "PROJECT", forms));
  return [...found, ...ofPolicies(clause, scope, question), ...ofCompanies(clause, scope, question)];
}

const [ongoing, completed] = [/\bon-?going\b/i, /\bcompleted[- ]op(?:eration)?s?\b/i];

function addCompleted(
  add: (of: Scope, may: Grant["may"], make: Grant["make"]) => void,
  of: Scope,
  forms: { forms: null; isEndorsement: boolean },
): void {
  add(of, isGeneralLiability, (coverage) => draft.insuredRule(coverage, "completed", forms));
}

/** Primary insurance without a coverage's name: that of the additional insureds, which is each that can have them. */
function primaryScope({ text, mentions }: Clause, scope: Scope | null): Scope {
  if (scope !== null && scopeOf(mentions) !== null) return scope;
  if (insured.test(text) && !/\badditional insureds?\b[^.]*\bis primary|\bafforded\b|\bprovided\b/i.test(text))
    return scope ?? ["GENERAL_LIABILITY"];
  return scope ?? "all";
}

type FormEffects = { form: string; effects: readonly EndorsementEffect[]; coverage: CoverageKind };

/** The forms of a text that give something. */
function formEffects(text: string): FormEffects[] {
  return formsIn(text).flatMap(({ form, edition }): FormEffects[] => {
    const known = findForm(form);
    if (!known || takesCoverage(known)) return [];
    const coverage = coverageKinds.find((kind) => kind === known.line);
    return coverage ? [{ form: known.form, effects: effectsOf(known, edition), coverage }] : [];
  });
}

function ofForms({ text, isConditional }: Clause): Grant[] {
  const equal = equivalents.test(text);
  const question = isConditional ? ("condition" as const) : null;
  const all = formEffects(text);
  const grants: Grant[] = [];
  const give = (
    effect: EndorsementEffect,
    make: (coverage: CoverageKind, forms: { forms: readonly string[] | null; isEndorsement: boolean }) => Requirement,
  ) => {
    for (const coverage of coverageKinds) {
      const own = all.filter((one) => one.coverage === coverage && one.effects.includes(effect)).map(({ form }) => form);
      const forms = { forms: equal ? null : [...new Set(own)], isEndorsement: true };
      if (own.length > 0) grants.push({ make: () => make(coverage, forms), of: [coverage], may: any, question });
    }
  };
  give("ADDITIONAL_INSURED_ONGOING", (coverage, forms) => draft.insuredRule(coverage, "ongoing", forms));
  give("ADDITIONAL_INSURED", (coverage, forms) => draft.insuredRule(coverage, "ongoing", forms));
  give("ADDITIONAL_INSURED_COMPLETED", (coverage, forms) => draft.insuredRule(coverage, "completed", forms));
  give("PRIMARY", draft.primaryRule);
  give("WAIVER_OF_SUBROGATION", draft.waiverRule);
  give("AGGREGATE_PER_PROJECT", (_, forms) => draft.aggregateRule("PROJECT", forms));
  give("AGGREGATE_PER_LOCATION", (_, forms) => draft.aggregateRule("LOCATION", forms));
  const refused = formsIn(text).filter(
    ({ form }) => /^CG 2[12] /.test(form) && (findForm(form) ? takesCoverage(findForm(form) as never) : true),
  );
  if (refused.length > 0 && /\bnot\b|\bno\b|\bwithout\b|\bprohibited\b|\bunacceptable\b/i.test(text))
    grants.push({
      ...{
        make: () => draft.exclusionRule("GENERAL_LIABILITY", [...new Set(refused.map(({ form }) => form))].sort()),
        of: ["GENERAL_LIABILITY"],
      },
      ...{ may: any, question },
    });
  return grants;
}

/** What a clause says of how a policy is written: its basis, its autos, its statute, its retention. */
function ofPolicies({ text }: Clause, scope: Scope | null, question: QuestionReason | null): Grant[] {
  const kinds = Array.isArray(scope) ? (scope as readonly CoverageKind[]) : [];
  const grants: Grant[] = [];
  const add = (coverage: CoverageKind, make: Grant["make"]) => grants.push({ make, of: [coverage], may: any, question });
  const isNoClaimsMade = /\bclaims[- ]made\b[^.;]*\b(?:not (?:be )?(?:acceptable|accepted|permitted|allowed)|prohibited)\b/i.test(text);
  const isBasis =
    isNoClaimsMade ||
    /\boccurrence[- ](?:basis|form|coverage|policy)\b|\bon an? ["“]?occurrence\b|\boccurrence["”] (?:basis|form)/i.test(text);
  if (isBasis && (scope === null || kinds.includes("GENERAL_LIABILITY"))) add("GENERAL_LIABILITY", draft.basisRule);
  if (kinds.includes("AUTO_LIABILITY")) {
    const accepts = autosIn(text);
    if (accepts) add("AUTO_LIABILITY", () => draft.autosRule(accepts));
  }
  const isStatute =
    /\bstatutor(?:y|ily)\b|\b(?:required|provided|prescribed) by (?:law|statute|the laws|state law)\b|\b(?:in accordance|in compliance|compliance|complying) with (?:the )?(?:applicable |state )?(?:laws?|statutes?)\b|\brequirements of the state\b|\bas required by (?:the laws?|statute)/i;
  if (kinds.includes("WORKERS_COMPENSATION") && isStatute.test(text)) add("WORKERS_COMPENSATION", draft.statuteRule);
  const limited =
    /\b(?:not|may not|shall not|will not|no)\b[^.;]*\bexceed|\bmaximum\b|\bno (?:more|greater) than\b|\bnot (?:more|greater) than\b|\bnot to exceed\b|\blimited to\b/i;
  const held = limited.test(text) ? labeledAmounts(text).filter((one) => one.isRetention) : [];
  const [one] = held;
  if (held.length === 1 && one?.values.length === 1 && kinds.length === 1 && kinds[0] && !/\bwithout\b|\bconsent\b|\bapprov/i.test(text))
    add(kinds[0], (coverage) => draft.retentionRule(coverage, one.values[0] as number));
  return grants;
}

function autosIn(text: string): "any" | "any-or-all" | "hired-and-non-owned" | null {
  if (/\bany autos?\b|\bsymbol (?:\()?1\b/i.test(text)) return "any";
  const hired = /\bhired\b/i.test(text);
  const nonOwned = /\bnon-?\s?owned\b/i.test(text);
  if (!hired || !nonOwned) return null;
  return /\bowned\b/i.test(text.replace(/\bnon-?\s?owned\b/gi, "")) ? "any-or-all" : "hired-and-non-owned";
}

/** What a clause says of insurers and of their notices. */
function ofCompanies({ text }: Clause, scope: Scope | null, question: QuestionReason | null): Grant[] {
  const grants: Grant[] = [];
  const of = scope === null || scope === "other" || scope === "reference" ? "all" : scope;
  const rated = ratingIn(text);
  if (rated) grants.push({ make: (coverage) => draft.ratingRule(coverage, rated.rating, rated.size), of, may: any, question });
  for (const { days, isDoubtful } of noticesIn(text))
    grants.push({ make: (coverage) => draft.noticeRule(coverage, days), of, may: any, question: isDoubtful ? "figures" : question });
  return grants;
}

const letters = [...ratings]
  .sort((one, other) => other.length - one.length)
  .map((one) => one.replaceAll("+", "\\+"))
  .join("|");
const classes = [...sizes].sort((one, other) => other.length - one.length).join("|");
const together = new RegExp(
  `(?<![\\w.])(${letters})(?![+\\w])\\s*[-–:,/(]*\\s*(?:or (?:better|higher),?\\s*)?(?:(?:financial )?(?:size )?(?:class|category)\\s*)?(${classes})\\b`,
);
const alone = new RegExp(`(?<![\\w.])(${letters})(?![+\\w])`);
const size = new RegExp(`\\b(?:size|class|category)\\b[^IVX]{0,30}\\b(${classes})\\b`);
const isOfRating = /\bA\.?\s?M\.?\s?Best|\bBest'?s?\b|\brat(?:ed|ings?)\b/i;

function ratingIn(text: string) {
  if (!isOfRating.test(text)) return null;
  const plain = text
    .replace(/\bA\.?\s?M\.?\s?Best(?: Company)?('s)?/gi, "Best")
    .replace(/["“”]|\((?:excellent|superior|good|secure)\)/gi, "");
  const [, rating = alone.exec(plain)?.[1], category = size.exec(plain)?.[1]] = together.exec(plain) ?? [];
  const [known, ofSize] = [ratings.find((one) => one === rating), sizes.find((one) => one === category)];
  return known && ofSize ? { rating: known, size: ofSize } : null;
}

/** Days of notice before a policy ends; those for nonpayment are shorter and no requirement. */
function noticesIn(text: string): { days: number; isDoubtful: boolean }[] {
  if (!/\bnotices?\b|\bnotification\b|\bNOC\b/i.test(text) || !cancels.test(text)) return [];
  const plain = text
    .replace(/\bwithin\b[^.;]{0,25}\bdays?\b(?: of| after)?/gi, " ")
    .replace(
      /\([^()]*\bnon-?\s?payment[^()]*\)|\b(?:except |or |and |, )?(?:\w+ \(?\d*\)? ?|\d+ )?-?(?:days?'?|day's)(?: notice)?,? (?:written notice )?(?:for|in the event of|in case of) (?:cancellation for )?non-?\s?payment[^.;]*/gi,
      " ",
    );
  const found = daysIn(plain);
  const values = [...new Set(found.flatMap((one) => one.values))].filter((days) => days > 0 && days <= 365);
  return values.map((days) => ({ days, isDoubtful: values.length > 1 }));
}
