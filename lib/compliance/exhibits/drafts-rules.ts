import type { CoverageKind, JudgedLimit } from "@/lib/compliance/coverages/values";
import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import { expiringSoonDays } from "@/lib/compliance/statuses/values";

/* Requirements as an exhibit proposes them, with the settings that ready sets have where contracts say nothing of them. */

const short: Record<CoverageKind, string> = {
  GENERAL_LIABILITY: "gl",
  AUTO_LIABILITY: "auto",
  UMBRELLA_POLICY: "umbrella",
  WORKERS_COMPENSATION: "wc",
  PROFESSIONAL_LIABILITY: "professional",
  POLLUTION_LIABILITY: "pollution",
  CYBER_LIABILITY: "cyber",
  MOTOR_TRUCK_CARGO: "cargo",
  BUILDERS_RISK: "builders-risk",
  CRIME: "crime",
  PROPERTY: "property",
};
const keyOf = (coverage: CoverageKind, what: string) => `${short[coverage]}-${what}`;
const hard = { severity: "hard" } as const;

/** Forms that prove a grant; null: each form that gives it. Words of a form ask for its page. */
type Forms = { forms: readonly string[] | null; isEndorsement: boolean };
const proof = <Rung extends string>({ forms, isEndorsement }: Forms, rung: Rung) => ({
  rung: isEndorsement ? ("endorsement" as const) : rung,
  forms: forms && [...forms],
  blanket: true,
});

export const coverageRule = (coverage: CoverageKind): Requirement => ({
  ...{ key: keyOf(coverage, "coverage"), type: "coverage", ...hard, coverage, through: "today", expiringDays: expiringSoonDays },
});
export const limitRule = (coverage: CoverageKind, limit: JudgedLimit, minimum: number): Requirement => ({
  ...{ key: keyOf(coverage, limit), type: "limit", ...hard, coverage, limit, minimum, umbrella: false },
});
export const statuteRule = (): Requirement => ({ key: "wc-statute", type: "per-statute", ...hard, proprietorExcluded: "review" });
export const basisRule = (coverage: CoverageKind): Requirement => ({
  ...{ key: keyOf(coverage, "basis"), type: "occurrence-basis", ...hard, coverage, claimsMade: "refused" },
});
export const autosRule = (accepts: RequirementOf<"auto-scope">["accepts"]): Requirement => ({
  key: "auto-scope",
  type: "auto-scope",
  ...hard,
  accepts,
});
export const insuredRule = (coverage: CoverageKind, operations: "ongoing" | "completed", forms: Forms): Requirement => ({
  ...{ key: keyOf(coverage, `additional-insured-${operations}`), type: "additional-insured", ...hard, coverage, operations },
  ...proof(forms, operations === "ongoing" ? "checkbox" : "description"),
});
export const primaryRule = (coverage: CoverageKind, forms: Forms): Requirement => ({
  ...{ key: keyOf(coverage, "primary"), type: "primary", ...hard, coverage, ...proof(forms, "description") },
});
export const waiverRule = (coverage: CoverageKind, forms: Forms): Requirement => ({
  ...{ key: keyOf(coverage, "waiver"), type: "waiver", ...hard, coverage, ...proof(forms, "checkbox") },
});
export const aggregateRule = (scope: "PROJECT" | "LOCATION", forms: Forms): Requirement => ({
  ...{ key: `gl-per-${scope.toLowerCase()}`, type: "aggregate-scope", ...hard, scope, ...proof(forms, "checkbox") },
});
/** Certificates do not prove a notice, so a miss only warns. */
export const noticeRule = (coverage: CoverageKind, days: number): Requirement => ({
  ...{ key: keyOf(coverage, "notice"), type: "cancellation-notice", severity: "soft", coverage, days, rung: "endorsement" },
});
export const ratingRule = (
  coverage: CoverageKind,
  rating: RequirementOf<"insurer-rating">["rating"],
  size: RequirementOf<"insurer-rating">["size"],
): Requirement => ({ key: keyOf(coverage, "rating"), type: "insurer-rating", ...hard, coverage, rating, size });
export const holderRule = (name: string): Requirement => ({
  key: "holder",
  type: "certificate-holder",
  ...hard,
  names: [name],
  address: false,
});
export const retentionRule = (coverage: CoverageKind, maximum: number): Requirement => ({
  ...{ key: keyOf(coverage, "retention"), type: "retention", ...hard, coverage, maximum },
});
export const exclusionRule = (coverage: CoverageKind, forms: readonly string[]): Requirement => ({
  ...{ key: keyOf(coverage, "no-exclusion"), type: "no-exclusion", ...hard, coverage, forms: [...forms] },
});
