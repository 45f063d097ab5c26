import type { CoverageKind, JudgedLimit } from "@/lib/compliance/coverages/values";
import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import type { Rung } from "@/lib/compliance/requirements/values";
import type { ReadySetListDto } from "@/lib/requirements/schema";
import { textsOf } from "@/messages/say";

export type RuleType = Requirement["type"];
export type ReadyKey = ReadySetListDto["sets"][number]["key"];

/** Each type of requirement, in the order in which they are offered. */
export const ruleTypes = [
  ...(["coverage", "limit", "additional-insured", "waiver", "primary", "certificate-holder", "named-insured"] as const),
  ...(["occurrence-basis", "auto-scope", "per-statute", "aggregate-scope", "cancellation-notice", "no-exclusion"] as const),
  ...(["retention", "insurer-rating", "stated-coverages"] as const),
] satisfies RuleType[];

export const typeNames: Record<RuleType, string> = textsOf({
  coverage: "verdicts.typeCoverage",
  "stated-coverages": "verdicts.typeStatedCoverages",
  limit: "verdicts.typeLimit",
  retention: "verdicts.typeRetention",
  "occurrence-basis": "verdicts.typeOccurrenceBasis",
  "auto-scope": "verdicts.typeAutoScope",
  "per-statute": "verdicts.typePerStatute",
  "additional-insured": "verdicts.typeAdditionalInsured",
  primary: "verdicts.typePrimary",
  waiver: "verdicts.typeWaiver",
  "aggregate-scope": "verdicts.typeAggregateScope",
  "cancellation-notice": "verdicts.typeCancellationNotice",
  "no-exclusion": "verdicts.typeNoExclusion",
  "certificate-holder": "verdicts.typeCertificateHolder",
  "named-insured": "verdicts.typeNamedInsured",
  "insurer-rating": "verdicts.typeInsurerRating",
});

export const typeMeanings: Record<RuleType, string> = textsOf({
  coverage: "verdicts.typeCoverageAbout",
  "stated-coverages": "verdicts.typeStatedCoveragesAbout",
  limit: "verdicts.typeLimitAbout",
  retention: "verdicts.typeRetentionAbout",
  "occurrence-basis": "verdicts.typeOccurrenceBasisAbout",
  "auto-scope": "verdicts.typeAutoScopeAbout",
  "per-statute": "verdicts.typePerStatuteAbout",
  "additional-insured": "verdicts.typeAdditionalInsuredAbout",
  primary: "verdicts.typePrimaryAbout",
  waiver: "verdicts.typeWaiverAbout",
  "aggregate-scope": "verdicts.typeAggregateScopeAbout",
  "cancellation-notice": "verdicts.typeCancellationNoticeAbout",
  "no-exclusion": "verdicts.typeNoExclusionAbout",
  "certificate-holder": "verdicts.typeCertificateHolderAbout",
  "named-insured": "verdicts.typeNamedInsuredAbout",
  "insurer-rating": "verdicts.typeInsurerRatingAbout",
});

export const coverageNames: Record<CoverageKind, string> = textsOf({
  GENERAL_LIABILITY: "verdicts.generalLiability",
  AUTO_LIABILITY: "verdicts.autoLiability",
  UMBRELLA_POLICY: "verdicts.umbrella",
  WORKERS_COMPENSATION: "verdicts.workersCompensation",
  PROFESSIONAL_LIABILITY: "verdicts.professionalLiability",
  POLLUTION_LIABILITY: "verdicts.pollutionLiability",
  CYBER_LIABILITY: "verdicts.cyberLiability",
  MOTOR_TRUCK_CARGO: "verdicts.motorTruckCargo",
  BUILDERS_RISK: "verdicts.buildersRisk",
  CRIME: "verdicts.crime",
});

export const limitNames: Record<JudgedLimit, string> = textsOf({
  eachOccurrence: "verdicts.eachOccurrence",
  damageToRentedPremises: "verdicts.damageToRentedPremises",
  medicalExpense: "verdicts.medicalExpense",
  personalAdvInjury: "verdicts.personalAdvInjury",
  generalAggregate: "verdicts.generalAggregate",
  productsCompOpAggregate: "verdicts.productsCompOpAggregate",
  combinedSingleLimit: "verdicts.combinedSingleLimit",
  umbrellaEachOccurrence: "verdicts.umbrellaEachOccurrence",
  umbrellaAggregate: "verdicts.umbrellaAggregate",
  elEachAccident: "verdicts.elEachAccident",
  elDiseaseEachEmployee: "verdicts.elDiseaseEachEmployee",
  elDiseasePolicyLimit: "verdicts.elDiseasePolicyLimit",
  eachClaim: "verdicts.eachClaim",
  aggregate: "verdicts.aggregate",
  retention: "verdicts.retention",
});

export const rungNames: Record<Rung, string> = textsOf({
  checkbox: "verdicts.rungCheckbox",
  description: "verdicts.rungDescription",
  endorsement: "verdicts.rungEndorsement",
  policy: "verdicts.rungPolicy",
});

export const severityNames: Record<Requirement["severity"], string> = textsOf({
  hard: "verdicts.severityHard",
  soft: "verdicts.severitySoft",
});

export const throughNames: Record<RequirementOf<"coverage">["through"], string> = textsOf({
  today: "verdicts.throughToday",
  work: "verdicts.throughWork",
});

export const operationNames: Record<RequirementOf<"additional-insured">["operations"], string> = textsOf({
  ongoing: "verdicts.operationsOngoing",
  completed: "verdicts.operationsCompleted",
});

export const claimsMadeNames: Record<RequirementOf<"occurrence-basis">["claimsMade"], string> = textsOf({
  refused: "verdicts.claimsMadeRefused",
  "with-retroactive-date": "verdicts.claimsMadeWithDate",
});

export const autoNames: Record<RequirementOf<"auto-scope">["accepts"], string> = textsOf({
  any: "verdicts.autosAny",
  "any-or-all": "verdicts.autosAnyOrAll",
  "hired-and-non-owned": "verdicts.autosHiredAndNonOwned",
});

export const proprietorNames: Record<RequirementOf<"per-statute">["proprietorExcluded"], string> = textsOf({
  review: "verdicts.proprietorReview",
  accepted: "verdicts.proprietorAccepted",
});

export const scopeNames: Record<RequirementOf<"aggregate-scope">["scope"], string> = textsOf({
  PROJECT: "verdicts.scopeProject",
  LOCATION: "verdicts.scopeLocation",
});

export const gateNames: Record<"work" | "pay", string> = textsOf({ work: "verdicts.gateWork", pay: "verdicts.gatePay" });
export const answerNames: Record<"warn" | "stop", string> = textsOf({ warn: "verdicts.answerWarn", stop: "verdicts.answerStop" });

export const readyNames: Record<ReadyKey, string> = textsOf({
  default: "verdicts.readyDefault",
  "low-risk": "verdicts.readyLowRisk",
  standard: "verdicts.readyStandard",
  "high-risk": "verdicts.readyHighRisk",
  professional: "verdicts.readyProfessional",
  supplier: "verdicts.readySupplier",
  trucker: "verdicts.readyTrucker",
  "dates-only": "verdicts.readyDatesOnly",
});

export const readyMeanings: Record<ReadyKey, string> = textsOf({
  default: "requirements.readyDefault",
  "low-risk": "requirements.readyLowRisk",
  standard: "requirements.readyStandard",
  "high-risk": "requirements.readyHighRisk",
  professional: "requirements.readyProfessional",
  supplier: "requirements.readySupplier",
  trucker: "requirements.readyTrucker",
  "dates-only": "requirements.readyDatesOnly",
});
