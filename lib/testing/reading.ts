import type { Extraction, PolicyType, ReadPolicy } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";

type Wishes = {
  expiration?: string | null;
  effective?: string | null;
  number?: string;
  line?: PolicyType;
  unreadable?: string[];
  policies?: number;
  insured?: string | null;
  holder?: string;
  /** The certificate's own date. */
  dated?: string;
};

/** What the reader would give for a certificate with one policy (or `policies` equal ones), without reading one. */
export function readingOf(wishes: Wishes = {}): Extraction {
  const { expiration = "2099-06-01", number = "GL-0001", line = "GENERAL_LIABILITY", unreadable = [], policies = 1 } = wishes;
  const yearBefore = expiration ? `${Number(expiration.slice(0, 4)) - 1}${expiration.slice(4).replace("-02-29", "-02-28")}` : null;
  // Far terms have begun too, so that they are in force. A person confirmed their first day: a term of so many years is a question.
  const isFar = wishes.effective === undefined && (expiration ?? "") > "2090";
  const effectiveDate = wishes.effective === undefined ? (isFar ? "2026-01-01" : yearBefore) : wishes.effective;
  const confirmed = { page: 1, box: [0, 0, 1, 1] as [number, number, number, number], text: "", reader: "person" as const, confidence: 1 };
  const policy: ReadPolicy = {
    type: line,
    typeText: null,
    insurerLetter: "A",
    policyNumber: number,
    effectiveDate,
    expirationDate: expiration,
    occurrenceOrClaimsMade: null,
    additionalInsured: null,
    waiverOfSubrogation: null,
    aggregateAppliesPer: null,
    limits: Object.fromEntries(limitKeys.map((key) => [key, key === "eachOccurrence" ? 1_000_000 : null])) as ReadPolicy["limits"],
    limitsText: {},
    otherLimits: [],
    proprietorExcluded: null,
    ticked: [],
  };
  return {
    file: "certificate.pdf",
    sha256: "0".repeat(64),
    pages: 1,
    millis: 1,
    warnings: [],
    certificates: [
      {
        page: 1,
        formType: "ACORD_25_LOOKALIKE",
        formEdition: null,
        certificateDate: wishes.dated ?? null,
        certificateNumber: null,
        producer: { name: null, address: null, contact: null, phone: null, email: null },
        insured: { name: wishes.insured === undefined ? "Invented Paving" : wishes.insured, address: null },
        certificateHolder: wishes.holder ?? null,
        insurers: [{ letter: "A", name: "Invented Mutual", naic: "99999" }],
        policies: Array.from({ length: policies }, () => policy),
        descriptionOfOperations: null,
        endorsements: [],
        notices: [],
        evidence: isFar
          ? Object.fromEntries(Array.from({ length: policies }, (_, at) => [`/policies/${at}/effectiveDate`, confirmed]))
          : {},
        unreadable,
        reasons: {},
      },
    ],
  };
}
