import type { z } from "zod";
import { type Document, type DocumentSource, Prisma } from "@/generated/prisma/client";
import { countAtTheEnd, requireRoom } from "@/lib/companies/billing/usage-commands";
import { lockVendor, refreshVendor } from "@/lib/compliance/judging/refreshing-commands";
import type { SenderProof } from "@/lib/compliance/policies/senders-values";
import { documentParts, editableDocument, toDocumentDto } from "@/lib/documents/dto";
import { fileTwin, refuseUnfitKind, slotColumns } from "@/lib/documents/papers/slots-commands";
import { canMove, sniffContentType } from "@/lib/documents/rules";
import type { DocumentDto, UploadedDto, uploadFields } from "@/lib/documents/schema";
import { liftClaim } from "@/lib/documents/senders-commands";
import { enqueueTurn } from "@/lib/documents/turns/commands";
import { type Lane, laneOfSource } from "@/lib/documents/turns/values";
import { readerVersion } from "@/lib/extraction/values";
import { sentFields } from "@/lib/infra/changed-fields";
import { fromIsoDate } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { externalTaken } from "@/lib/infra/external-ids";
import type { Done } from "@/lib/infra/messages-schema";
import { enqueue } from "@/lib/infra/queue";
import { removeFilesJob } from "@/lib/infra/remove-files";
import { coded } from "@/lib/infra/sentences-rules";
import { discardFile, storage } from "@/lib/infra/storage";
import type { StoredFile } from "@/lib/infra/stored-file";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { announce } from "@/lib/integrations/changes/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * `source`: by which way it came, where a person did not upload it; `portalLinkId`: by which link to the vendor's page; `emailId`: in
 * which email, whose files take turns with those of others; `id`: the id that the document gets, so that an import that starts again
 * finds it.
 */
export type ReceivedFile = StoredFile & {
  fileName: string;
  source?: DocumentSource;
  portalLinkId?: string;
  emailId?: string;
  id?: string;
  /** Where it is read, in place of the lane of its source. */
  lane?: Lane;
  /** Who emailed it, and how that is proved; without proof it has no vendor yet, only the one that the sender claims to write for. */
  sender?: { address: string; proof: SenderProof | null; claimedVendorId?: string | null };
  /** The PDF that carried it, with who uploaded that. */
  inside?: { insideOfId: string; insideOf: string; uploadedById: string | null };
};

/** Where the file goes: to a vendor, or (null) to the files without one, until its insured or a person says whose it is. */
export type UploadTarget = Omit<z.output<typeof uploadFields>, "kindId"> & { kindId?: string | null };

/**
 * Adds a stored file as a document of the vendor and enqueues its reading. Bytes that the vendor already has are reported and not stored
 * again; for a file without a vendor, bytes that anyone in the company has. They are read again where the last reading failed or an older
 * reader did it. A refused file is removed from storage; after any other failure it stays, since the row may have been written.
 */
export async function createDocument(scope: CompanyScope, target: UploadTarget, file: ReceivedFile | null): Promise<UploadedDto> {
  if (!file)
    throw new AppError("invalid", coded("server.documents.pleaseSelectAFileAnd"), {
      document: coded("server.documents.pleaseSelectAFile"),
    });
  try {
    const contentType = acceptedType(file);
    const answer = await storeOnce(scope, target, { ...file, contentType });
    if (answer.isReadAgain) await restoreBytes(scope, answer.id, () => storage().read(file.key));
    if (answer.alreadyStored) await discardFile(file.key);
    return answer;
  } catch (error) {
    if (error instanceof AppError && error.code !== "unavailable") await discardFile(file.key);
    throw error;
  }
}

type AcceptedFile = ReceivedFile & { contentType: string };

async function storeOnce(scope: CompanyScope, target: UploadTarget, file: AcceptedFile): Promise<UploadedDto> {
  const take = () => inCompany(scope, (tx) => findOrStore(tx, scope, target, file));
  try {
    return await take();
  } catch (error) {
    // Of two uploads of the same bytes at the same time, the database takes one, and the other finds it.
    const taken = externalTaken(error);
    if (taken || !isUniqueViolation(error)) throw taken ?? error;
    return take();
  }
}

/** Takes the vendor's lock, so that no document with the same bytes comes in between. */
async function findOrStore(tx: Tx, scope: CompanyScope, target: UploadTarget, file: AcceptedFile): Promise<UploadedDto> {
  const { vendorId } = target;
  const vendor = vendorId ? await lockVendor(tx, scope, vendorId) : null;
  if (vendorId && !vendor) throw notFound(coded("common.vendor"));
  const twins = await findTwins(tx, scope, vendorId, file.sha256);
  const [first] = twins;
  await refuseUnfitKind(tx, scope, target, file);
  if (!first || (vendorId && first.vendorId !== vendorId)) return store(tx, scope, { ...target, vendor }, { ...file, twins });
  const row = await tx.document.findUniqueOrThrow({
    where: { companyId_id: { companyId: scope.companyId, id: first.id } },
    include: documentParts,
  });
  const isFiled = await fileTwin(tx, scope, row, target);
  const isReadAgain = isFiled || (await isWorthAnotherReading(tx, scope, row));
  const document = isReadAgain
    ? await readAgain(tx, scope, row, { lane: file.lane ?? laneOfSource[file.source ?? "UPLOAD"] })
    : toDocumentDto(row);
  return { ...document, alreadyStored: true, isReadAgain, storedElsewhere: [] };
}

type Twin = { id: string; vendorId: string | null; fileName: string; vendorName: string | null };
const mostTwins = 5;

/** The documents of the company with the same bytes: the vendor's own comes first, then the oldest. */
function findTwins(tx: Tx, { companyId }: CompanyScope, vendorId: string | null, sha256: string): Promise<Twin[]> {
  return tx.$queryRaw`
    select d.id, d.vendor_id as "vendorId", d.file_name as "fileName", v.name as "vendorName"
    from document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
    where d.company_id = ${companyId}::uuid and d.sha256 = ${sha256}
    order by (d.vendor_id = ${vendorId}::uuid) is true desc, d.created_at limit ${mostTwins}`;
}

/** Whether the same bytes may be read better now: the last reading failed, or an older reader did it. */
async function isWorthAnotherReading(tx: Tx, { companyId }: CompanyScope, { id, processingStatus }: Row): Promise<boolean> {
  if (!canMove(processingStatus, "PENDING") || processingStatus === "PROCESSING" || processingStatus === "PENDING") return false;
  if (processingStatus === "FAILED") return true;
  const last = await tx.reading.findFirst({
    where: { companyId, documentId: id, readById: null, error: { equals: Prisma.DbNull } },
    orderBy: { revision: "desc" },
    select: { readerVersion: true },
  });
  return last !== null && (last.readerVersion ?? 0) < readerVersion;
}

/** Reads a document again whose bytes came once more by email, where another reading may be better. Returns whether it is read again. */
export async function readSameAgain(scope: CompanyScope, id: string, lane: Lane, open: OpenBytes): Promise<boolean> {
  const isReadAgain = await withDocument(scope, id, async (tx, row) => {
    if (!(await isWorthAnotherReading(tx, scope, row))) return false;
    await readAgain(tx, scope, row, { lane });
    return true;
  });
  if (isReadAgain) await restoreBytes(scope, id, open);
  return isReadAgain;
}

type OpenBytes = () => Promise<AsyncIterable<unknown>>;

/** Puts the bytes that came again where those of the document are missing. */
async function restoreBytes(scope: CompanyScope, id: string, open: OpenBytes): Promise<void> {
  const where = { companyId_id: { companyId: scope.companyId, id } };
  const row = await inCompany(scope, (tx) => tx.document.findUnique({ where, select: { storageKey: true } }));
  if (!row || (await storage().exists(row.storageKey))) return;
  await storage().putBack(row.storageKey, (await open()) as AsyncIterable<Buffer>);
}

// Enough for a firm's whole cabinet at once; more would only grow unseen.
const maximumWithoutVendor = 1000;

type LockedTarget = UploadTarget & { vendor: Awaited<ReturnType<typeof lockVendor>> };

async function store(tx: Tx, scope: CompanyScope, target: LockedTarget, file: AcceptedFile & { twins: Twin[] }): Promise<UploadedDto> {
  const { companyId } = scope;
  const { vendorId, vendor } = target;
  if (!vendorId && (await tx.document.count({ where: { companyId, vendorId: null } })) >= maximumWithoutVendor) {
    throw new AppError("conflict", coded("server.documents.thereAre1000Files"));
  }
  await countAtTheEnd(tx);
  const row = await tx.document.create({
    data: {
      ...(file.id && { id: file.id }),
      companyId,
      vendorId,
      ...(file.inside ?? { uploadedById: scope.actor.id }),
      source: file.source ?? "UPLOAD",
      portalLinkId: file.portalLinkId ?? null,
      senderAddress: file.sender?.address ?? null,
      senderProof: file.sender?.proof ?? null,
      claimedVendorId: file.sender?.claimedVendorId ?? null,
      fileName: file.fileName,
      fileSize: file.size,
      contentType: file.contentType,
      sha256: file.sha256,
      storageKey: file.key,
      ...sentFields({ externalId: target.externalId, externalSource: target.externalSource }),
      typedDocumentType: target.documentType,
      typedExpirationDate: fromIsoDate(target.expirationDate),
      ...slotColumns(scope, target),
    },
  });
  const turnOf = file.emailId ?? vendorId ?? file.portalLinkId ?? scope.actor.id ?? "";
  await enqueueTurn(tx, scope, row, { lane: file.lane ?? laneOfSource[row.source], turnOf });
  if (vendorId) await refreshVendor(tx, scope, vendorId);
  await announce(tx, scope, "document.received", { documentId: row.id, vendorId });
  const parts = await findParts(tx, row);
  // From here on, the company's other writers wait.
  await requireRoom(tx, scope, file.size, file.source === "IMPORT");
  const subjectName = row.fileName;
  await recordEvent(tx, scope, { action: "document.uploaded", subjectType: "document", subjectId: row.id, subjectName });
  const storedElsewhere = file.twins.map(({ id, fileName, vendorName }) => ({ id, fileName, vendorName }));
  const document = toDocumentDto({ ...row, vendor, ...parts });
  return { ...document, alreadyStored: false, isReadAgain: false, storedElsewhere };
}

/** What a new document shows beside its vendor, whose row is locked and known. */
async function findParts(tx: Tx, { companyId, uploadedById, kindId }: Document) {
  const ofCompany = (id: string) => ({ companyId_id: { companyId, id } });
  const { uploadedBy, kind } = documentParts;
  return {
    uploadedBy: uploadedById ? await tx.user.findUnique({ where: ofCompany(uploadedById), select: uploadedBy.select }) : null,
    kind: kindId ? await tx.documentKind.findUnique({ where: ofCompany(kindId), select: kind.select }) : null,
  };
}

function acceptedType(file: ReceivedFile): string {
  if (file.size === 0)
    throw new AppError("invalid", coded("server.documents.theFileIsEmpty"), { document: coded("server.documents.theFileIsEmpty") });
  const contentType = sniffContentType(file.head, file.fileName);
  if (contentType) return contentType;
  const message = coded("server.documents.thisFileCannotBeUsed");
  throw new AppError("unsupported_type", message, { document: message });
}

/** Has the stored file read again, from the start. */
export function reprocessDocument(scope: CompanyScope, id: string): Promise<DocumentDto> {
  return withDocument(scope, id, async (tx, row) => {
    if (!canMove(row.processingStatus, "PENDING")) throw new AppError("conflict", coded("server.documents.thisDocumentIsAlreadyBeing"));
    return readAgain(tx, scope, row, { lane: "bulk" });
  });
}

async function readAgain(tx: Tx, scope: CompanyScope, { id, vendorId, revision }: Row, { lane }: { lane: Lane }): Promise<DocumentDto> {
  const row = await tx.document.update({
    where: { companyId_id: { companyId: scope.companyId, id } },
    data: {
      processingStatus: "PENDING",
      revision: revision + 1,
      failureReason: Prisma.DbNull,
      needsReview: false,
      reviewDismissedAt: null,
    },
    include: documentParts,
  });
  await enqueueTurn(tx, scope, row, { lane, turnOf: vendorId ?? scope.actor.id ?? "" });
  if (vendorId) await refreshVendor(tx, scope, vendorId);
  await recordEvent(tx, scope, { action: "document.reprocessed", subjectType: "document", subjectId: id });
  return toDocumentDto(row);
}

/** Deletes a document with its file. Throws `outdated` where it has another version than `version`. */
export function deleteDocument(scope: CompanyScope, id: string, version?: string): Promise<Done> {
  return withDocument(scope, id, async (tx, row) => {
    refuseOutdated(editableDocument(row), {}, version);
    const { vendorId, storageKey, fileName } = row;
    await tx.document.delete({ where: { companyId_id: { companyId: scope.companyId, id } } });
    await liftClaim(tx, scope, id);
    await enqueue(tx, removeFilesJob, { keys: [storageKey] });
    if (vendorId) await refreshVendor(tx, scope, vendorId);
    await recordEvent(tx, scope, { action: "document.deleted", subjectType: "document", subjectId: id, subjectName: fileName });
    return { message: coded("server.documents.documentDeletedSuccessfully") };
  });
}

/** The file names of some documents. */
export async function loadNames(scope: CompanyScope, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const where = { companyId: scope.companyId, id: { in: [...ids] } };
  const rows = await inCompany(scope, (tx) => tx.document.findMany({ where, select: { id: true, fileName: true } }));
  return rows.map(({ id, fileName }) => ({ id, name: fileName }));
}

type Row = NonNullable<Awaited<ReturnType<Tx["document"]["findUnique"]>>>;

/**
 * Runs a change of one document under its vendor's lock, which all writers of a vendor's documents take first; a file without
 * a vendor is locked itself. A change that takes it to another vendor locks that one too, both in the order of their ids, so
 * that no two such changes wait for each other. Starts again when the document went to another vendor meanwhile.
 */
export async function withDocument<T>(
  scope: CompanyScope,
  id: string,
  work: (tx: Tx, row: Row) => Promise<T>,
  toVendorId?: string,
): Promise<T> {
  const where = { companyId_id: { companyId: scope.companyId, id } };
  const outcome = await inCompany(scope, async (tx) => {
    const found = await tx.document.findUnique({ where, select: { vendorId: true } });
    if (!found) throw notFound(coded("server.documents.document"));
    const vendorIds = [found.vendorId, toVendorId].filter((one) => one !== null && one !== undefined);
    for (const vendorId of [...new Set(vendorIds)].sort()) {
      if (!(await lockVendor(tx, scope, vendorId)) && vendorId === toVendorId) throw notFound(coded("common.vendor"));
    }
    if (!found.vendorId)
      await tx.$queryRaw`select 1 from document where company_id = ${scope.companyId}::uuid and id = ${id}::uuid for update`;
    const row = await tx.document.findUnique({ where });
    if (!row) throw notFound(coded("server.documents.document"));
    return row.vendorId === found.vendorId ? { value: await work(tx, row) } : null;
  });
  return outcome ? outcome.value : withDocument(scope, id, work, toVendorId);
}
