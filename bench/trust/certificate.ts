import { papersOf } from "@/lib/compliance/coverages/rules";
import type { CoverageKind, JudgedLimit } from "@/lib/compliance/coverages/values";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import type { NamedParty, Wordings } from "@/lib/compliance/terms/wordings-schema";
import { judge } from "@/lib/compliance/verdicts/rules";
import { attach } from "@/lib/extraction/readers/endorsements";
import { doubtByPageTexts } from "@/lib/extraction/readers/page-texts";
import { type ReadCertificate, type ReadPolicy, readCertificate } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";
import { builder, inputOf, vendorName } from "@/lib/testing/papers";

/* One clean certificate that meets everything that contractors usually ask, with one more sentence in its description. */

const M = 1_000_000;
const hard = { severity: "hard" } as const;
const proof = { forms: null, blanket: true } as const;
const limit = (coverage: CoverageKind, name: JudgedLimit, minimum: number, umbrella: boolean): Requirement => ({
  ...{ type: "limit", key: name, ...hard, coverage, limit: name, minimum, umbrella },
});
const inForce = (coverage: CoverageKind): Requirement => ({
  ...{ type: "coverage", key: `${coverage}-in-force`, ...hard, coverage, through: "today", expiringDays: 30 },
});
const waiver = (coverage: CoverageKind): Requirement => ({
  ...{ type: "waiver", key: `${coverage}-waiver`, ...hard, coverage, rung: "checkbox", ...proof },
});
const insured = (operations: "ongoing" | "completed", forms: string[] | null): Requirement => ({
  ...{ type: "additional-insured", key: `gl-${operations}`, ...hard, coverage: "GENERAL_LIABILITY", operations },
  ...{ rung: "description", forms, blanket: true },
});

/** What a general contractor asks of a subcontractor. */
const requirements: Requirement[] = [
  ...(["GENERAL_LIABILITY", "AUTO_LIABILITY", "WORKERS_COMPENSATION", "UMBRELLA_POLICY"] as const).map(inForce),
  limit("GENERAL_LIABILITY", "eachOccurrence", M, true),
  limit("GENERAL_LIABILITY", "generalAggregate", 2 * M, true),
  limit("GENERAL_LIABILITY", "productsCompOpAggregate", 2 * M, true),
  limit("GENERAL_LIABILITY", "personalAdvInjury", M, false),
  { type: "occurrence-basis", key: "gl-basis", ...hard, coverage: "GENERAL_LIABILITY", claimsMade: "refused" },
  limit("AUTO_LIABILITY", "combinedSingleLimit", M, true),
  { type: "auto-scope", key: "auto-scope", ...hard, accepts: "any-or-all" },
  { type: "per-statute", key: "wc-statute", ...hard, proprietorExcluded: "review" },
  { type: "primary", key: "gl-primary", ...hard, coverage: "GENERAL_LIABILITY", rung: "description", ...proof },
  limit("WORKERS_COMPENSATION", "elEachAccident", M, false),
  limit("WORKERS_COMPENSATION", "elDiseaseEachEmployee", M, false),
  limit("WORKERS_COMPENSATION", "elDiseasePolicyLimit", M, false),
  limit("UMBRELLA_POLICY", "umbrellaEachOccurrence", 5 * M, false),
  limit("UMBRELLA_POLICY", "umbrellaAggregate", 5 * M, false),
  { type: "aggregate-scope", key: "gl-per-project", ...hard, scope: "PROJECT", rung: "checkbox", ...proof },
  insured("ongoing", ["CG 20 10", "CG 20 33", "CG 20 38", "CG 20 26"]),
  insured("completed", null),
  ...(["GENERAL_LIABILITY", "AUTO_LIABILITY", "WORKERS_COMPENSATION"] as const).map(waiver),
  { type: "certificate-holder", key: "holder", ...hard, names: [], address: false },
  { type: "named-insured", key: "insured", ...hard },
];
const set = { id: "usual", version: 1, name: "Usual", gates: readySets.standard.gates, requirements };

const [effectiveDate, expirationDate] = ["2026-01-01", "2027-01-01"];
const date = "2026-06-01";
const emptyLimits = Object.fromEntries(limitKeys.map((key) => [key, null])) as ReadPolicy["limits"];

function policy(type: ReadPolicy["type"], limits: Partial<ReadPolicy["limits"]>, over: Partial<ReadPolicy> = {}): ReadPolicy {
  return {
    ...{ type, typeText: null, insurerLetter: "A", policyNumber: `${type.slice(0, 2)}-4401-26`, effectiveDate, expirationDate },
    ...{ occurrenceOrClaimsMade: null, additionalInsured: true, waiverOfSubrogation: true, aggregateAppliesPer: null },
    limits: { ...emptyLimits, ...limits },
    ...{ limitsText: {}, otherLimits: [], proprietorExcluded: null, ticked: [], ...over },
  };
}

/** What is in every description, before the sentence that is tried. */
const usual = `Project: Harbor Street Medical Office, Job 2640. ${builder.name} is included as additional insured on the General Liability for \
ongoing operations per CG 20 10 and completed operations per CG 20 37 on a primary and non-contributory basis per CG 20 01. Waiver of \
subrogation applies in favor of ${builder.name} on General Liability, Auto and Workers Compensation.`;

/** The parties that the certificate names. */
export const parties: readonly NamedParty[] = [
  { role: "insured", name: vendorName },
  { role: "holder", name: builder.name },
  { role: "insurer", name: "Granite Mutual Insurance Company" },
];

function certificateWith(sentence: string): ReadCertificate {
  const employers = { elEachAccident: M, elDiseaseEachEmployee: M, elDiseasePolicyLimit: M };
  const general = { eachOccurrence: M, damageToRentedPremises: 100_000, medicalExpense: 5_000, personalAdvInjury: M };
  const certificate = readCertificate.parse({
    ...{ page: 1, formType: "ACORD_25", formEdition: "2016/03", certificateDate: "2026-05-04", certificateNumber: null },
    producer: { name: "Larkfield Insurance Brokers", address: null, contact: null, phone: null, email: null },
    insured: { name: vendorName, address: null },
    certificateHolder: `${builder.name}\n${builder.address}`,
    insurers: [{ letter: "A", name: "Granite Mutual Insurance Company", naic: "10022" }],
    policies: [
      policy(
        "GENERAL_LIABILITY",
        { ...general, generalAggregate: 2 * M, productsCompOpAggregate: 2 * M },
        { occurrenceOrClaimsMade: "OCCURRENCE", aggregateAppliesPer: "PROJECT" },
      ),
      policy("AUTO_LIABILITY", { combinedSingleLimit: M }, { ticked: ["ANY AUTO"] }),
      policy("UMBRELLA_POLICY", { umbrellaEachOccurrence: 5 * M, umbrellaAggregate: 5 * M }, { occurrenceOrClaimsMade: "OCCURRENCE" }),
      policy("WORKERS_COMPENSATION", employers, { additionalInsured: null, proprietorExcluded: false, ticked: ["PER STATUTE"] }),
    ],
    descriptionOfOperations: `${usual} ${sentence}`.trim(),
    ...{ evidence: {}, unreadable: [], reasons: {} },
  });
  const whole = attach(certificate, [], []);
  doubtByPageTexts(whole, []);
  return whole;
}

/** The verdict on a clean certificate whose description has one more sentence, as reading and judging a file would reach it. */
export function judgeSentence(sentence: string, wordings: Wordings = new Map()) {
  const reading = { file: "a.pdf", sha256: "", pages: 1, millis: 0, warnings: [], certificates: [certificateWith(sentence)] };
  const facts = { id: "a", fileName: "a.pdf", addedAt: "2026-05-05T10:00:00Z", isOther: false, typedExpiration: null, holderAnswer: null };
  const documents = papersOf({ ...facts, acceptedInsured: [], doubts: [], questions: [] }, reading);
  return judge(inputOf(documents, set, { date, wordings }));
}
