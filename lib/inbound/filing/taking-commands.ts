import { createReadStream } from "node:fs";
import type { Document, InboundDelivery } from "@/generated/prisma/client";
import { senderProofNames } from "@/lib/compliance/policies/senders-values";
import { createDocument, deleteDocument, type ReceivedFile, readSameAgain } from "@/lib/documents/commands";
import type { Lane } from "@/lib/documents/turns/values";
import { assignDocument } from "@/lib/documents/vendor-match/commands";
import type { FiledFile } from "@/lib/inbound/filing/rules";
import type { ParsedFile } from "@/lib/inbound/parser/schema";
import { type FileReason, mostUnverified } from "@/lib/inbound/values";
import { countUp, readCount } from "@/lib/infra/counters";
import { inCompany } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { storage } from "@/lib/infra/storage";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** A file of an email, and in which lane it is read. */
export type PlacedFile = ParsedFile & { lane: Lane };

export type Filed = FiledFile & { documentId: string | null };

const daySeconds = 24 * 3600;

const proofOf = ({ provedBy }: InboundDelivery) => senderProofNames.find((one) => one === provedBy) ?? null;

type Stored = Pick<ReceivedFile, "emailId" | "sender">;

async function store(scope: CompanyScope, vendorId: string | null, { path, fileName, lane }: PlacedFile, about: Stored) {
  const stored = await storage().put(scope.companyId, createReadStream(path ?? "") as AsyncIterable<Buffer>);
  const target = { vendorId, documentType: null, expirationDate: null };
  return createDocument(scope, target, { ...stored, fileName, lane, source: "EMAIL", ...about });
}

/** Files one attachment of a proved sender by the upload's own command, or the document that it became while its sender was not. */
export async function fileFor(
  scope: CompanyScope,
  delivery: InboundDelivery & { vendorId: string },
  file: PlacedFile,
  heldId: string | null,
): Promise<Filed> {
  const { vendorId, fromAddress } = delivery;
  if (file.reason || !file.path) return { outcome: "left_out", reason: file.reason ?? "unsupported", documentId: null };
  try {
    const held = heldId && (await fileHeld(scope, heldId, vendorId));
    if (held) return held;
    const sender = { address: fromAddress, proof: proofOf(delivery) };
    const { id, alreadyStored, isReadAgain } = await store(scope, vendorId, file, { emailId: delivery.id, sender });
    return { outcome: alreadyStored && !isReadAgain ? "already" : "taken", reason: null, documentId: id };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return { outcome: "left_out", reason: refusal, documentId: null };
  }
}

/**
 * Gives a file that waited to its vendor, with the files inside it; null: it is gone, so it is taken from the email. One that a person
 * filed elsewhere stays.
 */
async function fileHeld(scope: CompanyScope, id: string, vendorId: string): Promise<Filed | null> {
  const { companyId } = scope;
  const inside = { companyId, insideOfId: id, vendorId: null };
  for (const file of await inCompany(scope, (tx) => tx.document.findMany({ where: inside, select: { id: true } })))
    await fileHeld(scope, file.id, vendorId);
  const row = await inCompany(scope, (tx) => tx.document.findUnique({ where: { companyId_id: { companyId, id } } }));
  if (!row) return null;
  if (row.vendorId) return { outcome: row.vendorId === vendorId ? "taken" : "already", reason: null, documentId: id };
  const twin = await inCompany(scope, (tx) => tx.document.findFirst({ where: { companyId, vendorId, sha256: row.sha256 } }));
  if (twin) {
    await deleteDocument(scope, id);
    return { outcome: "already", reason: null, documentId: twin.id };
  }
  await assignDocument(scope, id, { vendorId, sameFirm: false }, { isConfirmed: false });
  return { outcome: "taken", reason: null, documentId: id };
}

/**
 * Takes one attachment in to be read, for no vendor: its sender is not proved, or its vendor is not known. It counts for no one until a
 * person decides. Beyond the quota of strangers, it waits in the stored email.
 */
export async function holdFile(scope: CompanyScope, delivery: InboundDelivery, file: PlacedFile, heldId: string | null): Promise<Filed> {
  const waits: Filed = { outcome: "waiting", reason: null, documentId: null };
  if (file.reason || !file.path) return { outcome: "left_out", reason: file.reason ?? "unsupported", documentId: null };
  if (heldId) return { ...waits, documentId: heldId };
  const { vendorId, fromAddress } = delivery;
  const known = await findKnown(scope, file.sha256, vendorId);
  if (known) {
    await readKnown(scope, known.id, fromAddress, { path: file.path, lane: file.lane });
    // Another copy of what the vendor has changes nothing, and another vendor's says nothing about this one.
    return known.vendorId !== null && known.vendorId === vendorId ? { ...waits, outcome: "already", documentId: known.id } : waits;
  }
  if (!(await hasRoom(scope, fromAddress))) return waits;
  try {
    const sender = { address: fromAddress, proof: null, claimedVendorId: vendorId };
    const { id } = await store(scope, null, file, { emailId: delivery.id, sender });
    return { ...waits, documentId: id };
  } catch (error) {
    if (!refusalOf(error)) throw error;
    return waits;
  }
}

/** The document with the same bytes, of the vendor that the sender writes for if it has one. */
async function findKnown(scope: CompanyScope, sha256: string, vendorId: string | null) {
  const { companyId } = scope;
  const rows = await inCompany(scope, (tx) =>
    tx.document.findMany({ where: { companyId, sha256 }, select: { id: true, vendorId: true }, orderBy: { createdAt: "asc" } }),
  );
  return rows.find((row) => vendorId !== null && row.vendorId === vendorId) ?? rows[0];
}

type Again = { path: string; lane: Lane };

/** Has a known file read again where its last reading failed or an older reader did it. Strangers get only so many readings a day. */
async function readKnown(scope: CompanyScope, id: string, fromAddress: string, { path, lane }: Again): Promise<void> {
  const [ofCompany, ofSender] = [`unverified-rereads:${scope.companyId}`, `unverified-rereads:${scope.companyId}:${fromAddress}`];
  const isUsedUp = await Promise.all([readCount(ofCompany, daySeconds), readCount(ofSender, daySeconds)]).then(
    ([company, sender]) => company >= mostUnverified.ofCompany || sender >= mostUnverified.ofSender,
  );
  if (isUsedUp || !(await readSameAgain(scope, id, lane, async () => createReadStream(path)))) return;
  await Promise.all([ofCompany, ofSender].map((name) => countUp(name, daySeconds)));
}

/** Whether a file inside a PDF is read now: those of unproved senders count like their PDFs. */
export const mayBeRead = async (scope: CompanyScope, { senderAddress, senderProof }: Document): Promise<boolean> =>
  senderAddress === null || senderProof !== null || hasRoom(scope, senderAddress);

/** Whether more files of unproved senders are read now: they must not use up what the company pays for. */
async function hasRoom(scope: CompanyScope, fromAddress: string): Promise<boolean> {
  const where = { companyId: scope.companyId, vendorId: null, senderAddress: { not: null }, senderProof: null };
  return inCompany(scope, async (tx) => {
    if ((await tx.document.count({ where })) >= mostUnverified.ofCompany) return false;
    return (await tx.document.count({ where: { ...where, senderAddress: fromAddress } })) < mostUnverified.ofSender;
  });
}

/** Why the upload refused a file; null for what is tried again. */
function refusalOf(error: unknown): FileReason | null {
  if (!(error instanceof AppError)) return null;
  if (error.code === "unsupported_type" || error.code === "invalid") return "unsupported";
  return ["quota_reached", "limit_reached", "rate_limited", "conflict", "plan_needed"].includes(error.code) ? "no_room" : null;
}
