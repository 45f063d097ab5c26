import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { InboundMessage } from "@/generated/prisma/client";
import { findBySender, findByThread, findReturned, findTargets, type Target } from "@/lib/inbound/addressing/queries";
import { contentHash, type Headers, headersOf, recipientsOf, senderOf, threadOf } from "@/lib/inbound/addressing/rules";
import { fileDeliveryJob } from "@/lib/inbound/jobs";
import type { Cause } from "@/lib/inbound/values";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import { storage } from "@/lib/infra/storage";
import { getInbound } from "@/lib/settings/inbound/queries";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";

/** Whose a message is in one company, and how that was found. Without a vendor it waits for a person, for this reason. */
type Match = {
  companyId: string;
  vendorId: string | null;
  matchedBy: "token" | "thread" | "sender" | null;
  candidateIds: string[];
  cause: Cause | null;
};

type Facts = { sender: string; threadIds: string[] };

/**
 * Finds out which companies a message is for, and gives each its delivery: once, however often and by however many ways the message
 * arrives. Without any company, it waits for a platform admin.
 */
export async function routeMessage(messageId: string): Promise<void> {
  const message = await asPlatform().inboundMessage.findUnique({ where: { id: messageId } });
  if (message?.state !== "received") return;
  const raw = await buffer(await storage().read(message.storageKey));
  const headers = headersOf(raw);
  const facts = { sender: senderOf(headers), threadIds: threadOf(headers) };
  const matches = await findMatches(message, headers, raw, facts);
  const hash = contentHash(raw);
  for (const match of matches) await deliver(message, match, hash, facts);
  await asPlatform().inboundMessage.update({
    where: { id: messageId },
    data: {
      state: matches.length > 0 ? "delivered" : "unmatched",
      fromAddress: facts.sender.slice(0, 320),
      subject: (headers.get("subject") ?? "").replaceAll("\u0000", "").slice(0, 300),
    },
  });
}

/**
 * Gives a message that fits no company to one, as if it had been sent to the company's own address: filed where its sender is the
 * contact of one vendor, else in the company's inbox.
 */
export async function routeToCompany(message: InboundMessage, companyId: string): Promise<void> {
  const raw = await buffer(await storage().read(message.storageKey));
  const headers = headersOf(raw);
  const facts = { sender: senderOf(headers), threadIds: threadOf(headers) };
  for (const match of await matchesOf({ companyId, vendorIds: [] }, facts)) await deliver(message, match, contentHash(raw), facts);
}

async function findMatches(message: InboundMessage, headers: Headers, raw: Buffer, facts: Facts): Promise<Match[]> {
  const inbound = await getInbound();
  const targets = await findTargets(recipientsOf(headers, message.recipients), inbound?.address);
  if (targets.length > 0) return (await Promise.all(targets.map((target) => matchesOf(target, facts)))).flat();
  const returned = await findReturned(returnedIds(headers, raw));
  if (returned) return [{ ...returned, matchedBy: "thread", candidateIds: [], cause: null }];
  const thread = await findByThread(facts.threadIds, facts.sender);
  if (thread) return [matchOf(thread, "thread")];
  const senders = await findBySender(facts.sender);
  const companies = new Set(senders.map(({ companyId }) => companyId));
  const [only] = senders;
  if (!only || companies.size > 1) return [];
  return [
    senders.length === 1
      ? matchOf(only, "sender")
      : undecided(
          only.companyId,
          senders.map(({ id }) => id),
        ),
  ];
}

const matchOf = ({ id, companyId }: { id: string; companyId: string }, matchedBy: "thread" | "sender"): Match => ({
  ...{ companyId, vendorId: id, matchedBy, candidateIds: [], cause: null },
});

const undecided = (companyId: string, candidateIds: string[], cause: Cause = "two_candidates"): Match => ({
  ...{ companyId, vendorId: null, matchedBy: null, candidateIds, cause },
});

/** Ids of messages that a delivery report may be about: it comes to the address that we send from, which names no company. */
function returnedIds(headers: Headers, raw: Buffer): string[] {
  if (!/^multipart\/report/i.test(headers.get("content-type") ?? "")) return [];
  const found =
    raw
      .subarray(0, 300_000)
      .toString("latin1")
      .match(/<[0-9a-f-]{36}@[^<>\s]{1,200}>/g) ?? [];
  return [...new Set(found)].slice(0, 50);
}

/** Inside one company: the vendor's own address decides, unless the sender is known as another vendor's contact. */
async function matchesOf({ companyId, vendorIds }: Target, { sender, threadIds }: Facts): Promise<Match[]> {
  const senders = (await findBySender(sender, companyId)).map(({ id }) => id);
  if (vendorIds.length > 0) {
    return vendorIds.map((vendorId) => {
      const isOthers = senders.length > 0 && !senders.includes(vendorId);
      if (isOthers) return { ...undecided(companyId, [...senders, vendorId], "other_vendors_reply"), addressedVendorId: vendorId };
      return { companyId, vendorId, matchedBy: "token" as const, candidateIds: [], cause: null };
    });
  }
  const thread = await findByThread(threadIds, sender, companyId);
  if (thread) return [matchOf(thread, "thread")];
  const [only, ...more] = senders;
  if (only && more.length === 0) return [matchOf({ id: only, companyId }, "sender")];
  return [undecided(companyId, senders, only ? "two_candidates" : "unknown_sender")];
}

async function scopeOf(companyId: string): Promise<CompanyScope> {
  return systemScope(await asPlatform().company.findUniqueOrThrow({ where: { id: companyId }, select: { id: true, timeZone: true } }));
}

async function deliver(message: InboundMessage, match: Match & { addressedVendorId?: string }, hash: string, facts: Facts): Promise<void> {
  const { companyId, vendorId, matchedBy, candidateIds, cause, addressedVendorId } = match;
  const addressedTo = addressedVendorId ?? vendorId ?? "company";
  const id = randomUUID();
  const scope = await scopeOf(companyId);
  await inCompany(scope, async (tx) => {
    // Taken by its sender before the vendor was known, it is not taken again once it is.
    const isByName = matchedBy === "token" || addressedVendorId !== undefined;
    if (!isByName && (await tx.inboundDelivery.count({ where: { companyId, contentHash: hash } })) > 0) return;
    const { count } = await tx.inboundDelivery.createMany({
      data: [
        {
          ...{ id, companyId, messageId: message.id, addressedTo, contentHash: hash, vendorId, matchedBy, cause },
          ...{ candidateIds: candidateIds.slice(0, 20), receivedAt: message.receivedAt },
          ...{ fromAddress: facts.sender.slice(0, 320), threadIds: facts.threadIds },
        },
      ],
      skipDuplicates: true,
    });
    if (count > 0) await enqueue(tx, fileDeliveryJob, { companyId, deliveryId: id }, { companyId });
  });
}
