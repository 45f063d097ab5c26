import type { CoverageKind, JudgedLimit } from "@/lib/compliance/coverages/values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import type { complianceStatuses } from "@/lib/compliance/statuses/values";
import type { LineResult } from "@/lib/compliance/verdicts/schema";

/** A longer text is not read. */
export const longestQuestion = 300;
/** The maximum number of conditions in a question. */
export const mostFilters = 12;

/** Fields that take a name or a part of one. */
export const namedFields = ["project", "city", "contact", "name", "holder", "insurer"] as const;
export type NamedField = (typeof namedFields)[number];

export const statusWords = {
  compliant: "COMPLIANT",
  "expiring-soon": "EXPIRING_SOON",
  expired: "EXPIRED",
  "non-compliant": "NON_COMPLIANT",
  "under-review": "UNDER_REVIEW",
  "no-documents": "NO_DOCUMENTS",
} as const satisfies Record<string, (typeof complianceStatuses)[number]>;
export type StatusWord = keyof typeof statusWords;

/** On no project at all, or only on projects and contracts that are over. */
export const projectsWords = ["none", "completed"] as const;
export type ProjectsWord = (typeof projectsWords)[number];

/** Enrolled in a project's wrap-up today, or on other days alone. */
export const enrolledWords = ["yes", "other"] as const;
export type EnrolledWord = (typeof enrolledWords)[number];

export const gateWords = ["clear", "warn", "stop"] as const;

export const coverageWords = {
  gl: "GENERAL_LIABILITY",
  auto: "AUTO_LIABILITY",
  umbrella: "UMBRELLA_POLICY",
  wc: "WORKERS_COMPENSATION",
  professional: "PROFESSIONAL_LIABILITY",
  pollution: "POLLUTION_LIABILITY",
  cyber: "CYBER_LIABILITY",
  cargo: "MOTOR_TRUCK_CARGO",
  "builders-risk": "BUILDERS_RISK",
  crime: "CRIME",
  property: "PROPERTY",
} as const satisfies Record<string, CoverageKind>;
export type CoverageWord = keyof typeof coverageWords;

/** Coverages that a vendor's row keeps up to date; the others are known by requirements alone. */
export const datedCoverages = ["gl", "auto", "umbrella", "wc"] as const satisfies CoverageWord[];

export const resultWords = {
  pass: ["pass", "provided"],
  fail: ["fail", "cancelled"],
  /** A soft requirement that is not met: the vendor may be compliant. */
  warning: ["fail", "cancelled"],
  review: ["being_read", "unreadable", "not_evaluated", "not_enrolled"],
  waived: ["waived", "accepted_short"],
  "not-enrolled": ["not_enrolled"],
} as const satisfies Record<string, LineResult[]>;
export type ResultWord = keyof typeof resultWords;

/** What a requirement is about: a coverage, a type, a limit, or several of them. */
export type RuleSubject = { coverage?: CoverageWord; part?: RulePart };

type PartMeaning = { type: Requirement["type"]; limits?: readonly JudgedLimit[] };

/** The text after the colon or period of `rule:gl.aggregate`, or all of `rule:waiver`. */
export const ruleParts = {
  "in-force": { type: "coverage" },
  occurrence: { type: "limit", limits: ["eachOccurrence", "umbrellaEachOccurrence"] },
  aggregate: { type: "limit", limits: ["generalAggregate", "umbrellaAggregate", "aggregate"] },
  products: { type: "limit", limits: ["productsCompOpAggregate"] },
  injury: { type: "limit", limits: ["personalAdvInjury"] },
  premises: { type: "limit", limits: ["damageToRentedPremises"] },
  medical: { type: "limit", limits: ["medicalExpense"] },
  csl: { type: "limit", limits: ["combinedSingleLimit"] },
  accident: { type: "limit", limits: ["elEachAccident"] },
  "disease-employee": { type: "limit", limits: ["elDiseaseEachEmployee"] },
  "disease-limit": { type: "limit", limits: ["elDiseasePolicyLimit"] },
  claim: { type: "limit", limits: ["eachClaim"] },
  limit: { type: "limit" },
  retention: { type: "retention" },
  basis: { type: "occurrence-basis" },
  autos: { type: "auto-scope" },
  statute: { type: "per-statute" },
  "additional-insured": { type: "additional-insured" },
  primary: { type: "primary" },
  waiver: { type: "waiver" },
  "per-project": { type: "aggregate-scope" },
  notice: { type: "cancellation-notice" },
  exclusion: { type: "no-exclusion" },
  holder: { type: "certificate-holder" },
  insured: { type: "named-insured" },
  rating: { type: "insurer-rating" },
  interest: { type: "property-interest" },
  edition: { type: "form-edition" },
} as const satisfies Record<string, PartMeaning>;
export type RulePart = keyof typeof ruleParts;

/** Other names that fields and their values are known by. */
export const otherFields: Readonly<Record<string, string>> = {
  vendor: "name",
  missing: "without",
  expiry: "expires",
  expiration: "expires",
  insured_by: "insurer",
  requirement: "rule",
};
export const otherCoverages: Readonly<Record<string, CoverageWord>> = {
  "general-liability": "gl",
  "auto-liability": "auto",
  automobile: "auto",
  excess: "umbrella",
  "workers-comp": "wc",
  "workers-compensation": "wc",
  "professional-liability": "professional",
  "pollution-liability": "pollution",
  "cyber-liability": "cyber",
};
export const otherStatuses: Readonly<Record<string, StatusWord>> = {
  expiring: "expiring-soon",
  noncompliant: "non-compliant",
  review: "under-review",
};
