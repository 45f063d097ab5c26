import type { Document, Prisma } from "@/generated/prisma/client";
import { recordEvent } from "@/lib/audit/commands";
import type { CompanyScope } from "@/lib/auth/scope";
import { refreshVendor } from "@/lib/compliance/commands";
import { withDocument } from "@/lib/documents/commands";
import { documentFacts } from "@/lib/documents/dto";
import { canMove, comparableNumber, coverageLine, insurerOf, policyKey, summariseReading } from "@/lib/documents/rules";
import type { DocumentType } from "@/lib/documents/schema";
import { type Extraction, limitKeys, type PolicyType, type ReadCertificate, type ReadPolicy } from "@/lib/extraction/schema";
import { fromIsoDate, now, toIsoDate } from "@/lib/infra/clock";
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
    const { readExpirationDate, ...summary } = summariseReading(reading, documentFacts(row, null));
    await storeReading(tx, scope, { documentId, revision, millis: reading.millis, result: reading });
    await writePolicies(tx, scope, row, reading);
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
    if (row.vendorId) await refreshVendor(tx, scope, row.vendorId);
    await recordEvent(tx, scope, { action: "document.read", subjectType: "document", subjectId: documentId });
  });
}

/** Ends a reading that cannot succeed. The document and what the person typed stay; `reason` says what to do. */
export function failReading(scope: CompanyScope, { documentId, revision }: ReadingTask, reason: string): Promise<void> {
  return withDocument(scope, documentId, async (tx, row) => {
    if (row.revision !== revision || !canMove(row.processingStatus, "FAILED")) return;
    await storeReading(tx, scope, { documentId, revision, millis: 0, error: reason });
    await writePolicies(tx, scope, row, null);
    await tx.document.update({
      where: key(scope, documentId),
      data: {
        processingStatus: "FAILED",
        processedAt: now(),
        failureReason: reason.slice(0, 500),
        reviewReasons: [],
        insuredNames: [],
        readDocumentType: null,
        readExpirationDate: null,
      },
    });
    if (row.vendorId) await refreshVendor(tx, scope, row.vendorId);
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
  insuredName: string | null;
  certificateDate: string | null;
  limits: Partial<ReadPolicy["limits"]>;
};

function policyRow(certificate: ReadCertificate, policy: ReadPolicy): PolicyFacts {
  const insurer = insurerOf(certificate, policy);
  const { type, typeText, ...rest } = policy;
  const insurerNames = { insurerName: insurer?.name ?? null, insurerNaic: insurer?.naic ?? null };
  const stated = { insuredName: certificate.insured.name, certificateDate: certificate.certificateDate };
  return { ...rest, ...insurerNames, ...stated, coverage: type, coverageText: typeText };
}

/** The cover that a person stated by date and type for a file in which none was read. */
function typedRow(documentType: DocumentType | null): PolicyFacts {
  const coverage = documentType && documentType !== "CERTIFICATE_OF_INSURANCE" ? documentType : "OTHER";
  const unknown = { policyNumber: null, effectiveDate: null, expirationDate: null, additionalInsured: null, waiverOfSubrogation: null };
  const nobody = { insurerName: null, insurerNaic: null, insuredName: null, certificateDate: null };
  return { ...unknown, ...nobody, coverage, coverageText: null, limits: {} };
}

/**
 * Writes the document's coverage lines anew, as its reading (null: it could not be read) and its vendor are now. A typed
 * expiration date counts for all of them. A file without a vendor covers nobody.
 */
export async function writePolicies(tx: Tx, scope: CompanyScope, document: Document, reading: Extraction | null): Promise<void> {
  await tx.policy.deleteMany({ where: { companyId: scope.companyId, documentId: document.id } });
  const { vendorId } = document;
  if (!vendorId) return;
  const typedExpiration = toIsoDate(document.typedExpirationDate);
  const certificates = reading?.certificates ?? [];
  const read = certificates.flatMap((certificate) => certificate.policies.map((policy) => policyRow(certificate, policy)));
  const policies = read.length === 0 && typedExpiration ? [typedRow(document.typedDocumentType)] : read;
  await tx.policy.createMany({
    data: policies.map((policy, position) => {
      const expiration = typedExpiration ?? policy.expirationDate;
      const line = coverageLine(policy.coverage, policy.coverageText);
      return {
        companyId: scope.companyId,
        vendorId,
        documentId: document.id,
        position,
        key: policyKey({ line, policyNumber: comparableNumber(policy.policyNumber), expiration }),
        coverage: policy.coverage,
        coverageText: policy.coverageText,
        insurerName: policy.insurerName,
        insurerNaic: policy.insurerNaic,
        insuredName: policy.insuredName,
        certificateDate: fromIsoDate(policy.certificateDate),
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
