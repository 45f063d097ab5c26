import type { Document, Policy, Prisma } from "@/generated/prisma/client";
import { documentBadge, effectiveExpiration, pointerName } from "@/lib/documents/rules";
import type { DocumentDetailDto, DocumentDto, PolicyDto } from "@/lib/documents/schema";
import { extraction, limitKeys, type ReadCertificate } from "@/lib/extraction/schema";
import { toIsoDate } from "@/lib/infra/clock";

/** What a listed document is loaded with. */
export const documentParts = {
  vendor: { select: { id: true, name: true } },
  uploadedBy: { select: { firstName: true, lastName: true } },
} satisfies Prisma.DocumentInclude;

type DocumentRow = Document & { vendor: { id: string; name: string }; uploadedBy: { firstName: string; lastName: string } | null };

export function documentFacts(row: Document) {
  return {
    processingStatus: row.processingStatus,
    typedDocumentType: row.typedDocumentType,
    typedExpirationDate: toIsoDate(row.typedExpirationDate),
    readExpirationDate: toIsoDate(row.readExpirationDate),
    reviewReasons: row.reviewReasons,
  };
}

/** `today` is the ISO date where the company is. */
export function toDocumentDto(row: DocumentRow, today: string): DocumentDto {
  const facts = documentFacts(row);
  return {
    id: row.id,
    fileName: row.fileName,
    fileSize: row.fileSize,
    contentType: row.contentType,
    documentType: row.typedDocumentType ?? row.readDocumentType,
    typedDocumentType: row.typedDocumentType,
    readDocumentType: row.readDocumentType,
    expirationDate: effectiveExpiration(facts),
    typedExpirationDate: facts.typedExpirationDate,
    readExpirationDate: facts.readExpirationDate,
    complianceStatus: documentBadge(facts, today),
    processingStatus: row.processingStatus,
    failureReason: row.failureReason,
    reviewReasons: row.reviewReasons,
    vendor: row.vendor,
    uploadedBy: row.uploadedBy,
    fileUrl: `/api/documents/${row.id}/file`,
    createdAt: row.createdAt.toISOString(),
  };
}

function toPolicyDto(row: Policy, unreadable: string[]): PolicyDto {
  return {
    id: row.id,
    coverage: row.coverage,
    coverageText: row.coverageText,
    insurerName: row.insurerName,
    insurerNaic: row.insurerNaic,
    policyNumber: row.policyNumber,
    effectiveDate: toIsoDate(row.effectiveDate),
    expirationDate: toIsoDate(row.expirationDate),
    isCurrent: row.isCurrent,
    additionalInsured: row.additionalInsured,
    waiverOfSubrogation: row.waiverOfSubrogation,
    limits: limitKeys.flatMap((key) => (row[key] === null ? [] : [{ key, amount: Number(row[key]) }])),
    unreadable,
  };
}

/** Names of the unreadable values of the policy at `position`, counted over all certificates of the file. */
function unreadableOf(certificates: readonly ReadCertificate[], position: number): string[] {
  let offset = 0;
  for (const certificate of certificates) {
    const index = position - offset;
    if (index < certificate.policies.length) {
      const own = certificate.unreadable.filter((pointer) => pointer.startsWith(`/policies/${index}/`));
      return own.map((pointer) => pointerName(certificate, pointer).replace(/^.*?: /, ""));
    }
    offset += certificate.policies.length;
  }
  return [];
}

export function toDocumentDetailDto(
  row: DocumentRow & { policies: Policy[]; readings: { result: Prisma.JsonValue }[] },
  today: string,
): DocumentDetailDto {
  const reading = extraction.safeParse(row.readings[0]?.result).data;
  const certificates = reading?.certificates ?? [];
  const first = certificates[0];
  const policies = [...row.policies].sort((a, b) => a.position - b.position);
  return {
    ...toDocumentDto(row, today),
    policies: policies.map((policy) => toPolicyDto(policy, unreadableOf(certificates, policy.position))),
    insured: first?.insured.name ?? null,
    certificateHolder: first?.certificateHolder ?? null,
    producer: first?.producer.name ?? null,
    warnings: reading?.warnings ?? [],
  };
}
