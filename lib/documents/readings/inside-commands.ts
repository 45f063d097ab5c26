import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Document } from "@/generated/prisma/client";
import { type SenderProof, senderProofNames } from "@/lib/compliance/policies/senders-values";
import { createDocument } from "@/lib/documents/commands";
import { endingOf, withEnding } from "@/lib/documents/endings-rules";
import type { LeftOut } from "@/lib/documents/inside-schema";
import type { LeftOutReason } from "@/lib/documents/inside-values";
import { maximumFileBytes } from "@/lib/documents/values";
import { assignDocument } from "@/lib/documents/vendor-match/commands";
import type { FileInside } from "@/lib/extraction/schema";
import { inCompany } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { storage } from "@/lib/infra/storage";
import type { CompanyScope } from "@/lib/tenancy/scope";

/*
 * A PDF may carry files, as a portfolio does. Each becomes a document of its own, of the same vendor and by the same way in. Those of
 * a file that was itself inside a PDF came with that PDF, so no chain can go on and on.
 */

/** Counts one more file against the limits of who sent it: why it is not taken, or null. `giveBack`: it was on file already, or refused. */
export type Room = {
  take(carrier: Document, size: number): Promise<LeftOutReason | null>;
  giveBack(carrier: Document, size: number): Promise<void>;
};

/**
 * Takes in the files that a PDF carried, out of the folder that its reading wrote them into, and notes those that cannot be used. Safe
 * to repeat: the same bytes become a document once.
 */
export async function takeFilesInside(
  scope: CompanyScope,
  id: string,
  { inside = [], folder, room }: { inside: readonly FileInside[] | undefined; folder: string; room: Room },
): Promise<void> {
  const where = { companyId_id: { companyId: scope.companyId, id } };
  const carrier = await inCompany(scope, (tx) => tx.document.findUnique({ where }));
  if (!carrier || carrier.insideOfId !== null) return;
  const leftOut: LeftOut[] = [];
  for (const { name, file, reason } of inside) {
    const why = file === null ? (reason ?? "unsupported") : await takeOne(scope, carrier, { name, path: join(folder, file) }, room);
    if (why) leftOut.push({ name, reason: why });
  }
  if (leftOut.length === 0 && JSON.stringify(carrier.leftOut) === "[]") return;
  await inCompany(scope, (tx) => tx.document.updateMany({ where: { companyId: scope.companyId, id }, data: { leftOut } }));
}

/** Why the file cannot be used; null: it is a document now. */
async function takeOne(
  scope: CompanyScope,
  carrier: Document,
  { name, path }: { name: string; path: string },
  room: Room,
): Promise<LeftOutReason | null> {
  const { size } = await stat(path);
  if (size > maximumFileBytes) return "too_large";
  const bytes = await readFile(path);
  const ending = endingOf(bytes);
  if (!ending) return "unsupported";
  // A PDF that is read again brings files that count already.
  const isCounted = await isTaken(scope, carrier, bytes);
  const full = isCounted ? null : await room.take(carrier, size);
  if (full) return full;
  const giveBack = async () => (isCounted ? undefined : room.giveBack(carrier, size));
  const { id: insideOfId, fileName: insideOf, vendorId, source, portalLinkId, uploadedById } = carrier;
  try {
    const stored = await storage().put(scope.companyId, createReadStream(path) as AsyncIterable<Buffer>);
    const sender = senderOf(carrier);
    const { alreadyStored, isReadAgain } = await createDocument(
      scope,
      { vendorId, documentType: null, expirationDate: null },
      {
        ...{ ...stored, fileName: withEnding(name, ending), source, inside: { insideOfId, insideOf, uploadedById } },
        ...(portalLinkId && { portalLinkId }),
        ...(sender && { sender }),
      },
    );
    if (alreadyStored && !isReadAgain) await giveBack();
    return null;
  } catch (error) {
    await giveBack();
    const refusal = error instanceof AppError ? refusals[error.code] : undefined;
    if (!refusal) throw error;
    return refusal;
  }
}

function isTaken(scope: CompanyScope, carrier: Document, bytes: Buffer): Promise<boolean> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const where = { companyId: scope.companyId, insideOfId: carrier.id, sha256 };
  return inCompany(scope, async (tx) => (await tx.document.count({ where })) > 0);
}

const refusals: Partial<Record<AppError["code"], LeftOutReason>> = {
  ...{ unsupported_type: "unsupported", invalid: "unsupported", quota_reached: "no_room", limit_reached: "no_room" },
  ...{ rate_limited: "no_room", conflict: "no_room", plan_needed: "no_room" },
};

function senderOf({ senderAddress: address, senderProof, claimedVendorId }: Document) {
  const proof: SenderProof | null = senderProofNames.find((one) => one === senderProof) ?? null;
  return address === null ? null : { address, proof, claimedVendorId };
}

/**
 * Gives a PDF that names no insured itself to the vendor of the files inside it, once all of them that were read have the same. `id`:
 * the PDF or one of its files. Safe to repeat.
 */
export async function placeByFilesInside(scope: CompanyScope, id: string): Promise<void> {
  const { companyId } = scope;
  const found = await inCompany(scope, async (tx) => {
    const row = await tx.document.findUnique({ where: { companyId_id: { companyId, id } }, select: { insideOfId: true } });
    const key = { companyId_id: { companyId, id: row?.insideOfId ?? id } };
    const carrier = await tx.document.findUnique({ where: key });
    if (!carrier || carrier.vendorId || carrier.processingStatus !== "PROCESSED" || carrier.insuredNames.length > 0) return null;
    // What came by email is filed by its sender, or by a person.
    if (carrier.senderAddress !== null) return null;
    const files = await tx.document.findMany({ where: { companyId, insideOfId: carrier.id }, select: { vendorId: true } });
    const [vendorId] = files.map((file) => file.vendorId);
    return vendorId && files.every((file) => file.vendorId === vendorId) ? { carrierId: carrier.id, vendorId } : null;
  });
  if (!found) return;
  try {
    await assignDocument(scope, found.carrierId, { vendorId: found.vendorId, sameFirm: false }, { isConfirmed: false });
  } catch (error) {
    // The vendor went, or has the same file already: a person will see.
    if (!(error instanceof AppError)) throw error;
  }
}
