import { type CoverageTerm, type Doubt, expirationStatus, writtenDate } from "@/lib/compliance/rules";
import type { DocumentDto, DocumentType, ProcessingStatus } from "@/lib/documents/schema";
import { acceptedExtensions } from "@/lib/documents/values";
import type { Extraction, PolicyType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { candidateFinder, compareWithVendor, type NamedVendor } from "@/lib/vendors/rules";

/**
 * What a file is, told from its first bytes; never from its name or from what the sender says. Null for what is not taken,
 * and for a name with the ending of another kind of file: it would be handed on under that name.
 */
export function sniffContentType(head: Uint8Array, fileName: string): string | null {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
  const name = fileName.toLowerCase();
  const ending = /\.([^.]*)$/.exec(name)?.[1];
  if (ending !== undefined && !acceptedExtensions.some((accepted) => accepted === ending)) return null;
  // Scanners and mail gates put a few bytes before the header; a program or a page that carries one inside is none.
  const text = String.fromCharCode(...head.subarray(0, 1024));
  const isProgramOrPage = /^(MZ|\u007fELF|#!|PK|\s*<)/.test(text.slice(0, 64));
  if (text.includes("%PDF-") && !isProgramOrPage) return "application/pdf";
  if (begins(0xff, 0xd8, 0xff)) return "image/jpeg";
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  // Word's two containers hold other things too, so here the name decides which; the reader finds out if it lies.
  if (begins(0x50, 0x4b, 0x03, 0x04) && name.endsWith(".docx")) {
    return "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  }
  if (begins(0xd0, 0xcf, 0x11, 0xe0) && name.endsWith(".doc")) return "application/msword";
  return null;
}

/** Types that a browser shows without running anything; the others are offered as a download. */
export function isShownInBrowser(contentType: string): boolean {
  return ["application/pdf", "image/jpeg", "image/png"].includes(contentType);
}

const moves: Record<ProcessingStatus, readonly ProcessingStatus[]> = {
  PENDING: ["PROCESSING", "PENDING"],
  // A second worker takes over what a dead one was reading.
  PROCESSING: ["PROCESSED", "FAILED", "PENDING", "PROCESSING"],
  PROCESSED: ["PENDING"],
  FAILED: ["PENDING"],
};

/** The only way in which a document moves. */
export function canMove(from: ProcessingStatus, to: ProcessingStatus): boolean {
  return moves[from].includes(to);
}

/** What one person typed and one reading found, as far as judging needs it. Dates are ISO dates. */
export type DocumentFacts = {
  processingStatus: ProcessingStatus;
  typedDocumentType: DocumentType | null;
  typedExpirationDate: string | null;
  readExpirationDate: string | null;
  reviewReasons: readonly string[];
  /** The insured of its certificates, as they are written there. */
  insuredNames: readonly string[];
  /** Why it is not made out to the company; null: it is, or the company has entered no legal names. */
  holderDoubt: string | null;
  /** Whose document it is; null while nobody has said so. */
  vendor: NamedVendor | null;
};

/** Whose certificate it is, in doubt: `insured` is the name that comes nearest to the vendor's. */
export type InsuredDoubt = { likeness: "near" | "different"; insured: string; text: string };

/** The doubt whether a document is the vendor's. None when one of its certificates names the vendor, or none names anybody. */
export function insuredDoubt({ insuredNames, vendor }: Pick<DocumentFacts, "insuredNames" | "vendor">): InsuredDoubt | null {
  if (!vendor || insuredNames.length === 0) return null;
  const [nearest] = candidateFinder([vendor])(insuredNames);
  if (nearest?.likeness === "equal") return null;
  const names = insuredNames.map((name) => `"${name}"`).join(" and ");
  const text = `The certificate names ${names} as insured; this vendor is "${vendor.name}".`;
  return { likeness: nearest?.likeness ?? "different", insured: nearest?.insured ?? insuredNames[0] ?? "", text };
}

/**
 * Whether a coverage line of a file counts for the vendor: it is that of another insured when the file has a certificate that
 * names the vendor and this is not it, or when its insured is somebody quite different.
 */
export function countsForVendor(insured: string | null, insuredNames: readonly string[], vendor: NamedVendor): boolean {
  const likeness = insured === null ? "equal" : compareWithVendor(insured, vendor);
  return likeness === "equal" || (likeness === "near" && insuredDoubt({ insuredNames, vendor }) !== null);
}

/** The date that counts: the typed one, else the earliest that was read. */
export function effectiveExpiration(facts: Pick<DocumentFacts, "typedExpirationDate" | "readExpirationDate">): string | null {
  return facts.typedExpirationDate ?? facts.readExpirationDate;
}

/** From this day on the file itself says that cover has ended while the typed date says otherwise; null when they agree. */
export function contradictedFrom({ typedExpirationDate: typed, readExpirationDate: read }: DocumentFacts): string | null {
  return typed && read && read < typed ? read : null;
}

/** A document's badge on a day: expired if its date says so, in doubt unless everything was read, else by its date. */
export function documentBadge(facts: DocumentFacts, today: string): DocumentDto["complianceStatus"] {
  const expiration = effectiveExpiration(facts);
  const byDate = expiration ? expirationStatus(expiration, today) : null;
  if (byDate === "EXPIRED") return "EXPIRED";
  const contradicted = contradictedFrom(facts);
  const doubtful =
    facts.processingStatus !== "PROCESSED" ||
    facts.reviewReasons.length > 0 ||
    facts.vendor === null ||
    insuredDoubt(facts) !== null ||
    facts.holderDoubt !== null ||
    (contradicted !== null && contradicted <= today);
  return doubtful || !byDate ? "UNDER_REVIEW" : byDate;
}

export const coverageNames: Record<PolicyType, string> = {
  GENERAL_LIABILITY: "General liability",
  AUTO_LIABILITY: "Automobile liability",
  UMBRELLA_POLICY: "Umbrella / excess",
  WORKERS_COMPENSATION: "Workers compensation",
  OTHER: "Other coverage",
};

const valueNames: Record<string, string> = {
  policyNumber: "policy number",
  effectiveDate: "effective date",
  expirationDate: "expiration date",
  insurerLetter: "insurer letter",
  additionalInsured: "additional insured box",
  waiverOfSubrogation: "waiver of subrogation box",
  certificateDate: "certificate date",
  certificateHolder: "certificate holder",
};

const parties: Record<string, string> = { insurers: "Insurer", insured: "Insured", producer: "Producer" };

/** A list as a whole is in doubt when something of it may not have been found. */
const lists: Record<string, string> = { policies: "all coverages", insurers: "all insurers" };

/** "General liability: expiration date" for a pointer into a certificate. */
export function pointerName(certificate: ReadCertificate, pointer: string): string {
  const parts = pointer.split("/").slice(1);
  if (parts.length === 1 && parts[0] && parts[0] in lists) return lists[parts[0]] ?? "";
  const last = parts.at(-1) ?? "";
  const words = valueNames[last] ?? last.replace(/([A-Z])/g, " $1").toLowerCase();
  const policy = parts[0] === "policies" ? certificate.policies[Number(parts[1])] : undefined;
  const party = parties[parts[0] ?? ""];
  if (!policy) return party ? `${party}: ${words}` : words;
  return `${policy.typeText ?? coverageNames[policy.type]}: ${words}`;
}

/** What a reading means for its document. */
export type ReadSummary = {
  readDocumentType: DocumentType;
  readExpirationDate: string | null;
  insuredNames: string[];
  /** "" where an ACORD 25 names nobody; other forms may have none. */
  holders: string[];
  reviewReasons: string[];
};

const declarationTypes: Record<PolicyType, DocumentType> = {
  GENERAL_LIABILITY: "GENERAL_LIABILITY",
  AUTO_LIABILITY: "AUTO_LIABILITY",
  UMBRELLA_POLICY: "UMBRELLA_POLICY",
  WORKERS_COMPENSATION: "WORKERS_COMPENSATION",
  OTHER: "OTHER",
};

function readType(certificates: readonly ReadCertificate[]): DocumentType {
  if (certificates.some(({ formType }) => formType.startsWith("ACORD") || formType === "NON_ACORD_CERTIFICATE"))
    return "CERTIFICATE_OF_INSURANCE";
  const policies = certificates.filter(({ formType }) => formType === "DECLARATIONS").flatMap((certificate) => certificate.policies);
  const types = new Set(policies.map(({ type }) => type));
  const [only] = types;
  return only && types.size === 1 ? declarationTypes[only] : "OTHER";
}

/** Turns a reading into what is shown and what a person must look at. A file the person called OTHER needs no coverage. */
export function summariseReading(
  reading: Extraction,
  typed: Pick<DocumentFacts, "typedDocumentType" | "typedExpirationDate">,
): ReadSummary {
  const { certificates } = reading;
  const policies = certificates.flatMap((certificate) => certificate.policies);
  const expirations = policies.flatMap(({ expirationDate }) => (expirationDate ? [expirationDate] : [])).sort();
  const unreadable = certificates.flatMap((certificate) => certificate.unreadable.map((pointer) => pointerName(certificate, pointer)));
  const reviewReasons: string[] = [];
  if (policies.length === 0 && typed.typedDocumentType !== "OTHER") reviewReasons.push("No coverage was found in this file.");
  const unnamed = certificates.filter(
    ({ insured, policies: own, unreadable: lost }) => own.length > 0 && !insured.name && !lost.includes("/insured/name"),
  );
  if (unnamed.length > 0) reviewReasons.push("The certificate names no insured.");
  if (unreadable.length > 0) reviewReasons.push(`Could not be read with confidence: ${[...new Set(unreadable)].join("; ")}.`);
  for (const { type, typeText, effectiveDate, expirationDate } of policies) {
    if (!effectiveDate || !expirationDate || effectiveDate < expirationDate) continue;
    reviewReasons.push(`${typeText ?? coverageNames[type]}: the policy ends before it begins.`);
  }
  if (!typed.typedExpirationDate) {
    for (const certificate of certificates) {
      for (const [index, policy] of certificate.policies.entries()) {
        const stated = policy.expirationDate !== null || certificate.unreadable.includes(`/policies/${index}/expirationDate`);
        if (!stated) reviewReasons.push(`${policy.typeText ?? coverageNames[policy.type]}: no expiration date is stated.`);
      }
    }
  }
  const insuredNames = [...new Set(certificates.flatMap(({ insured }) => (insured.name ? [insured.name] : [])))];
  const holders = certificates.flatMap(({ certificateHolder, formType }) => certificateHolder ?? (formType === "ACORD_25" ? "" : []));
  return {
    readDocumentType: readType(certificates),
    readExpirationDate: expirations[0] ?? null,
    insuredNames,
    holders: [...new Set(holders)],
    reviewReasons,
  };
}

/** The line of cover that a newer policy of the same kind supersedes. */
export function coverageLine(coverage: PolicyType, coverageText: string | null): string {
  return coverage === "OTHER"
    ? `OTHER:${(coverageText ?? "")
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .trim()}`
    : coverage;
}

/** A policy number as it is compared: carriers and agents differ in spaces and dashes. */
export function comparableNumber(policyNumber: string | null): string | null {
  return policyNumber ? policyNumber.toUpperCase().replace(/[^A-Z0-9]/g, "") || null : null;
}

/** The same policy on two certificates, or read twice, has the same key; the reminder ledger counts by it. */
export function policyKey(term: Pick<CoverageTerm, "line" | "policyNumber" | "expiration">): string {
  return [term.line, term.policyNumber ?? "", term.expiration ?? ""].join("|");
}

const contradiction = (from: string) => `The file says that cover ended on ${writtenDate(from)}, the date that was typed is later.`;

export const noVendorReason = "Nobody has said yet which vendor's this is.";

/** What is in doubt about whose document it is, and for whom. */
function partyReasons(facts: DocumentFacts): string[] {
  const insured = facts.vendor ? insuredDoubt(facts)?.text : noVendorReason;
  return [insured, facts.holderDoubt].flatMap((reason) => reason ?? []);
}

/** Why a person must look at a document on that day. */
export function documentReasons(facts: DocumentFacts, today: string): string[] {
  const from = contradictedFrom(facts);
  return [...partyReasons(facts), ...facts.reviewReasons, ...(from && from <= today ? [contradiction(from)] : [])];
}

/** The doubts that a document raises about its vendor. */
export function documentDoubts(facts: DocumentFacts & { id: string; fileName: string }): Doubt[] {
  const { id, fileName, processingStatus } = facts;
  if (processingStatus === "FAILED") return [{ text: `${fileName} could not be read.`, from: null }];
  if (processingStatus !== "PROCESSED") return [{ text: `${fileName} has not been read yet.`, from: null }];
  const from = contradictedFrom(facts);
  const reasons = [...partyReasons(facts), ...facts.reviewReasons];
  return [
    ...reasons.map((reason) => ({ text: `${fileName}: ${reason}`, from: null, document: id })),
    ...(from ? [{ text: `${fileName}: ${contradiction(from)}`, from, document: id }] : []),
  ];
}

/** The insurer that a policy's letter names on its certificate. */
export function insurerOf(certificate: ReadCertificate, policy: ReadPolicy): ReadCertificate["insurers"][number] | undefined {
  return certificate.insurers.find(({ letter }) => letter !== null && letter === policy.insurerLetter);
}
