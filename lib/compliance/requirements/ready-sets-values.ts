import type { CoverageKind, JudgedLimit } from "@/lib/compliance/coverages/values";
import type { Requirement, RequirementSet, SetVersion } from "@/lib/compliance/requirements/schema";
import { editionEnds, type Rung } from "@/lib/compliance/requirements/values";
import { expiringSoonDays } from "@/lib/compliance/statuses/values";
import { say } from "@/messages/say";

/*
 * The library of ready sets. Amounts are what construction firms commonly ask; a firm's broker confirms them. To add a set: an
 * entry in `readySets` (docs/verdicts.md).
 */

const M = 1_000_000;
const hard = { severity: "hard" } as const;
const short: Partial<Record<CoverageKind, string>> = {
  GENERAL_LIABILITY: "gl",
  AUTO_LIABILITY: "auto",
  UMBRELLA_POLICY: "umbrella",
  WORKERS_COMPENSATION: "wc",
  PROFESSIONAL_LIABILITY: "professional",
  MOTOR_TRUCK_CARGO: "cargo",
  POLLUTION_LIABILITY: "pollution",
  PROPERTY: "property",
};
const keyOf = (coverage: CoverageKind, what: string) => `${short[coverage] ?? coverage.toLowerCase()}-${what}`;

const inForce = (coverage: CoverageKind): Requirement => ({
  ...{ key: keyOf(coverage, "coverage"), type: "coverage", ...hard, coverage, through: "today", expiringDays: expiringSoonDays },
});
const limit = (coverage: CoverageKind, name: JudgedLimit, minimum: number, umbrella = false): Requirement => ({
  ...{ key: keyOf(coverage, name), type: "limit", ...hard, coverage, limit: name, minimum, umbrella },
});
const proof = (rung: Rung) => ({ rung, forms: null, blanket: true });
const statute: Requirement = { key: "wc-statute", type: "per-statute", ...hard, proprietorExcluded: "review" };
const occurrence: Requirement = {
  ...{ key: "gl-basis", type: "occurrence-basis", ...hard, coverage: "GENERAL_LIABILITY", claimsMade: "refused" },
};
const holder: Requirement = { key: "holder", type: "certificate-holder", ...hard, names: [], address: false };
const insured: Requirement = { key: "insured", type: "named-insured", ...hard };
const edition: Requirement = { key: "form-edition", type: "form-edition", severity: "soft", endsOn: editionEnds };
const parties = [holder, insured, edition];
const additionalInsured = (operations: "ongoing" | "completed", rung: Rung): Requirement => ({
  ...{ key: `gl-additional-insured-${operations}`, type: "additional-insured", ...hard, coverage: "GENERAL_LIABILITY", operations },
  ...proof(rung),
  ...(operations === "ongoing" && { forms: ["CG 20 10", "CG 20 33", "CG 20 38", "CG 20 26"] }),
});
const waiver = (coverage: CoverageKind, rung: Rung): Requirement => ({
  ...{ key: keyOf(coverage, "waiver"), type: "waiver", ...hard, coverage, ...proof(rung) },
});
const primary: Requirement = { key: "gl-primary", type: "primary", ...hard, coverage: "GENERAL_LIABILITY", ...proof("description") };
const perProject: Requirement = { key: "gl-per-project", type: "aggregate-scope", ...hard, scope: "PROJECT", ...proof("checkbox") };
const autos = (accepts: "any" | "any-or-all" | "hired-and-non-owned"): Requirement => ({
  key: "auto-scope",
  type: "auto-scope",
  ...hard,
  accepts,
});
const employers = (minimum: number): Requirement[] => [
  limit("WORKERS_COMPENSATION", "elEachAccident", minimum),
  limit("WORKERS_COMPENSATION", "elDiseaseEachEmployee", minimum),
  limit("WORKERS_COMPENSATION", "elDiseasePolicyLimit", minimum),
];
const general = (occurrenceLimit: number, aggregate: number, umbrella: boolean): Requirement[] => [
  inForce("GENERAL_LIABILITY"),
  limit("GENERAL_LIABILITY", "eachOccurrence", occurrenceLimit, umbrella),
  limit("GENERAL_LIABILITY", "generalAggregate", aggregate, umbrella),
];
const auto = (minimum: number, umbrella: boolean): Requirement[] => [
  inForce("AUTO_LIABILITY"),
  limit("AUTO_LIABILITY", "combinedSingleLimit", minimum, umbrella),
];
const workers: Requirement[] = [inForce("WORKERS_COMPENSATION"), statute];
const umbrella = (minimum: number): Requirement[] => [
  inForce("UMBRELLA_POLICY"),
  limit("UMBRELLA_POLICY", "umbrellaEachOccurrence", minimum),
  limit("UMBRELLA_POLICY", "umbrellaAggregate", minimum),
];

const gate = { failing: "stop", review: "warn", softMiss: "clear" } as const;
const gates: RequirementSet["gates"] = { work: gate, pay: gate };
const strictGates: RequirementSet["gates"] = { work: { ...gate, review: "stop" }, pay: gate };

/** What a construction firm asks of a trade, with and without the endorsements that a hazardous trade needs. */
const trade = [
  ...general(M, 2 * M, true),
  limit("GENERAL_LIABILITY", "productsCompOpAggregate", 2 * M, true),
  limit("GENERAL_LIABILITY", "personalAdvInjury", M),
  occurrence,
  ...auto(M, true),
  autos("any-or-all"),
  ...workers,
  primary,
];

/** By key. `default` is the request template of the specification, and the certificate holder that vendors are shown. */
export const readySets = {
  default: {
    get name() {
      return say("verdicts.readyDefault");
    },
    requirements: [...general(M, 2 * M, false), ...workers, ...auto(M, false), holder],
    gates,
  },
  "low-risk": {
    get name() {
      return say("verdicts.readyLowRisk");
    },
    requirements: [...general(M, 2 * M, true), occurrence, ...workers, ...auto(M, true), autos("hired-and-non-owned"), ...parties],
    gates,
  },
  standard: {
    get name() {
      return say("verdicts.readyStandard");
    },
    requirements: [
      ...[...trade, ...employers(M), additionalInsured("ongoing", "checkbox"), waiver("GENERAL_LIABILITY", "checkbox")],
      ...[waiver("WORKERS_COMPENSATION", "checkbox"), ...parties],
    ],
    gates,
  },
  "high-risk": {
    get name() {
      return say("verdicts.readyHighRisk");
    },
    requirements: [
      ...[...trade, ...employers(M), ...umbrella(5 * M), perProject],
      ...[additionalInsured("ongoing", "endorsement"), additionalInsured("completed", "endorsement")],
      ...[waiver("GENERAL_LIABILITY", "endorsement"), waiver("AUTO_LIABILITY", "checkbox"), waiver("WORKERS_COMPENSATION", "endorsement")],
      ...parties,
    ],
    gates: strictGates,
  },
  professional: {
    get name() {
      return say("verdicts.readyProfessional");
    },
    requirements: [
      ...[...general(M, 2 * M, true), ...workers, inForce("PROFESSIONAL_LIABILITY")],
      ...[limit("PROFESSIONAL_LIABILITY", "eachClaim", M), limit("PROFESSIONAL_LIABILITY", "aggregate", 2 * M), ...parties],
    ],
    gates,
  },
  supplier: {
    get name() {
      return say("verdicts.readySupplier");
    },
    requirements: [
      ...[...general(M, 2 * M, true), limit("GENERAL_LIABILITY", "productsCompOpAggregate", 2 * M, true)],
      ...[...auto(M, true), autos("hired-and-non-owned"), ...parties],
    ],
    gates,
  },
  trucker: {
    get name() {
      return say("verdicts.readyTrucker");
    },
    requirements: [
      ...[...general(M, 2 * M, true), ...auto(M, true), autos("any-or-all"), ...workers],
      ...[inForce("MOTOR_TRUCK_CARGO"), limit("MOTOR_TRUCK_CARGO", "eachClaim", 100_000), ...parties],
    ],
    gates,
  },
  property: {
    get name() {
      return say("verdicts.readyProperty");
    },
    requirements: [
      ...[inForce("PROPERTY"), limit("PROPERTY", "building", M)],
      { key: "property-retention", type: "retention", ...hard, coverage: "PROPERTY", maximum: 25_000 },
      { key: "property-interest", type: "property-interest", ...hard, interest: "LOSS_PAYEE" },
      ...[holder, insured],
    ],
    gates,
  },
  "dates-only": {
    get name() {
      return say("verdicts.readyDatesOnly");
    },
    requirements: [{ key: "stated", type: "stated-coverages", ...hard, expiringDays: expiringSoonDays }],
    gates,
  },
} satisfies Record<string, RequirementSet>;

/** The set of a company that has not chosen a set. It checks dates only. */
export const datesOnlyId = "00000000-0000-0000-0000-000000000000";
export const datesOnlySet = (): SetVersion => ({ ...readySets["dates-only"], id: datesOnlyId, version: 1 });
