import type { JudgedCoverage, JudgedDocument, JudgedEndorsement, Stated } from "@/lib/compliance/coverages/schema";
import type { CoverageKind, JudgedLimit } from "@/lib/compliance/coverages/values";
import type { Holder } from "@/lib/compliance/papers/proofs-schema";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import type { Requirement, RequirementSet } from "@/lib/compliance/requirements/schema";
import { render } from "@/lib/compliance/requirements/words-rules";
import { judge, type VerdictInput } from "@/lib/compliance/verdicts/rules";

/* Invented papers of an invented vendor, as the engine judges them. */

export const none: Stated<never> = { state: "absent", value: null, reader: null, confidence: 1, page: null, box: null };
export const read = <Value>(value: Value): Stated<Value> => ({
  ...{ state: "read", value, reader: "text", confidence: 0.99, page: 1, box: [10, 20, 60, 32] },
});
export const doubted = <Value>(value: Value | null = null): Stated<Value> => ({
  ...{ state: "doubt", value, reader: "ocr", confidence: 0.4, page: 1, box: [10, 20, 60, 32] },
});

export const vendorName = "Pinecrest Roofing LLC";
export const builder: Holder = { name: "Example Builders Inc", address: "200 Example Plaza, Springfield, IL 62701" };
export const holderText = "Example Builders Inc\n200 Example Plaza\nSpringfield, IL 62701";
export const today = "2026-06-01";

const amounts: Partial<Record<CoverageKind, Partial<Record<JudgedLimit, number>>>> = {
  GENERAL_LIABILITY: {
    ...{ eachOccurrence: 1_000_000, generalAggregate: 2_000_000, productsCompOpAggregate: 2_000_000, personalAdvInjury: 1_000_000 },
    ...{ damageToRentedPremises: 100_000, medicalExpense: 5_000 },
  },
  AUTO_LIABILITY: { combinedSingleLimit: 1_000_000 },
  UMBRELLA_POLICY: { umbrellaEachOccurrence: 5_000_000, umbrellaAggregate: 5_000_000 },
  WORKERS_COMPENSATION: { elEachAccident: 1_000_000, elDiseaseEachEmployee: 1_000_000, elDiseasePolicyLimit: 1_000_000 },
  PROFESSIONAL_LIABILITY: { eachClaim: 1_000_000, aggregate: 2_000_000 },
  MOTOR_TRUCK_CARGO: { eachClaim: 100_000 },
};

export const limitsRead = (limits: Partial<Record<JudgedLimit, number>>): JudgedCoverage["limits"] =>
  Object.fromEntries(Object.entries(limits).map(([name, amount]) => [name, read(amount)]));

/** A coverage line in force on `today`, with common limits and every box checked. */
export function coverage(kind: CoverageKind | null, over: Partial<JudgedCoverage> = {}): JudgedCoverage {
  const isGeneral = kind === "GENERAL_LIABILITY";
  return {
    kind,
    name: null,
    policyNumber: read(`${(kind ?? "OTHER").slice(0, 4)}-1001`),
    insurerName: "Invented Mutual",
    insurerNaic: "12345",
    effective: read("2026-01-01"),
    expiration: read("2027-01-01"),
    basis: isGeneral || kind === "UMBRELLA_POLICY" ? read("OCCURRENCE" as const) : none,
    retroactiveDate: none,
    additionalInsured: read(true),
    waiverOfSubrogation: read(true),
    primary: none,
    aggregatePer: isGeneral ? read("PROJECT" as const) : none,
    autos: kind === "AUTO_LIABILITY" ? read(["ANY" as const]) : none,
    perStatute: kind === "WORKERS_COMPENSATION" ? read(true) : none,
    proprietorExcluded: kind === "WORKERS_COMPENSATION" ? read(false) : none,
    limits: limitsRead((kind && amounts[kind]) ?? {}),
    hasSplitLimits: false,
    ...over,
  };
}

export function paper(over: Partial<JudgedDocument> = {}): JudgedDocument {
  return {
    id: "certificate",
    part: 0,
    fileName: "certificate.pdf",
    paper: "certificate",
    expectsCoverage: true,
    isUnread: false,
    addedAt: "2026-01-05T10:00:00Z",
    certificateDate: "2026-01-04",
    insured: read(vendorName),
    acceptedInsured: [],
    holder: read(holderText),
    holderAnswer: null,
    description: none,
    noticeDays: none,
    coverages: [],
    endorsements: [],
    doubts: [],
    questions: [],
    ...over,
  };
}

export function endorsement(form: string | null, over: Partial<JudgedEndorsement> = {}): JudgedEndorsement {
  return {
    ...{ form, edition: "04 13", gives: [], line: "GENERAL_LIABILITY", source: "page", granted: true, persons: [builder.name] },
    ...{ expires: null, insured: null },
    ...{ policyNumber: null, effective: null, page: 2, text: "ADDITIONAL INSURED" },
    ...over,
  };
}

export const primaryWords = "Coverage is primary and non-contributory.";

/** One certificate with all usual coverages, followed by endorsement pages: it meets the standard and high-risk sets. */
export const fullPaper = (over: Partial<JudgedDocument> = {}): JudgedDocument =>
  paper({
    description: read(primaryWords),
    coverages: (["GENERAL_LIABILITY", "AUTO_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION"] as const).map((kind) => coverage(kind)),
    endorsements: [
      endorsement("CG 20 10"),
      endorsement("CG 20 37", { page: 3 }),
      endorsement("CG 24 04", { page: 4, text: "WAIVER OF TRANSFER OF RIGHTS" }),
      endorsement("WC 00 03 13", { page: 5, line: "WORKERS_COMPENSATION", text: "WAIVER OF OUR RIGHT TO RECOVER" }),
    ],
    ...over,
  });

export const setOf = (requirements: readonly Requirement[], over: Partial<RequirementSet> = {}): VerdictInput["set"] => ({
  ...readySets.default,
  ...over,
  id: "set",
  version: 1,
  requirements: [...requirements],
});

export const readySet = (key: keyof typeof readySets): VerdictInput["set"] => ({ ...readySets[key], id: key, version: 1 });

/** What a vendor with these papers is judged on. */
export function inputOf(documents: readonly JudgedDocument[], set: VerdictInput["set"], over: Partial<VerdictInput> = {}): VerdictInput {
  return {
    documents,
    vendor: { name: vendorName, acceptedNames: [] },
    notices: [],
    set,
    holders: [builder],
    exceptions: [],
    decisions: [],
    ratings: [{ naic: "12345", rating: "A", size: "X" }],
    contract: null,
    date: today,
    ...over,
  };
}

/** A file that is not read yet. */
export const unreadFile = paper({ id: "new", fileName: "new.pdf", expectsCoverage: false, isUnread: true, insured: none, holder: none });

/** The result of one requirement, its reason and what to ask for, in words. */
export function judged(rule: Requirement, documents: readonly JudgedDocument[], over: Partial<VerdictInput> = {}) {
  const { lines } = judge(inputOf(documents, setOf([rule]), over));
  const [line] = lines;
  if (!line) throw new Error("no line");
  return { result: line.result, reason: render(line.reason), fix: line.change ? render(line.change.sentence) : null, proofs: line.proofs };
}
