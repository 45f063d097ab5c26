import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { type Requirement, type RequirementSet, requirementSet } from "@/lib/compliance/requirements/schema";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";
import { setMessages } from "@/lib/compliance/requirements/words-values";
import { coded, issueSentence, type Sentence as StoredSentence } from "@/lib/infra/sentences-rules";

/** A stored set, or its first problem. `field`: "requirements.3.minimum". */
type StoredSet = { set: RequirementSet; problem: null } | { set: null; problem: { field: string; sentence: StoredSentence } };

/** Parses a stored set. A set that does not parse applies to no vendor, and the caller shows the problem. */
export function readStoredSet(stored: unknown): StoredSet {
  const { data, error } = requirementSet.safeParse(stored);
  if (data) return { set: data, problem: null };
  const [issue] = error.issues;
  const field = issue?.path.join(".") ?? "";
  return {
    set: null,
    problem: { field, sentence: issue && field !== "" ? issueSentence(issue.message) : coded(setMessages.notASet) },
  };
}

/** What a requirement asks, in a few words. */
export function needOf(rule: Requirement): Sentence {
  switch (rule.type) {
    case "coverage":
      return keyed("need_coverage", {}, { coverage: rule.coverage });
    case "stated-coverages":
      return keyed("need_stated");
    case "limit":
      return keyed(rule.umbrella ? "need_limit_with_umbrella" : "need_limit", { minimum: rule.minimum }, { limit: rule.limit });
    case "retention":
      return keyed("need_retention", { maximum: rule.maximum }, { coverage: rule.coverage });
    case "occurrence-basis":
      return keyed("need_occurrence", {}, { coverage: rule.coverage });
    case "auto-scope":
      return keyed("need_autos", {}, { autos: rule.accepts });
    case "per-statute":
      return keyed("need_statute");
    case "cancellation-notice":
      return keyed("need_notice", { days: rule.days }, { coverage: rule.coverage });
    case "no-exclusion":
      return keyed("need_no_exclusion", { forms: rule.forms.join(", ") }, { coverage: rule.coverage });
    case "certificate-holder":
      return keyed("need_holder");
    case "named-insured":
      return keyed("need_insured");
    case "insurer-rating":
      return keyed("need_rating", { rating: rule.rating, size: rule.size }, { coverage: rule.coverage });
    case "property-interest":
      return keyed("need_interest", {}, { interest: rule.interest });
    case "form-edition":
      return keyed("need_edition", { endsOn: rule.endsOn });
    case "document":
      return keyed("need_document", { name: rule.name, kind: rule.kind });
    default: {
      const { coverage, effect, rung } = grantOf(rule);
      return keyed("need_grant", {}, { coverage, effect, rung });
    }
  }
}

/** Requirements that are proven on the evidence ladder. */
export type Granted = Extract<Requirement, { type: "additional-insured" | "primary" | "waiver" | "aggregate-scope" }>;

/** Which effect such a requirement needs of which coverage, on which rung. Only general liability distinguishes operations. */
export function grantOf(rule: Granted) {
  const { rung } = rule;
  switch (rule.type) {
    case "additional-insured": {
      const { coverage, operations } = rule;
      if (coverage !== "GENERAL_LIABILITY") return { coverage, rung, effect: "ADDITIONAL_INSURED" as const };
      const effect = operations === "completed" ? ("ADDITIONAL_INSURED_COMPLETED" as const) : ("ADDITIONAL_INSURED_ONGOING" as const);
      return { coverage, rung, effect };
    }
    case "primary":
      return { coverage: rule.coverage, rung, effect: "PRIMARY" as const };
    case "waiver":
      return { coverage: rule.coverage, rung, effect: "WAIVER_OF_SUBROGATION" as const };
    case "aggregate-scope":
      return {
        coverage: "GENERAL_LIABILITY" as const,
        rung,
        effect: rule.scope === "PROJECT" ? ("AGGREGATE_PER_PROJECT" as const) : ("AGGREGATE_PER_LOCATION" as const),
      };
  }
}

/** The coverage of a requirement. Null: the requirement is about the papers as a whole. */
export function coverageOf(rule: Requirement): CoverageKind | null {
  if ("coverage" in rule) return rule.coverage;
  if (rule.type === "auto-scope") return "AUTO_LIABILITY";
  if (rule.type === "per-statute") return "WORKERS_COMPENSATION";
  if (rule.type === "property-interest") return "PROPERTY";
  return rule.type === "aggregate-scope" ? "GENERAL_LIABILITY" : null;
}

/** Whether a set only requires the stated coverages to be in force. */
export const isDatesOnly = ({ requirements }: Pick<RequirementSet, "requirements">): boolean =>
  requirements.length > 0 && requirements.every(({ type }) => type === "stated-coverages");

// A company checks all its vendors with the same few sets.
const tellers = new WeakMap<readonly Requirement[], Map<CoverageKind, Requirement | undefined>>();

/** The requirement that shows other questions about a coverage: its "in force" requirement, else the first about that coverage. */
export function tellerOf(rules: readonly Requirement[], coverage: CoverageKind | null): Requirement | undefined {
  if (coverage === null) return undefined;
  const known = tellers.get(rules) ?? new Map<CoverageKind, Requirement | undefined>();
  tellers.set(rules, known);
  if (!known.has(coverage)) {
    const own = rules.filter((one) => one.severity === "hard" && coverageOf(one) === coverage);
    known.set(coverage, own.find(({ type }) => type === "coverage") ?? own[0]);
  }
  return known.get(coverage);
}
