import { coverageCodes } from "@/lib/compliance/policies/rules";
import type { DocumentFacts } from "@/lib/compliance/statuses/doubts-rules";
import { typesWithoutCoverage } from "@/lib/compliance/statuses/values";
import type { DocumentType, ProcessingStatus } from "@/lib/documents/schema";
import { acceptedExtensions, type ContentType, fileKinds } from "@/lib/documents/values";
import type { Extraction, NoticeKind, PolicyType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { coded, inWords, joined, type Sentence, withoutRepeats } from "@/lib/infra/sentences-rules";
import type { TextKey } from "@/messages/say";

/**
 * The type of a file by its first bytes, never by its name or what the sender says. Null for a type that we do not accept,
 * and for a name with the ending of another type: the file would be passed on under that name.
 */
export function sniffContentType(head: Uint8Array, fileName: string): ContentType | null {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
  const name = fileName.toLowerCase();
  const ending = /\.([^.]*)$/.exec(name)?.[1];
  if (ending !== undefined && !acceptedExtensions.some((accepted) => accepted === ending)) return null;
  // Scanners and mail gateways put a few bytes before the header. A program or a page that contains a PDF is not one.
  const text = String.fromCharCode(...head.subarray(0, 1024));
  const isProgramOrPage = /^(MZ|\u007fELF|#!|PK|\s*<)/.test(text.slice(0, 64));
  if (text.includes("%PDF-") && !isProgramOrPage) return "application/pdf";
  if (begins(0xff, 0xd8, 0xff)) return "image/jpeg";
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (/^(?:II\*\0|MM\0\*)/.test(text)) return "image/tiff";
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return "image/webp";
  // The brands of phones' pictures; other files of this family are films.
  if (/^[\s\S]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(text)) return "image/heic";
  // Word's two containers hold other things too, so here the name decides which; the reader finds out if it lies.
  if (begins(0x50, 0x4b, 0x03, 0x04) && name.endsWith(".docx")) {
    return "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  }
  if (begins(0xd0, 0xcf, 0x11, 0xe0) && name.endsWith(".doc")) return "application/msword";
  return null;
}

/** Types that a browser shows without running anything; the others are offered as a download. */
export function isShownInBrowser(contentType: string): boolean {
  return fileKinds.some((kind) => kind.contentType === contentType && kind.shown);
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

const valueNames: Readonly<Record<string, TextKey>> = {
  policyNumber: "documents.policyNumber",
  effectiveDate: "documents.effectiveDate",
  expirationDate: "documents.expirationDateText",
  insurerLetter: "documents.insurerLetterText",
  additionalInsured: "documents.additionalInsuredBox",
  waiverOfSubrogation: "documents.waiverOfSubrogationBox",
  certificateDate: "documents.certificateDate",
  certificateHolder: "documents.certificateHolderText",
  eachOccurrence: "server.doubts.eachOccurrence",
  damageToRentedPremises: "server.doubts.damageToRentedPremises",
  medicalExpense: "server.doubts.medicalExpense",
  personalAdvInjury: "server.doubts.personalAdvInjury",
  generalAggregate: "server.doubts.generalAggregate",
  productsCompOpAggregate: "server.doubts.productsCompOpAggregate",
  combinedSingleLimit: "server.doubts.combinedSingleLimit",
  umbrellaEachOccurrence: "server.doubts.umbrellaEachOccurrence",
  umbrellaAggregate: "server.doubts.umbrellaAggregate",
  elEachAccident: "server.doubts.elEachAccident",
  elDiseaseEachEmployee: "server.doubts.elDiseaseEachEmployee",
  elDiseasePolicyLimit: "server.doubts.elDiseasePolicyLimit",
  bodilyInjuryPerPerson: "server.doubts.bodilyInjuryPerPerson",
  bodilyInjuryPerAccident: "server.doubts.bodilyInjuryPerAccident",
  propertyDamage: "server.doubts.propertyDamage",
  retention: "server.doubts.retention",
  deductible: "server.doubts.deductible",
  name: "server.doubts.name",
  address: "server.doubts.address",
  contact: "server.doubts.contact",
  phone: "server.doubts.phone",
  email: "server.doubts.email",
  type: "server.doubts.type",
  typeText: "server.doubts.typeText",
  letter: "server.doubts.letter",
  ticked: "server.doubts.ticked",
  descriptionOfOperations: "server.doubts.descriptionOfOperations",
  certificateNumber: "server.doubts.certificateNumber",
  occurrenceOrClaimsMade: "server.doubts.occurrenceOrClaimsMade",
  aggregateAppliesPer: "server.doubts.aggregateAppliesPer",
  proprietorExcluded: "server.doubts.proprietorExcluded",
  effective: "server.doubts.effective",
  noticeDate: "server.doubts.noticeDate",
  retroactiveDate: "server.doubts.retroactiveDate",
  coverage: "documents.coverage",
};

const parties: Readonly<Record<string, TextKey>> = {
  insurers: "documents.insurer",
  insured: "documents.insuredText",
  producer: "documents.producer",
};

const noticeNames: Readonly<Record<NoticeKind, TextKey>> = {
  cancellation: "server.doubts.noticeOfCancellation",
  non_renewal: "server.doubts.noticeOfNonRenewal",
  reinstatement: "server.doubts.noticeOfReinstatement",
  amendment: "server.doubts.noticeOfChange",
};

/** A list as a whole is in doubt when something of it may not have been found. */
const lists: Readonly<Record<string, TextKey>> = {
  policies: "documents.allCoverages",
  insurers: "documents.allInsurers",
  endorsements: "documents.allEndorsements",
};

/** A coverage as its certificate or we call it. */
const coverageOf = ({ type, typeText }: Pick<ReadPolicy, "type" | "typeText">): Sentence => typeText ?? { code: coverageCodes[type] };

const ofCode = (code: TextKey | undefined): Sentence | null => (code ? { code } : null);

/** "General liability: expiration date" for a pointer into a certificate. */
function pointerSentence(certificate: ReadCertificate, pointer: string): Sentence {
  const parts = pointer.split("/").slice(1);
  const whole = parts.length === 1 ? ofCode(lists[parts[0] ?? ""]) : null;
  if (whole) return whole;
  const last = parts.at(-1) ?? "";
  const name = ofCode(valueNames[last]) ?? last.replace(/([A-Z])/g, " $1").toLowerCase();
  const policy = parts[0] === "policies" ? certificate.policies[Number(parts[1])] : undefined;
  const notice = parts[0] === "notices" ? certificate.notices[Number(parts[1])] : undefined;
  const owner = policy ? coverageOf(policy) : ofCode(notice ? noticeNames[notice.kind] : parties[parts[0] ?? ""]);
  return owner ? joined(":", [owner, name]) : name;
}

/** The same in the reader's language. */
export const pointerName = (certificate: ReadCertificate, pointer: string): string => inWords(pointerSentence(certificate, pointer));

/** What a reading means for its document. */
export type ReadSummary = {
  readDocumentType: DocumentType;
  readExpirationDate: string | null;
  insuredNames: string[];
  /** "" where an ACORD 25 names no one; other forms may have none. */
  holders: string[];
  reviewReasons: Sentence[];
};

const declarationTypes: Record<PolicyType, DocumentType> = {
  GENERAL_LIABILITY: "GENERAL_LIABILITY",
  AUTO_LIABILITY: "AUTO_LIABILITY",
  UMBRELLA_POLICY: "UMBRELLA_POLICY",
  WORKERS_COMPENSATION: "WORKERS_COMPENSATION",
  OTHER: "OTHER",
};

const noticeTypes: Record<NoticeKind, DocumentType> = {
  cancellation: "CANCELLATION_NOTICE",
  non_renewal: "NON_RENEWAL_NOTICE",
  reinstatement: "REINSTATEMENT_NOTICE",
  amendment: "POLICY_CHANGE",
};

function readType(certificates: readonly ReadCertificate[]): DocumentType {
  if (certificates.some(({ formType }) => formType.startsWith("ACORD") || formType === "NON_ACORD_CERTIFICATE"))
    return "CERTIFICATE_OF_INSURANCE";
  const policies = certificates.filter(({ formType }) => formType === "DECLARATIONS").flatMap((certificate) => certificate.policies);
  const types = new Set(policies.map(({ type }) => type));
  const [only] = types;
  const [notice] = certificates.flatMap(({ notices }) => notices);
  if (types.size === 0 && notice) return noticeTypes[notice.kind];
  return only && types.size === 1 ? declarationTypes[only] : "OTHER";
}

/** Why a file that states no coverage, and gives no notice either, needs a person; null: it is not expected to state any. */
function missingContent({ certificates, inside = [] }: Extraction, typed: DocumentType | null): Sentence | null {
  if (certificates.some(({ notices }) => notices.length > 0)) return null;
  // What the files inside it state is theirs.
  if (typed === null && inside.some(({ file }) => file !== null)) return null;
  if (typed === null || !typesWithoutCoverage.includes(typed)) {
    if (certificates.some(({ policies }) => policies.length > 0)) return null;
    return coded(certificates.some(({ formType }) => formType === "W9") ? "documents.thisIsAW9" : "documents.noCoverageWasFoundIn");
  }
  return typed === "OTHER" ? null : coded("documents.noticeWasNotRead");
}

/** Why all coverages of a certificate are in doubt, as "The form is not signed." null: it is about one value, or has no reason. */
const whyAll = ({ reasons }: ReadCertificate, pointer: string): Sentence | null =>
  pointer === "/policies" ? (reasons[pointer] ?? null) : null;

/** Turns a reading into what is shown and what a person must look at. A file the person called OTHER needs no coverage. */
export function summariseReading(
  reading: Extraction,
  typed: Pick<DocumentFacts, "typedExpirationDate"> & { typedDocumentType: DocumentType | null },
): ReadSummary {
  const { certificates } = reading;
  const policies = certificates.flatMap((certificate) => certificate.policies);
  const expirations = policies.flatMap(({ expirationDate }) => (expirationDate ? [expirationDate] : [])).sort();
  const doubts = certificates.flatMap((certificate) =>
    certificate.unreadable.map((pointer) => ({ name: pointerSentence(certificate, pointer), why: whyAll(certificate, pointer) })),
  );
  const unreadable = doubts.flatMap(({ name, why }) => (why === null ? [name] : []));
  const reviewReasons: Sentence[] = [];
  const missing = missingContent(reading, typed.typedDocumentType);
  if (missing) reviewReasons.push(missing);
  const unnamed = certificates.filter(
    ({ insured, policies: own, unreadable: lost }) => own.length > 0 && !insured.name && !lost.includes("/insured/name"),
  );
  if (unnamed.length > 0) reviewReasons.push(coded("documents.theCertificateHasNoInsured"));
  reviewReasons.push(...withoutRepeats(doubts.flatMap(({ why }) => why ?? [])));
  if (unreadable.length > 0) reviewReasons.push(coded("server.doubts.pleaseCheck", { list: joined("check", withoutRepeats(unreadable)) }));
  for (const { type, typeText, effectiveDate, expirationDate } of policies) {
    if (!effectiveDate || !expirationDate || effectiveDate < expirationDate) continue;
    reviewReasons.push(coded("documents.typetextThePolicyExpiresBefore", { typeText: coverageOf({ type, typeText }) }));
  }
  if (!typed.typedExpirationDate) {
    for (const certificate of certificates) {
      for (const [index, policy] of certificate.policies.entries()) {
        const stated = policy.expirationDate !== null || certificate.unreadable.includes(`/policies/${index}/expirationDate`);
        if (!stated) reviewReasons.push(coded("documents.typetextNoExpirationDateIs", { typeText: coverageOf(policy) }));
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
