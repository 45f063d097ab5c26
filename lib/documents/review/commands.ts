import type { z } from "zod";
import { type Document, Prisma } from "@/generated/prisma/client";
import { loadWordings } from "@/lib/compliance/facts/queries";
import { badgeOf } from "@/lib/compliance/statuses/doubts-dto";
import { withDocument } from "@/lib/documents/commands";
import { documentParts, editableDocument, toDocumentDto } from "@/lib/documents/dto";
import { adoptReading, storeReading } from "@/lib/documents/readings/commands";
import { applyChanges, nothingRead } from "@/lib/documents/readings/rules";
import { type ReadingChange, readingChange } from "@/lib/documents/readings/schema";
import { type MarkStatement, markChanges, marksBeside } from "@/lib/documents/review/marks-rules";
import { getReview } from "@/lib/documents/review/queries";
import type { Review, Statement, UndoInput } from "@/lib/documents/review/schema";
import { toChange } from "@/lib/documents/review/statements-rules";
import type { DocumentDto, documentPatch } from "@/lib/documents/schema";
import { placeByInsured } from "@/lib/documents/vendor-match/commands";
import { type Extraction, extraction } from "@/lib/extraction/schema";
import { sentFields } from "@/lib/infra/changed-fields";
import type { Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { externalTaken } from "@/lib/infra/external-ids";
import { coded } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

const changedMeanwhile = coded("server.documents.someoneChangedThisDocumentAfter");

type Stated = { revision: number; statements: readonly (Statement | MarkStatement)[] };

/**
 * Takes in what a person states of a document, as a reading by that person: all of it or nothing. A file that could not be read is
 * entered by hand: the first statement makes it read, by that person. Status, coverages and queue follow in the same transaction. Throws `conflict` when the document changed since the person saw it, `invalid` with the field's name.
 */
export async function reviewDocument(scope: CompanyScope, id: string, { revision, statements }: Stated): Promise<Review> {
  await withDocument(scope, id, async (tx, row) => {
    const byHand = row.processingStatus === "FAILED";
    if (!byHand) refuseUnread(row, revision);
    else if (row.revision !== revision) throw new AppError("outdated", changedMeanwhile);
    const isAboutMark = statements.some(({ kind }) => kind === "mark");
    if (isAboutMark) refuseSuperseded(row);
    const changes: ReadingChange[] = [];
    let reading = byHand ? nothingRead(row) : await newestReading(tx, scope, id);
    const said = { wordings: await loadWordings(tx, scope.companyId), revision: revision + 1 };
    for (const statement of statements)
      for (const change of statement.kind === "mark" ? markChanges(reading, statement, said) : [toChange(reading, statement)]) {
        const own = [...marksBeside(reading, change, said), change];
        changes.push(...own);
        reading = applyChanges(reading, own);
      }
    const by = scope.actor.id ? { readById: scope.actor.id } : {};
    await storeReading(tx, scope, { documentId: id, revision: revision + 1, millis: 0, result: reading, changes, ...by });
    await adoptReading(tx, scope, row, { reading, revision: revision + 1 });
    const details = { revision: revision + 1, changes };
    const action = isAboutMark ? "document.mark_answered" : "document.reviewed";
    await recordEvent(tx, scope, { action, subjectType: "document", subjectId: id, details });
  });
  // As after a reading: the insured's name may now be that of one vendor alone.
  await placeByInsured(scope, id);
  return getReview(scope, id);
}

/**
 * Puts back the reading before a person's latest statements, as a reading of its own. Status and queue follow. Throws `conflict`
 * where the newest reading is no statement, or the one before it failed.
 */
export async function undoReview(scope: CompanyScope, id: string, { revision }: UndoInput): Promise<Review> {
  await withDocument(scope, id, async (tx, row) => {
    if (row.revision !== revision) throw new AppError("outdated", changedMeanwhile);
    const where = { companyId: scope.companyId, documentId: id };
    const [newest, before] = await tx.reading.findMany({ where, orderBy: { revision: "desc" }, take: 2 });
    const stated = readingChange.array().safeParse(newest?.changes).data ?? [];
    const isStatement = newest?.revision === revision && newest.readById !== null && !stated.some(({ kind }) => kind === "undo");
    if (row.processingStatus !== "PROCESSED" || !isStatement || !before || before.error !== null)
      throw new AppError("conflict", coded("server.documents.thereIsNothingToUndo"));
    const reading = extraction.parse(before.result);
    const changes: ReadingChange[] = [{ kind: "undo", certificate: 0, name: coded("common.review"), revision }];
    const by = scope.actor.id ? { readById: scope.actor.id } : {};
    await storeReading(tx, scope, { documentId: id, revision: revision + 1, millis: 0, result: reading, changes, ...by });
    await adoptReading(tx, scope, row, { reading, revision: revision + 1 });
    const details = { revision: revision + 1, undone: revision };
    await recordEvent(tx, scope, { action: "document.review_undone", subjectType: "document", subjectId: id, details });
  });
  return getReview(scope, id);
}

/**
 * Takes in what a person says that a document is, and its id in another system. Status and queue follow; what was read of it stays as it is.
 */
export function changeDocument(
  scope: CompanyScope,
  id: string,
  { version, ...patch }: z.output<typeof documentPatch>,
): Promise<DocumentDto> {
  return withDocument(scope, id, async (tx, row) => {
    refuseOutdated(editableDocument(row), patch, version);
    const { documentType, ...external } = patch;
    const where = { companyId_id: { companyId: scope.companyId, id } };
    const data = { ...sentFields(external), ...(documentType !== undefined && { typedDocumentType: documentType }) };
    const changed = await tx.document.update({ where, data }).catch((error: unknown) => {
      throw externalTaken(error) ?? error;
    });
    if (documentType !== undefined && row.processingStatus === "PROCESSED") {
      await adoptReading(tx, scope, changed, { reading: await newestReading(tx, scope, id), revision: row.revision });
    }
    const details = documentType === undefined ? {} : { from: row.typedDocumentType, to: documentType };
    const action = documentType === undefined ? "document.external_id_set" : "document.type_stated";
    await recordEvent(tx, scope, { action, subjectType: "document", subjectId: id, details });
    return toDocumentDto(await tx.document.findUniqueOrThrow({ where, include: documentParts }));
  });
}

/** Throws `conflict` for a file that is not read, and `outdated` when there is a newer reading. */
export function refuseUnread(row: Pick<Document, "processingStatus" | "revision">, revision: number): void {
  if (row.processingStatus !== "PROCESSED") throw new AppError("conflict", coded("server.documents.thisDocumentHasNotBeen"));
  if (row.revision !== revision) throw new AppError("outdated", changedMeanwhile);
}

/** Throws `conflict` for a file that a newer one has superseded: its marks are not asked any more. */
export function refuseSuperseded(row: Document): void {
  if (badgeOf(row) === "SUPERSEDED") throw new AppError("conflict", coded("server.documents.supersededMarks"));
}

export async function newestReading(tx: Tx, scope: CompanyScope, documentId: string): Promise<Extraction> {
  const where = { companyId: scope.companyId, documentId, error: { equals: Prisma.DbNull } };
  const row = await tx.reading.findFirst({ where, orderBy: { revision: "desc" } });
  return extraction.parse(row?.result);
}
