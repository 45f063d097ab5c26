import { type Document, Prisma, type RereadFile, type RereadRun } from "@/generated/prisma/client";
import { loadBefore, storeRead, summarizeDocument } from "@/lib/documents/readings/commands";
import { holdOver } from "@/lib/documents/readings/rereading-rules";
import { applyChanges } from "@/lib/documents/readings/rules";
import type { ReadingChange } from "@/lib/documents/readings/schema";
import { changesBetween } from "@/lib/documents/rereading/rules";
import type { RereadChange } from "@/lib/documents/rereading/schema";
import { type Extraction, extraction } from "@/lib/extraction/schema";
import type { Tx } from "@/lib/infra/db";
import { isSameSentence } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/*
 * How a new reading of a document becomes the one that counts. People's corrections stay over it, also where it reads something else: the file
 * has the same bytes, and a person has looked at them (decision 123).
 */

/** A new reading beside what counts. `held`: people's corrections have no place in it. */
export type Laid = { state: "same" | "held" } | { state: "different"; kept: ReadingChange[]; changes: RereadChange[] };

/** A document that waits to be read or is being read gets the reading of today's reader anyway. */
export const isSettled = ({ processingStatus }: Document) => processingStatus === "PROCESSED" || processingStatus === "FAILED";

/** Lays a new reading under what people stated of the file, and compares. Changes nothing. */
export async function layReading(tx: Tx, scope: CompanyScope, document: Document, fresh: Extraction): Promise<Laid> {
  const before = await loadBefore(tx, scope, document);
  const kept = before ? holdOver(before, fresh) : [];
  if (kept === null) return { state: "held" };
  const changes = changesBetween(await countingReading(tx, scope, document), applyChanges(fresh, kept));
  return changes.length === 0 ? { state: "same" } : { state: "different", kept, changes };
}

/** What counts of a document now; null: it could not be read. */
async function countingReading(tx: Tx, { companyId }: CompanyScope, { id, processingStatus }: Document): Promise<Extraction | null> {
  if (processingStatus !== "PROCESSED") return null;
  const where = { companyId, documentId: id, error: { equals: Prisma.DbNull } };
  const row = await tx.reading.findFirst({ where, orderBy: { revision: "desc" }, select: { result: true } });
  return extraction.safeParse(row?.result).data ?? null;
}

/** Whether the reader has read the document once more since the run did: that reading is as new. */
async function isReadSince(tx: Tx, { companyId }: CompanyScope, { documentId, revision }: RereadFile): Promise<boolean> {
  const where = { companyId, documentId, revision: { gt: revision }, readById: null, changes: { equals: [] } };
  return (await tx.reading.count({ where })) > 0;
}

/**
 * Makes the new reading of a run count for its document, without the vendor's status, which the caller brings up to date under the vendor's
 * lock. What a person dismissed from the queue stays dismissed where nothing else is in doubt.
 */
export async function takeNewReading(tx: Tx, scope: CompanyScope, run: RereadRun, file: RereadFile, document: Document): Promise<Laid> {
  const { data: fresh } = extraction.safeParse(file.result);
  if (!fresh || !isSettled(document) || (await isReadSince(tx, scope, file))) return { state: "same" };
  const laid = await layReading(tx, scope, document, fresh);
  if (laid.state !== "different") return laid;
  const task = { documentId: document.id, revision: document.revision + 1, readerVersion: run.readerVersion };
  await summarizeDocument(tx, scope, document, await storeRead(tx, scope, task, fresh, laid.kept));
  const where = { companyId_id: { companyId: scope.companyId, id: document.id } };
  const { reviewReasons } = await tx.document.findUniqueOrThrow({ where, select: { reviewReasons: true } });
  if (document.reviewDismissedAt && isSameSentence(reviewReasons, document.reviewReasons)) {
    await tx.document.update({ where, data: { reviewDismissedAt: document.reviewDismissedAt } });
  }
  return laid;
}
