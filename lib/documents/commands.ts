import type { z } from "zod";
import { recordEvent } from "@/lib/audit/commands";
import { type CompanyScope, today } from "@/lib/auth/scope";
import { lockVendor, refreshVendor } from "@/lib/compliance/commands";
import { documentParts, toDocumentDto } from "@/lib/documents/dto";
import { readDocumentJob, removeFilesJob } from "@/lib/documents/jobs";
import { canMove, sniffContentType } from "@/lib/documents/rules";
import type { DocumentDto, uploadFields } from "@/lib/documents/schema";
import { fromIsoDate } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { enqueue } from "@/lib/infra/queue";
import { type StoredFile, storage } from "@/lib/infra/storage";

export type ReceivedFile = StoredFile & { fileName: string };

/**
 * Takes a stored file in as a document of the vendor and enqueues its reading. A refused file is removed from storage; after
 * any other failure it stays, since the row may have been written.
 */
export async function createDocument(
  scope: CompanyScope,
  fields: z.output<typeof uploadFields>,
  file: ReceivedFile | null,
): Promise<DocumentDto> {
  if (!file) throw new AppError("invalid", "Please select a file and vendor", { document: "Please select a file" });
  try {
    const contentType = acceptedType(file);
    return await inCompany(scope, async (tx) => {
      if (!(await lockVendor(tx, scope, fields.vendorId))) throw notFound("Vendor");
      const row = await tx.document.create({
        data: {
          companyId: scope.companyId,
          vendorId: fields.vendorId,
          uploadedById: scope.actor.id,
          fileName: file.fileName,
          fileSize: file.size,
          contentType,
          sha256: file.sha256,
          storageKey: file.key,
          typedDocumentType: fields.documentType,
          typedExpirationDate: fromIsoDate(fields.expirationDate),
        },
        include: documentParts,
      });
      await enqueueReading(tx, scope, row);
      await refreshVendor(tx, scope, fields.vendorId);
      await recordEvent(tx, scope, { action: "document.uploaded", subjectType: "document", subjectId: row.id });
      return toDocumentDto(row, today(scope));
    });
  } catch (error) {
    if (error instanceof AppError) await storage().remove(file.key);
    throw error;
  }
}

function acceptedType(file: ReceivedFile): string {
  if (file.size === 0) throw new AppError("invalid", "The file is empty", { document: "The file is empty" });
  const contentType = sniffContentType(file.head, file.fileName);
  if (contentType) return contentType;
  const message = "This file cannot be used. Please upload a PDF, JPG, PNG, DOC or DOCX file.";
  throw new AppError("unsupported_type", message, { document: message });
}

// Enough to rank companies by what they have waiting; beyond it the order no longer matters.
const rankedWaiting = 1000;

/** The more a company has waiting, the later its next document comes: one firm's thousand files do not hold up another's one. */
async function enqueueReading(tx: Tx, scope: CompanyScope, row: { id: string; revision: number }): Promise<void> {
  const waiting = await tx.document.findMany({
    where: { companyId: scope.companyId, processingStatus: "PENDING" },
    select: { id: true },
    take: rankedWaiting,
  });
  const payload = { companyId: scope.companyId, documentId: row.id, revision: row.revision };
  await enqueue(tx, readDocumentJob, payload, { companyId: scope.companyId, priority: -waiting.length });
}

/** Has the stored file read again, from the start. */
export function reprocessDocument(scope: CompanyScope, id: string): Promise<DocumentDto> {
  return withDocument(scope, id, async (tx, { vendorId, processingStatus, revision }) => {
    if (!canMove(processingStatus, "PENDING")) throw new AppError("conflict", "This document is being read already");
    const row = await tx.document.update({
      where: { companyId_id: { companyId: scope.companyId, id } },
      data: { processingStatus: "PENDING", revision: revision + 1, failureReason: null },
      include: documentParts,
    });
    await enqueueReading(tx, scope, row);
    await refreshVendor(tx, scope, vendorId);
    await recordEvent(tx, scope, { action: "document.reprocessed", subjectType: "document", subjectId: id });
    return toDocumentDto(row, today(scope));
  });
}

export function deleteDocument(scope: CompanyScope, id: string): Promise<{ message: string }> {
  return withDocument(scope, id, async (tx, { vendorId, storageKey }) => {
    await tx.document.delete({ where: { companyId_id: { companyId: scope.companyId, id } } });
    await enqueue(tx, removeFilesJob, { keys: [storageKey] });
    await refreshVendor(tx, scope, vendorId);
    await recordEvent(tx, scope, { action: "document.deleted", subjectType: "document", subjectId: id });
    return { message: "Document deleted successfully" };
  });
}

type Row = NonNullable<Awaited<ReturnType<Tx["document"]["findUnique"]>>>;

/** Runs a change of one document under its vendor's lock, which all writers of a vendor's documents take first. */
export function withDocument<T>(scope: CompanyScope, id: string, work: (tx: Tx, row: Row) => Promise<T>): Promise<T> {
  const where = { companyId_id: { companyId: scope.companyId, id } };
  return inCompany(scope, async (tx) => {
    const found = await tx.document.findUnique({ where, select: { vendorId: true } });
    if (!found || !(await lockVendor(tx, scope, found.vendorId))) throw notFound("Document");
    const row = await tx.document.findUnique({ where });
    if (!row) throw notFound("Document");
    return work(tx, row);
  });
}

/** Removes stored files; the job of a deletion. */
export async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage().remove(key);
}
