import type { Prisma } from "@/generated/prisma/client";
import { recordEvent } from "@/lib/audit/commands";
import type { CompanyScope } from "@/lib/auth/scope";
import { refreshVendor } from "@/lib/compliance/commands";
import { withDocument } from "@/lib/documents/commands";
import { documentFacts } from "@/lib/documents/dto";
import { canMove, comparableNumber, coverageLine, insurerOf, policyKey, summariseReading } from "@/lib/documents/rules";
import type { DocumentType } from "@/lib/documents/schema";
import { type Extraction, limitKeys, type PolicyType, type ReadCertificate, type ReadPolicy } from "@/lib/extraction/schema";
import { fromIsoDate, now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";

/*
 * A reading's way into the data. Jobs may run twice or overlap, so each step checks inside its transaction that the document
 * is still there, at the same revision and in a state that may move; else it changes nothing.
 */

export type ReadingTask = { documentId: string; revision: number };
export type FileToRead = { storageKey: string; fileName: string };

/** Claims the document for reading; null when there is nothing (more) to read at this revision. Throws `not_found`. */
export function beginReading(scope: CompanyScope, { documentId, revision }: ReadingTask): Promise<FileToRead | null> {
  return withDocument(scope, documentId, async (tx, row) => {
    if (row.revision !== revision || !canMove(row.processingStatus, "PROCESSING")) return null;
    await tx.document.update({ where: key(scope, documentId), data: { processingStatus: "PROCESSING" } });
    return { storageKey: row.storageKey, fileName: row.fileName };
  });
}

/** Stores what was read: the reading whole, one policy a coverage line, the document's summary, the vendor's new status. */
export function finishReading(scope: CompanyScope, { documentId, revision }: ReadingTask, reading: Extraction): Promise<void> {
  return withDocument(scope, documentId, async (tx, row) => {
    if (row.revision !== revision || !canMove(row.processingStatus, "PROCESSED")) return;
    const facts = documentFacts(row);
    const { readExpirationDate, ...summary } = summariseReading(reading, facts);
    await storeReading(tx, scope, { documentId, revision, millis: reading.millis, result: reading });
    const policies = reading.certificates.flatMap((certificate) => certificate.policies.map((policy) => policyRow(certificate, policy)));
    const typedOnly = policies.length === 0 && facts.typedExpirationDate ? [typedRow(row.typedDocumentType)] : [];
    await replacePolicies(tx, scope, row, [...policies, ...typedOnly], facts.typedExpirationDate);
    await tx.document.update({
      where: key(scope, documentId),
      data: {
        ...summary,
        readExpirationDate: fromIsoDate(readExpirationDate),
        processingStatus: "PROCESSED",
        processedAt: now(),
        failureReason: null,
      },
    });
    await refreshVendor(tx, scope, row.vendorId);
    await recordEvent(tx, scope, { action: "document.read", subjectType: "document", subjectId: documentId });
  });
}

/** Ends a reading that cannot succeed. The document and what the person typed stay; `reason` says what to do. */
export function failReading(scope: CompanyScope, { documentId, revision }: ReadingTask, reason: string): Promise<void> {
  return withDocument(scope, documentId, async (tx, row) => {
    if (row.revision !== revision || !canMove(row.processingStatus, "FAILED")) return;
    const { typedExpirationDate } = documentFacts(row);
    await storeReading(tx, scope, { documentId, revision, millis: 0, error: reason });
    await replacePolicies(tx, scope, row, typedExpirationDate ? [typedRow(row.typedDocumentType)] : [], typedExpirationDate);
    await tx.document.update({
      where: key(scope, documentId),
      data: {
        processingStatus: "FAILED",
        processedAt: now(),
        failureReason: reason.slice(0, 500),
        reviewReasons: [],
        readDocumentType: null,
        readExpirationDate: null,
      },
    });
    await refreshVendor(tx, scope, row.vendorId);
    await recordEvent(tx, scope, { action: "document.reading_failed", subjectType: "document", subjectId: documentId });
  });
}

const key = (scope: CompanyScope, id: string) => ({ companyId_id: { companyId: scope.companyId, id } });

async function storeReading(
  tx: Tx,
  scope: CompanyScope,
  { result, ...row }: { documentId: string; revision: number; millis: number; result?: Extraction; error?: string },
): Promise<void> {
  const data = { ...row, companyId: scope.companyId, ...(result ? { result: result as unknown as Prisma.InputJsonObject } : {}) };
  const where = { companyId_documentId_revision: { companyId: scope.companyId, documentId: row.documentId, revision: row.revision } };
  await tx.reading.upsert({ where, create: data, update: data });
}

type PolicyFacts = Pick<ReadPolicy, "policyNumber" | "effectiveDate" | "expirationDate" | "additionalInsured" | "waiverOfSubrogation"> & {
  coverage: PolicyType;
  coverageText: string | null;
  insurerName: string | null;
  insurerNaic: string | null;
  limits: Partial<ReadPolicy["limits"]>;
};

function policyRow(certificate: ReadCertificate, policy: ReadPolicy): PolicyFacts {
  const insurer = insurerOf(certificate, policy);
  const { type, typeText, ...rest } = policy;
  return { ...rest, coverage: type, coverageText: typeText, insurerName: insurer?.name ?? null, insurerNaic: insurer?.naic ?? null };
}

/** The cover that a person stated by date and type for a file in which none was read. */
function typedRow(documentType: DocumentType | null): PolicyFacts {
  const coverage = documentType && documentType !== "CERTIFICATE_OF_INSURANCE" ? documentType : "OTHER";
  const unknown = { policyNumber: null, effectiveDate: null, expirationDate: null, additionalInsured: null, waiverOfSubrogation: null };
  return { ...unknown, coverage, coverageText: null, insurerName: null, insurerNaic: null, limits: {} };
}

/** Writes the document's coverage lines anew. A typed expiration date counts for all of them. */
async function replacePolicies(
  tx: Tx,
  scope: CompanyScope,
  document: { id: string; vendorId: string },
  policies: readonly PolicyFacts[],
  typedExpiration: string | null,
): Promise<void> {
  await tx.policy.deleteMany({ where: { companyId: scope.companyId, documentId: document.id } });
  await tx.policy.createMany({
    data: policies.map((policy, position) => {
      const expiration = typedExpiration ?? policy.expirationDate;
      const line = coverageLine(policy.coverage, policy.coverageText);
      return {
        companyId: scope.companyId,
        vendorId: document.vendorId,
        documentId: document.id,
        position,
        key: policyKey({ line, policyNumber: comparableNumber(policy.policyNumber), expiration }),
        coverage: policy.coverage,
        coverageText: policy.coverageText,
        insurerName: policy.insurerName,
        insurerNaic: policy.insurerNaic,
        policyNumber: policy.policyNumber,
        effectiveDate: fromIsoDate(policy.effectiveDate),
        expirationDate: fromIsoDate(expiration),
        additionalInsured: policy.additionalInsured,
        waiverOfSubrogation: policy.waiverOfSubrogation,
        ...limitColumns(policy.limits),
      };
    }),
  });
}

function limitColumns(limits: Partial<ReadPolicy["limits"]>) {
  return Object.fromEntries(limitKeys.map((limit) => [limit, limits[limit] ?? null]));
}
