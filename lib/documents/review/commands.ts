import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { coverageCodes } from "@/lib/compliance/policies/rules";
import { withDocument } from "@/lib/documents/commands";
import { documentParts, editableDocument, toDocumentDto } from "@/lib/documents/dto";
import { adoptReading, storeReading } from "@/lib/documents/readings/commands";
import { applyChanges, nameOf, nothingRead, valueAt } from "@/lib/documents/readings/rules";
import { type ListedItem, type ReadingChange, readingChange } from "@/lib/documents/readings/schema";
import { getReview } from "@/lib/documents/review/queries";
import { fullName, valueProblem } from "@/lib/documents/review/rules";
import type { Review, ReviewInput, Statement, UndoInput } from "@/lib/documents/review/schema";
import type { DocumentDto, documentPatch } from "@/lib/documents/schema";
import { placeByInsured } from "@/lib/documents/vendor-match/commands";
import { emptyPolicy } from "@/lib/extraction/rules";
import { type Extraction, extraction } from "@/lib/extraction/schema";
import type { Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded, joined } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

const changedMeanwhile = coded("server.documents.someoneChangedThisDocumentAfter");

/**
 * Takes in what a person states of a document, as a reading by that person: all of it or nothing. A file that could not be read is
 * entered by hand: the first statement makes it read, by that person. Status, coverages and queue follow in the same transaction. Throws `conflict` when the document changed since the person saw it, `invalid` with the field's name.
 */
export async function reviewDocument(scope: CompanyScope, id: string, { revision, statements }: ReviewInput): Promise<Review> {
  await withDocument(scope, id, async (tx, row) => {
    const byHand = row.processingStatus === "FAILED";
    if (!byHand && row.processingStatus !== "PROCESSED") throw new AppError("conflict", coded("server.documents.thisDocumentHasNotBeen"));
    if (row.revision !== revision) throw new AppError("outdated", changedMeanwhile);
    const changes: ReadingChange[] = [];
    let reading = byHand ? nothingRead(row) : await newestReading(tx, scope, id);
    for (const statement of statements) {
      const change = toChange(reading, statement);
      changes.push(change);
      reading = applyChanges(reading, [change]);
    }
    const by = scope.actor.id ? { readById: scope.actor.id } : {};
    await storeReading(tx, scope, { documentId: id, revision: revision + 1, millis: 0, result: reading, changes, ...by });
    await adoptReading(tx, scope, row, { reading, revision: revision + 1 });
    const details = { revision: revision + 1, changes };
    await recordEvent(tx, scope, { action: "document.reviewed", subjectType: "document", subjectId: id, details });
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

/** Takes in what a person says that a document is. Status and queue follow; what was read of it stays as it is. */
export function stateDocumentType(
  scope: CompanyScope,
  id: string,
  { documentType, version }: z.output<typeof documentPatch>,
): Promise<DocumentDto> {
  return withDocument(scope, id, async (tx, row) => {
    refuseOutdated(editableDocument(row), { documentType }, version);
    const where = { companyId_id: { companyId: scope.companyId, id } };
    const changed = await tx.document.update({ where, data: { typedDocumentType: documentType } });
    if (row.processingStatus === "PROCESSED") {
      await adoptReading(tx, scope, changed, { reading: await newestReading(tx, scope, id), revision: row.revision });
    }
    const details = { from: row.typedDocumentType, to: documentType };
    await recordEvent(tx, scope, { action: "document.type_stated", subjectType: "document", subjectId: id, details });
    return toDocumentDto(await tx.document.findUniqueOrThrow({ where, include: documentParts }));
  });
}

async function newestReading(tx: Tx, scope: CompanyScope, documentId: string): Promise<Extraction> {
  const where = { companyId: scope.companyId, documentId, error: { equals: Prisma.DbNull } };
  const row = await tx.reading.findFirst({ where, orderBy: { revision: "desc" } });
  return extraction.parse(row?.result);
}

const gone = () =>
  new AppError("invalid", coded("server.documents.thisValueIsNotOn"), { certificate: coded("server.documents.thisValueIsNotOn") });
const maximumRows = 60;

/** What a statement changes of a reading. Throws `invalid`, naming the field. */
function toChange(reading: Extraction, statement: Statement): ReadingChange {
  const { certificate: at } = statement;
  const certificate = reading.certificates[at];
  if (statement.kind === "addPolicy") {
    if (at > reading.certificates.length || (certificate?.policies.length ?? 0) >= maximumRows) throw gone();
    const typeText = statement.type === "OTHER" ? statement.typeText || null : null;
    const what = { list: "policies" as const, item: emptyPolicy(statement.type, typeText) };
    return { kind: "add", certificate: at, name: typeText ?? coded(coverageCodes[statement.type]), what };
  }
  if (!certificate) throw gone();
  if (statement.kind === "addInsurer") {
    const { letter } = statement;
    if (certificate.insurers.some((one) => one.letter === letter)) {
      throw new AppError("invalid", coded("server.documents.insurerLetterIsAlreadyListed", { letter }), {
        letter: coded("server.documents.insurerLetterIsAlreadyListed", { letter }),
      });
    }
    const what = { list: "insurers" as const, item: { letter, name: null, naic: null } };
    return { kind: "add", certificate: at, name: nameOf(what), what };
  }
  if (statement.kind === "addLimit") {
    const { policy: position, label, amount } = statement;
    const item = certificate.policies[position];
    if (!item || item.otherLimits.length >= maximumRows) throw gone();
    if (item.otherLimits.some((one) => one.label.toLowerCase() === label.toLowerCase())) {
      throw new AppError("invalid", coded("server.documents.labelIsAlreadyListed", { label }), {
        label: coded("server.documents.labelIsAlreadyListed", { label }),
      });
    }
    const name = joined(":", [nameOf({ list: "policies", item }), label]);
    return { kind: "limit", certificate: at, name, policy: position, label, to: amount };
  }
  if (statement.kind === "remove") {
    const { list, position } = statement;
    const item = certificate[list][position];
    if (!item) throw gone();
    const what = { list, item } as ListedItem;
    return { kind: "remove", certificate: at, name: nameOf(what), position, what };
  }
  const { pointer, value } = statement;
  const problem = valueProblem(certificate, pointer, value);
  if (problem) throw new AppError("invalid", problem, { [pointer]: problem });
  const [name, from] = [fullName(certificate, pointer), valueAt(certificate, pointer)];
  return { kind: "value", certificate: at, name, pointer, from, wasUnreadable: certificate.unreadable.includes(pointer), to: value };
}
