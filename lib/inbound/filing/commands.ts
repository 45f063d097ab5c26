import type { InboundDelivery, Prisma } from "@/generated/prisma/client";
import { findReturnPaths } from "@/lib/inbound/addressing/queries";
import { type Headers, isAutomatic, recipientsOf } from "@/lib/inbound/addressing/rules";
import { UnparsedMessage, withParsed } from "@/lib/inbound/filing/parsing-commands";
import { type Arrived, isOwnAddress, loadArrived, readHeaders } from "@/lib/inbound/filing/queries";
import { noteReport } from "@/lib/inbound/filing/reports-commands";
import { lanesOf, standingOf, waitingCause } from "@/lib/inbound/filing/rules";
import { type Filed, fileFor, holdFile, type PlacedFile } from "@/lib/inbound/filing/taking-commands";
import { answerDeliveryJob } from "@/lib/inbound/jobs";
import type { ParsedMessage } from "@/lib/inbound/parser/schema";
import { inCompany } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import { storage } from "@/lib/infra/storage";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Seconds after which the answer is thought about: most files are read by then. */
export const answerAfterSeconds = 15;

/**
 * Reads an email that a company got and files what is attached to it, where its vendor is known; otherwise it waits in the inbox. What
 * cannot be parsed is parked. May run twice: each file becomes a document once.
 */
export async function fileDelivery(scope: CompanyScope, deliveryId: string): Promise<void> {
  const arrived = await loadArrived(scope, deliveryId);
  if (arrived.delivery.state !== "received") return;
  try {
    await storage().withLocalFile(arrived.message.storageKey, async (path) => {
      const headers = await readHeaders(path);
      await withParsed(path, (message) => settle(scope, arrived, headers, message));
    });
  } catch (error) {
    if (!(error instanceof UnparsedMessage)) throw error;
    await change(scope, arrived.delivery, { state: "parked", cause: "unparsed" });
  }
}

async function settle(scope: CompanyScope, arrived: Arrived, headers: Headers, message: ParsedMessage): Promise<void> {
  const { delivery } = arrived;
  const automatic = isAutomatic(headers, arrived.message.envelopeFrom, message.subject);
  const facts = {
    ...{ fromName: message.fromName, subject: message.subject, text: message.text, hasLink: message.hasLink, mailId: message.messageId },
    isAutomatic: automatic,
  };
  if (await isOwnAddress(delivery.fromAddress)) return change(scope, delivery, { ...facts, state: "closed", cause: "own_mail" });
  const returned = await findReturnPaths(recipientsOf(headers, arrived.message.recipients));
  if (message.report) return change(scope, delivery, { ...facts, ...(await noteReport(scope, delivery, message.report, returned)) });
  const { vendorId, provedBy } = delivery;
  if (!vendorId || !provedBy) {
    await noteFiles(scope, delivery, message, (file, earlier) => holdFile(scope, delivery, file, earlier));
    const hasFiles = message.files.some(({ reason }) => reason === null);
    return change(scope, delivery, {
      ...facts,
      state: "waiting",
      cause: waitingCause(vendorId ? "sender_unverified" : delivery.cause, automatic, hasFiles),
    });
  }
  const known = { ...delivery, vendorId };
  const filed = await noteFiles(scope, delivery, message, (file, earlier) => fileFor(scope, known, file, earlier));
  const standing = standingOf(filed, automatic);
  return change(scope, delivery, { ...facts, ...standing }, filed.filter(({ outcome }) => outcome === "taken").length);
}

/** Notes what became of each file, one after the other: a worker that dies in between leaves nothing undone that the next would not find. */
async function noteFiles(
  scope: CompanyScope,
  { id: deliveryId }: InboundDelivery,
  message: ParsedMessage,
  decide: (file: PlacedFile, earlierId: string | null) => Promise<Filed>,
): Promise<Filed[]> {
  const { companyId } = scope;
  const noted: Filed[] = [];
  const lanes = lanesOf(message);
  for (const [position, file] of message.files.entries()) {
    const where = { companyId_deliveryId_position: { companyId, deliveryId, position } };
    const earlier = await inCompany(scope, (tx) => tx.inboundAttachment.findUnique({ where }));
    if (earlier?.outcome === "taken" || earlier?.outcome === "already") {
      noted.push({ outcome: earlier.outcome, reason: null, documentId: earlier.documentId });
      continue;
    }
    const { outcome, reason, documentId } = await decide({ ...file, lane: lanes[position] ?? "email" }, earlier?.documentId ?? null);
    const { fileName, fileSize, sha256 } = file;
    const create = { companyId, deliveryId, position, fileName, fileSize, sha256, outcome, reason, documentId };
    await inCompany(scope, (tx) => tx.inboundAttachment.upsert({ where, create, update: { outcome, reason, documentId } }));
    noted.push({ outcome, reason, documentId });
  }
  return noted;
}

/** Writes the delivery's status, and has it answered where its vendor is known. */
async function change(
  scope: CompanyScope,
  { id, vendorId, matchedBy }: InboundDelivery,
  data: Prisma.InboundDeliveryUpdateManyMutationInput,
  taken = 0,
): Promise<void> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    const { count } = await tx.inboundDelivery.updateMany({ where: { companyId, id, state: "received" }, data });
    if (count === 0 || !vendorId) return;
    await enqueue(tx, answerDeliveryJob, { companyId, deliveryId: id }, { companyId, startAfter: answerAfterSeconds });
    const fact = { action: "inbound.received", subjectType: "vendor", subjectId: vendorId };
    if (taken > 0) await recordEvent(tx, scope, { ...fact, details: { documents: taken, matchedBy: matchedBy ?? "" } });
  });
}
