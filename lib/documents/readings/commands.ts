import { type Document, Prisma } from "@/generated/prisma/client";
import { withOwnDoubts } from "@/lib/compliance/coverages/marks-rules";
import { refreshVendor } from "@/lib/compliance/judging/refreshing-commands";
import { agencyKeysOf } from "@/lib/compliance/policies/agencies-rules";
import { writePolicies } from "@/lib/compliance/policies/commands";
import { documentFacts } from "@/lib/compliance/statuses/doubts-dto";
import { withDocument } from "@/lib/documents/commands";
import { filedColumns, fileRow, paperSummary } from "@/lib/documents/papers/filing-commands";
import { passportDoubts } from "@/lib/documents/passports/dto";
import { type Before, carryOver } from "@/lib/documents/readings/rereading-rules";
import { applyChanges, nothingRead } from "@/lib/documents/readings/rules";
import { type ReadingChange, readingChange } from "@/lib/documents/readings/schema";
import { canMove, summariseReading } from "@/lib/documents/rules";
import { endTurn, postponeTurn, type Turn } from "@/lib/documents/turns/commands";
import { codedReading } from "@/lib/extraction/doubts-rules";
import { type Extraction, extraction } from "@/lib/extraction/schema";
import { readerVersion } from "@/lib/extraction/values";
import { fromIsoDate, now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import type { Sentence } from "@/lib/infra/sentences-rules";
import { announce } from "@/lib/integrations/changes/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

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
    await tx.document.update({ where: key(scope, documentId), data: { processingStatus: "PROCESSING", failureReason: Prisma.DbNull } });
    return { storageKey: row.storageKey, fileName: row.fileName };
  });
}

/**
 * Requeues a claimed document that the server could not read for a reason of its own. The file is not at fault. `why`: what it waits for,
 * where people can do something about it.
 */
export function waitForReading(scope: CompanyScope, turn: Turn, why: Sentence | null, give = postponeTurn): Promise<void> {
  const { documentId, revision } = turn;
  return withDocument(scope, documentId, async (tx, row) => {
    if (row.revision !== revision || !canMove(row.processingStatus, "PENDING") || row.processingStatus === "PROCESSED") {
      return endTurn(tx, scope, documentId);
    }
    await tx.document.update({ where: key(scope, documentId), data: { processingStatus: "PENDING", failureReason: why ?? Prisma.DbNull } });
    await give(tx, turn);
  });
}

/**
 * Takes in what was read. What persons stated of an earlier reading is kept, as a reading of its own: where the reader still finds
 * what it found then, it counts; elsewhere it is in doubt.
 */
export function finishReading(scope: CompanyScope, { documentId, revision }: ReadingTask, found: Extraction): Promise<void> {
  const reading = codedReading(found);
  return withDocument(scope, documentId, async (tx, row) => {
    if (row.revision !== revision || !canMove(row.processingStatus, "PROCESSED")) return;
    const before = await loadBefore(tx, scope, row);
    await endTurn(tx, scope, documentId);
    const kept = before ? carryOver(before, reading) : [];
    const counting = await storeRead(tx, scope, { documentId, revision, readerVersion }, reading, kept);
    await announce(tx, scope, "document.processed", { documentId, vendorId: row.vendorId });
    await adoptReading(tx, scope, row, counting);
    await recordEvent(tx, scope, { action: "document.read", subjectType: "document", subjectId: documentId });
  });
}

type Counting = { reading: Extraction; revision: number };

/** Keeps what the reader found and, as a reading of its own, what people stated of the file. Returns the one that counts then. */
export async function storeRead(
  tx: Tx,
  scope: CompanyScope,
  { documentId, revision, readerVersion: version }: ReadingTask & { readerVersion: number },
  reading: Extraction,
  kept: readonly ReadingChange[],
): Promise<Counting> {
  await storeReading(tx, scope, { documentId, revision, millis: reading.millis, result: reading, readerVersion: version });
  if (kept.length === 0) return { reading, revision };
  const result = applyChanges(reading, kept);
  await storeReading(tx, scope, { documentId, revision: revision + 1, millis: 0, result, changes: kept });
  return { reading: result, revision: revision + 1 };
}

/**
 * What the reader last found before people corrected it, their result, and how; null without corrections. Where the file could not be read
 * then, it had found nothing.
 */
export async function loadBefore(tx: Tx, scope: CompanyScope, document: Document): Promise<Before | null> {
  const where = { companyId: scope.companyId, documentId: document.id };
  const rows = await tx.reading.findMany({ where, orderBy: { revision: "desc" } });
  const since = rows.slice(rows.findIndex(({ error }) => error === null));
  const at = since.findIndex(({ readById, changes }) => readById === null && same(changes, []));
  const [reader, newest] = [since[at], since[0]];
  if (at < 1 || !reader || !newest) return null;
  const base = reader.error === null ? extraction.safeParse(reader.result).data : nothingRead(document);
  const stated = extraction.safeParse(newest.result).data;
  if (!base || !stated) return null;
  const steps = since
    .slice(0, at)
    .reverse()
    .map(({ revision, changes }) => ({ revision, changes: readingChange.array().parse(changes) }));
  return { base, stated, changes: withoutUndone(steps) };
}

/** The changes that still count, in their order. */
function withoutUndone(steps: readonly { revision: number; changes: readonly ReadingChange[] }[]): ReadingChange[] {
  const undone = new Set(steps.flatMap(({ changes }) => changes.flatMap((change) => (change.kind === "undo" ? change.revision : []))));
  const counted = steps.filter(({ revision }) => !undone.has(revision));
  return counted.flatMap(({ changes }) => changes.filter(({ kind }) => kind !== "undo"));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isWaitingForReview = (row: Document) => row.needsReview && row.reviewDismissedAt === null;

/** Makes a reading the one that counts: the document's summary, one policy a coverage line, and the vendor's status follow. */
export async function adoptReading(tx: Tx, scope: CompanyScope, row: Document, counting: Counting): Promise<void> {
  await summarizeDocument(tx, scope, row, counting);
  if (row.vendorId) await refreshVendor(tx, scope, row.vendorId);
  else if (!isWaitingForReview(row)) await announce(tx, scope, "document.needs_review", { documentId: row.id, vendorId: null });
}

/** The same without the vendor's status, for several documents of one vendor. */
export async function summarizeDocument(tx: Tx, scope: CompanyScope, row: Document, { reading, revision }: Counting): Promise<void> {
  // A passport is none of the company's papers, whatever slot it was dropped on.
  const filing = reading.isPassport ? null : await fileRow(tx, scope, row, reading);
  const facts = { ...documentFacts(row, null), typedDocumentType: row.typedDocumentType };
  const read = { ...reading, certificates: reading.certificates.map(withOwnDoubts) };
  const { readExpirationDate, reviewReasons, ...summary } = filing ? paperSummary(filing) : summaryOf(row, read, facts);
  await writePolicies(tx, scope, { ...row, kindId: filing?.kind.id ?? null }, reading);
  await tx.document.update({
    where: key(scope, row.id),
    data: {
      ...summary,
      ...filedColumns(row, filing, reading),
      reviewReasons: reviewReasons as Prisma.InputJsonArray,
      producerKeys: filing ? [] : agencyKeysOf(reading.certificates),
      revision,
      readExpirationDate: fromIsoDate(readExpirationDate),
      processingStatus: "PROCESSED",
      processedAt: now(),
      failureReason: Prisma.DbNull,
      // A new reading raises new questions, so the earlier dismissal and answer no longer apply.
      reviewDismissedAt: null,
      ...(JSON.stringify(summary.holders) !== JSON.stringify(row.holders) && { holderAnswer: null }),
      ...(JSON.stringify(summary.insuredNames) !== JSON.stringify(row.insuredNames) && { isInsuredRejected: false }),
      // A file without a vendor waits for a person in any case; of the others the vendor's status decides.
      needsReview: row.vendorId === null || isWaitingForReview(row),
    },
  });
}

const summaryOf = (row: Document, reading: Extraction, facts: Parameters<typeof summariseReading>[1]) => ({
  ...summariseReading(reading, facts),
  ...(reading.isPassport && { reviewReasons: passportDoubts(row) }),
});

/**
 * Ends a reading that cannot succeed. The document and what the person typed stay; `reason` says what to do. What a person
 * entered by hand after an earlier failure counts on.
 */
export function failReading(scope: CompanyScope, { documentId, revision }: ReadingTask, reason: Sentence): Promise<void> {
  return withDocument(scope, documentId, async (tx, row) => {
    if (row.revision !== revision || !canMove(row.processingStatus, "FAILED")) return;
    const before = await loadBefore(tx, scope, row);
    const event = { action: "document.reading_failed", subjectType: "document", subjectId: documentId };
    await storeReading(tx, scope, { documentId, revision, millis: 0, error: reason, readerVersion });
    await endTurn(tx, scope, documentId);
    if (before && before.base.certificates.length === 0 && before.base.pages === 0) {
      const newest = { documentId, revision: revision + 1, millis: 0, result: before.stated, changes: before.changes };
      await storeReading(tx, scope, newest);
      await adoptReading(tx, scope, row, { reading: before.stated, revision: newest.revision });
      return recordEvent(tx, scope, event);
    }
    await writePolicies(tx, scope, row, null);
    await tx.document.update({
      where: key(scope, documentId),
      data: {
        processingStatus: "FAILED",
        processedAt: now(),
        failureReason: reason,
        reviewReasons: [],
        insuredNames: [],
        holders: [],
        producerKeys: [],
        readDocumentType: null,
        readExpirationDate: null,
        needsReview: true,
        reviewDismissedAt: null,
      },
    });
    if (row.vendorId) await refreshVendor(tx, scope, row.vendorId);
    await recordEvent(tx, scope, event);
    await announce(tx, scope, "document.needs_review", { documentId, vendorId: row.vendorId });
  });
}

const key = (scope: CompanyScope, id: string) => ({ companyId_id: { companyId: scope.companyId, id } });

type NewReading = {
  documentId: string;
  revision: number;
  millis: number;
  result?: Extraction;
  error?: Sentence;
  readById?: string;
  readerVersion?: number;
};

/** Keeps a reading. Without `changes` it is what the reader found by itself. */
export async function storeReading(
  tx: Tx,
  scope: CompanyScope,
  { result, changes = [], ...row }: NewReading & { changes?: readonly ReadingChange[] },
): Promise<void> {
  const json = { ...(result ? { result: result as unknown as Prisma.InputJsonObject } : {}), changes: changes as Prisma.InputJsonArray };
  const data = { ...row, ...json, companyId: scope.companyId };
  const where = { companyId_documentId_revision: { companyId: scope.companyId, documentId: row.documentId, revision: row.revision } };
  await tx.reading.upsert({ where, create: data, update: data });
}
