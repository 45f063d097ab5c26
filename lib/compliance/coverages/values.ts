import { aggregateScopes, limitKeys, propertyInterests } from "@/lib/extraction/values";

/** Coverages that a requirement can name. Those from professional liability on are in the free rows of a certificate; property has forms of its own. */
export const coverageKinds = [
  "GENERAL_LIABILITY",
  "AUTO_LIABILITY",
  "UMBRELLA_POLICY",
  "WORKERS_COMPENSATION",
  "PROFESSIONAL_LIABILITY",
  "POLLUTION_LIABILITY",
  "CYBER_LIABILITY",
  "MOTOR_TRUCK_CARGO",
  "BUILDERS_RISK",
  "CRIME",
  "PROPERTY",
] as const;
export type CoverageKind = (typeof coverageKinds)[number];

/** Limits in whole dollars: those of the form, those of the free rows, and those of property. `personalProperty`: contents. */
export const judgedLimits = [
  ...limitKeys,
  ...(["eachClaim", "aggregate", "retention", "building", "personalProperty", "businessIncome"] as const),
] as const;
export type JudgedLimit = (typeof judgedLimits)[number];

/** Which limits a coverage has. */
export const limitsOf: Record<CoverageKind, readonly JudgedLimit[]> = {
  GENERAL_LIABILITY: [
    ...(["eachOccurrence", "generalAggregate", "productsCompOpAggregate", "personalAdvInjury"] as const),
    ...(["damageToRentedPremises", "medicalExpense"] as const),
  ],
  AUTO_LIABILITY: ["combinedSingleLimit"],
  UMBRELLA_POLICY: ["umbrellaEachOccurrence", "umbrellaAggregate"],
  WORKERS_COMPENSATION: ["elEachAccident", "elDiseaseEachEmployee", "elDiseasePolicyLimit"],
  PROFESSIONAL_LIABILITY: ["eachClaim", "aggregate"],
  POLLUTION_LIABILITY: ["eachClaim", "aggregate"],
  CYBER_LIABILITY: ["eachClaim", "aggregate"],
  MOTOR_TRUCK_CARGO: ["eachClaim"],
  BUILDERS_RISK: ["eachClaim"],
  CRIME: ["eachClaim"],
  PROPERTY: ["building", "personalProperty", "businessIncome"],
};

/** The umbrella's limit above a limit, where a requirement lets the umbrella top it up. */
export const umbrellaAbove: Partial<Record<JudgedLimit, "umbrellaEachOccurrence" | "umbrellaAggregate">> = {
  eachOccurrence: "umbrellaEachOccurrence",
  personalAdvInjury: "umbrellaEachOccurrence",
  combinedSingleLimit: "umbrellaEachOccurrence",
  elEachAccident: "umbrellaEachOccurrence",
  elDiseaseEachEmployee: "umbrellaEachOccurrence",
  generalAggregate: "umbrellaAggregate",
  productsCompOpAggregate: "umbrellaAggregate",
  elDiseasePolicyLimit: "umbrellaAggregate",
};

/** What a paper is: the higher, the better it proves. `notice` and `other` open no coverage. */
export const papers = ["certificate", "policy", "endorsement", "notice", "other"] as const;
export type Paper = (typeof papers)[number];

/** Autos that an automobile policy covers. */
export const autoScopes = ["ANY", "OWNED", "SCHEDULED", "HIRED", "NON_OWNED"] as const;

export const aggregatePer = aggregateScopes;

/** Who has an interest in insured property, as evidence of property insurance says it of the firm that it is made out to. */
export const interests = propertyInterests;
export type Interest = (typeof interests)[number];

/** A value below this confidence is in doubt; above it, values are right at least 99.5 % of the time (docs/accuracy.md). */
export const sureConfidence = 0.9;
