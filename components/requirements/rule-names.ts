import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import type { ReadySetListDto } from "@/lib/compliance/sets/schema";
import type { PlainKey } from "@/messages/say";

export type RuleType = Requirement["type"];
export type ReadyKey = ReadySetListDto["sets"][number]["key"];

/** Each type of requirement, in the order in which they are offered. */
export const ruleTypes = [
  ...(["coverage", "limit", "additional-insured", "waiver", "primary", "certificate-holder", "named-insured"] as const),
  ...(["occurrence-basis", "auto-scope", "per-statute", "aggregate-scope", "cancellation-notice", "no-exclusion"] as const),
  ...(["retention", "insurer-rating", "stated-coverages", "document", "property-interest", "form-edition"] as const),
] satisfies RuleType[];

export const severityNames: Record<Requirement["severity"], PlainKey> = {
  hard: "verdicts.severityHard",
  soft: "verdicts.severitySoft",
};

export const throughNames: Record<RequirementOf<"coverage">["through"], PlainKey> = {
  today: "verdicts.throughToday",
  work: "verdicts.throughWork",
};

export const operationNames: Record<RequirementOf<"additional-insured">["operations"], PlainKey> = {
  ongoing: "verdicts.operationsOngoing",
  completed: "verdicts.operationsCompleted",
};

export const claimsMadeNames: Record<RequirementOf<"occurrence-basis">["claimsMade"], PlainKey> = {
  refused: "verdicts.claimsMadeRefused",
  "with-retroactive-date": "verdicts.claimsMadeWithDate",
};

export const autoNames: Record<RequirementOf<"auto-scope">["accepts"], PlainKey> = {
  any: "verdicts.autosAny",
  "any-or-all": "verdicts.autosAnyOrAll",
  "hired-and-non-owned": "verdicts.autosHiredAndNonOwned",
};

export const proprietorNames: Record<RequirementOf<"per-statute">["proprietorExcluded"], PlainKey> = {
  review: "verdicts.proprietorReview",
  accepted: "verdicts.proprietorAccepted",
};

export const scopeNames: Record<RequirementOf<"aggregate-scope">["scope"], PlainKey> = {
  PROJECT: "verdicts.scopeProject",
  LOCATION: "verdicts.scopeLocation",
};

export const readyNames: Record<ReadyKey, PlainKey> = {
  default: "verdicts.readyDefault",
  "low-risk": "verdicts.readyLowRisk",
  standard: "verdicts.readyStandard",
  "high-risk": "verdicts.readyHighRisk",
  professional: "verdicts.readyProfessional",
  supplier: "verdicts.readySupplier",
  trucker: "verdicts.readyTrucker",
  property: "verdicts.readyProperty",
  "dates-only": "verdicts.readyDatesOnly",
};

export const readyMeanings: Record<ReadyKey, PlainKey> = {
  default: "requirements.readyDefault",
  "low-risk": "requirements.readyLowRisk",
  standard: "requirements.readyStandard",
  "high-risk": "requirements.readyHighRisk",
  professional: "requirements.readyProfessional",
  supplier: "requirements.readySupplier",
  trucker: "requirements.readyTrucker",
  property: "requirements.readyProperty",
  "dates-only": "requirements.readyDatesOnly",
};
