import type { Statement } from "@/lib/inbound/addressing/proofs-schema";
import { routeMessageJob } from "@/lib/inbound/jobs";
import { maximumMessageBytes } from "@/lib/inbound/values";
import { now } from "@/lib/infra/clock";
import { asPlatform, isUniqueViolation } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { enqueue } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import { discardFile, inboundFolder, storage } from "@/lib/infra/storage";

export type Door = "imap" | "smtp" | "webhook";

export type Envelope = {
  /** "" for the null sender; null where the entry does not report it. */
  from: string | null;
  recipients: readonly string[];
  /** What the door calls this arrival: taken once. */
  key?: string;
  /** The server that handed it over to our own door, and the name that it gave. */
  peer?: { ip: string; name: string };
  /** A mail service's statements about the sender in an authenticated call. */
  stated?: Statement | null;
};

/** `isNew`: false for an arrival that is there already. */
export type Received = { id: string; isNew: boolean };

/**
 * Stores a message durably. Once this resolves, the entry may acknowledge it: the bytes are on disk, and the row and its job are committed.
 * Throws `too_large` above the limit, and `conflict` for another message under the same key.
 */
export async function receive(raw: AsyncIterable<Buffer> | Buffer, door: Door, envelope: Envelope): Promise<Received> {
  const file = await storage().put(inboundFolder, bounded(Buffer.isBuffer(raw) ? once(raw) : raw));
  const found = await findEarlier(file.sha256, envelope);
  if (found) {
    await discardFile(file.key);
    return { id: found.id, isNew: false };
  }
  const data = {
    ...{ door, doorKey: envelope.key ?? null, sha256: file.sha256, size: file.size, storageKey: file.key, receivedAt: now() },
    ...{
      peerIp: envelope.peer?.ip ?? null,
      peerName: envelope.peer?.name.slice(0, 300) ?? null,
      ...(envelope.stated && { stated: envelope.stated }),
    },
    ...{ envelopeFrom: envelope.from, recipients: envelope.recipients.slice(0, 500).map((one) => one.slice(0, 320).toLowerCase()) },
  };
  try {
    const id = await asPlatform().$transaction(async (tx) => {
      const row = await tx.inboundMessage.create({ data, select: { id: true } });
      await enqueue(tx, routeMessageJob, { messageId: row.id });
      return row.id;
    });
    return { id, isNew: true };
  } catch (error) {
    // Of two arrivals under one key at the same time, the database takes one. After any other failure the row may have been written.
    if (!isUniqueViolation(error)) throw error;
    await discardFile(file.key);
    const first = await findEarlier(file.sha256, envelope);
    if (!first) throw error;
    return { id: first.id, isNew: false };
  }
}

/** The same arrival reported again, or the same bytes for no one else. */
async function findEarlier(sha256: string, { key, recipients, from }: Envelope): Promise<{ id: string } | null> {
  const select = { id: true, sha256: true };
  const sameKey = key ? await asPlatform().inboundMessage.findUnique({ where: { doorKey: key }, select }) : null;
  if (sameKey && sameKey.sha256 !== sha256) throw new AppError("conflict", coded("server.inbound.keyUsed"));
  if (sameKey) return sameKey;
  const wanted = recipients.map((one) => one.toLowerCase());
  return asPlatform().inboundMessage.findFirst({ where: { sha256, envelopeFrom: from, recipients: { hasEvery: wanted } }, select });
}

async function* bounded(raw: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of raw) {
    size += chunk.length;
    if (size > maximumMessageBytes) throw new AppError("too_large", coded("server.inbound.messageTooLarge"));
    yield chunk;
  }
}

async function* once(bytes: Buffer) {
  yield bytes;
}
