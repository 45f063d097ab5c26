import type { Document, Prisma } from "@/generated/prisma/client";
import type { NamedVendor } from "@/lib/compliance/names/match-rules";
import { type Standing, type StatedPolicy, standingsOf } from "@/lib/compliance/policies/dto";
import { insuredDoubt, insurerOf } from "@/lib/compliance/policies/rules";
import { senderOf } from "@/lib/compliance/policies/senders-rules";
import { badgeOf, documentFacts } from "@/lib/compliance/statuses/doubts-dto";
import { type DocumentFacts, documentReasons, effectiveExpiration } from "@/lib/compliance/statuses/doubts-rules";
import { reasonInWords } from "@/lib/compliance/verdicts/records-dto";
import { leftOutList } from "@/lib/documents/inside-schema";
import { leftOutReasons } from "@/lib/documents/inside-values";
import { quarantineReason } from "@/lib/documents/malware-rules";
import { type KindOfRow, toPaperDto } from "@/lib/documents/papers/dto";
import { type KnownOf, passportFault, toPassportDto } from "@/lib/documents/passports/dto";
import { pointerName } from "@/lib/documents/rules";
import type { DocumentDetailDto, DocumentDto, PolicyDto } from "@/lib/documents/schema";
import { extraction, type ReadCertificate } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";
import { isScanning } from "@/lib/infra/clamd";
import { coded, inWords, isSameSentence } from "@/lib/infra/sentences-rules";
import { sentencesIn, storedInWords } from "@/lib/infra/sentences-schema";
import { versionOf } from "@/lib/infra/versions-rules";
import { say } from "@/messages/say";

/** What a listed document is loaded with. */
export const documentParts = {
  vendor: { select: { id: true, name: true, acceptedNames: true } },
  uploadedBy: { select: { firstName: true, lastName: true } },
  kind: { select: { id: true, name: true, expires: true, months: true } },
} satisfies Prisma.DocumentInclude;

type DocumentRow = Document & {
  vendor: ({ id: string } & NamedVendor) | null;
  uploadedBy: { firstName: string; lastName: string } | null;
  kind: KindOfRow | null;
};

const damaged = coded("server.doubts.notAPdf");
const w9 = coded("documents.thisIsAW9");

/** Why a file could not be read, for its sender: staff are asked to contact the vendor, which is no advice to a vendor. */
export function problemForSender({ scanResult, failureReason }: Pick<Document, "scanResult" | "failureReason">): string | null {
  if (scanResult === "INFECTED") return say("server.portal.fileMalware");
  return isSameSentence(failureReason, damaged) ? say("server.portal.fileDamaged") : storedInWords(failureReason);
}

type Outcome = Pick<Document, "processingStatus" | "scanResult" | "failureReason" | "reviewReasons" | "passport">;

/**
 * Why a file cannot be used, for its sender: it could not be read, or is known to be another paper. null: it can be used, or is not read
 * yet.
 */
export function whyUnused(row: Outcome): string | null {
  if (row.processingStatus === "FAILED") return problemForSender(row) ?? say("portal.unreadable");
  const fault = passportFault(row);
  if (fault) return inWords(fault);
  const isW9 = row.processingStatus === "PROCESSED" && sentencesIn(row.reviewReasons).some((reason) => isSameSentence(reason, w9));
  return isW9 ? inWords(w9) : null;
}

/** What people can say of a document beside its values. */
export const editableDocument = (row: Pick<Document, "typedDocumentType" | "vendorId" | "externalId" | "externalSource">) => ({
  documentType: row.typedDocumentType,
  vendorId: row.vendorId,
  externalId: row.externalId,
  externalSource: row.externalSource,
});

/** Why a document needs a person, or is not compliant. A reason of the file itself comes before that of its badge. */
export function reasonsOf({ badgeSentence }: Pick<Document, "badgeSentence">, facts: DocumentFacts): string[] {
  const own = documentReasons(facts);
  const decisive = own.length === 0 ? reasonInWords(badgeSentence) : null;
  return decisive === null ? own : [decisive];
}

export function toDocumentDto(row: DocumentRow): DocumentDto {
  const facts = documentFacts(row, row.vendor);
  return {
    id: row.id,
    fileName: row.fileName,
    fileSize: row.fileSize,
    contentType: row.contentType,
    documentType: row.typedDocumentType ?? row.readDocumentType,
    externalId: row.externalId,
    externalSource: row.externalSource,
    typedDocumentType: row.typedDocumentType,
    readDocumentType: row.readDocumentType,
    kind: row.kind && { id: row.kind.id, name: row.kind.name },
    expirationDate: effectiveExpiration(facts),
    typedExpirationDate: facts.typedExpirationDate,
    readExpirationDate: facts.readExpirationDate,
    complianceStatus: badgeOf(row),
    isByDates: row.isByDates,
    isCanceled: row.isCanceled,
    processingStatus: row.processingStatus,
    ahead: null,
    failureReason: storedInWords(row.failureReason),
    isQuarantined: quarantineReason(row, isScanning()) !== null,
    reviewReasons: reasonsOf(row, facts),
    vendor: row.vendor && { id: row.vendor.id, name: row.vendor.name },
    insuredNames: row.insuredNames,
    insuredDoubt: insuredDoubt(facts),
    isInsuredRejected: row.isInsuredRejected,
    holder: row.holderDoubt || row.holderAnswer ? { text: storedInWords(row.holderDoubt), answer: row.holderAnswer } : null,
    isDismissed: row.needsReview && row.reviewDismissedAt !== null,
    uploadedBy: row.uploadedBy,
    sender: senderOf(row),
    fileUrl: `/api/documents/${row.id}/file`,
    createdAt: row.createdAt.toISOString(),
    version: versionOf(editableDocument(row)),
  };
}

/** Names of the unreadable values of one policy of a certificate. */
function unreadableOf(certificate: ReadCertificate, index: number): string[] {
  const own = certificate.unreadable.filter((pointer) => pointer.startsWith(`/policies/${index}/`));
  return own.map((pointer) => pointerName(certificate, pointer).replace(/^.*?: /, ""));
}

function toPolicyDtos(certificate: ReadCertificate): Omit<PolicyDto, "position" | keyof Standing>[] {
  return certificate.policies.map((policy, index) => {
    const insurer = insurerOf(certificate, policy);
    return {
      coverage: policy.type,
      coverageText: policy.typeText,
      insurerName: insurer?.name ?? null,
      insurerNaic: insurer?.naic ?? null,
      policyNumber: policy.policyNumber,
      effectiveDate: policy.effectiveDate,
      expirationDate: policy.expirationDate,
      additionalInsured: policy.additionalInsured,
      waiverOfSubrogation: policy.waiverOfSubrogation,
      limits: limitKeys.flatMap((key) => (policy.limits[key] === null ? [] : [{ key, amount: policy.limits[key] }])),
      limitTexts: limitKeys.flatMap((key) => (policy.limitsText[key] ? [{ key, text: policy.limitsText[key] }] : [])),
      otherLimits: policy.otherLimits,
      unreadable: unreadableOf(certificate, index),
    };
  });
}

const noStanding: Standing = { isCurrent: false, supersededBy: null, otherInsured: null };

/** The files that a PDF carried and that could not be used, each with why and what to do, in the language now spoken. */
export const leftOutOf = (row: Pick<Document, "leftOut">): { name: string; why: string }[] =>
  leftOutList.parse(row.leftOut).map(({ name, reason }) => ({ name, why: say(leftOutReasons[reason]) }));

/** The other documents that came in one PDF with a document. */
export type Carried = Pick<DocumentDetailDto, "filesInside"> & { carrierId: string | null };

/** `readings` holds the newest one that succeeded, if any; `cover` all coverage lines of the document's vendor. */
export function toDocumentDetailDto(
  row: DocumentRow & { readings: { result: Prisma.JsonValue }[] },
  cover: readonly StatedPolicy[],
  { filesInside, carrierId }: Carried,
  known: KnownOf,
): DocumentDetailDto {
  const reading = row.processingStatus === "FAILED" ? undefined : extraction.safeParse(row.readings[0]?.result).data;
  const certificates = reading?.certificates ?? [];
  const first = certificates[0];
  const standings = row.vendor ? standingsOf(cover) : undefined;
  const lines = cover.filter(({ documentId }) => documentId === row.id);
  const standingAt = new Map(lines.map(({ id, position }) => [position, standings?.get(id)]));
  const policies = certificates.flatMap(toPolicyDtos);
  return {
    ...toDocumentDto(row),
    paper: toPaperDto(row, row.kind),
    policies: policies.map((policy, position) => ({ position, ...(standingAt.get(position) ?? noStanding), ...policy })),
    valueReasons: sentencesIn(row.reviewReasons).map(inWords),
    insured: first?.insured.name ?? null,
    certificateHolder: first?.certificateHolder ?? null,
    producer: first?.producer.name ?? null,
    warnings: (reading?.warnings ?? []).map(inWords),
    insideOf: row.insideOf === null ? null : { id: carrierId, fileName: row.insideOf },
    filesInside,
    leftOut: leftOutOf(row),
    passport: toPassportDto(row, known),
  };
}
