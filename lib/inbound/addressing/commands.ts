import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { InboundMessage } from "@/generated/prisma/client";
import type { SenderProof } from "@/lib/compliance/policies/senders-values";
import { proveSender } from "@/lib/inbound/addressing/proofs-queries";
import { type MessageProof, messageProof } from "@/lib/inbound/addressing/proofs-schema";
import {
  findBySender,
  findByThread,
  findProof,
  findReturned,
  findReturnPaths,
  findTargets,
  type Target,
} from "@/lib/inbound/addressing/queries";
import { contentHash, type Headers, headersOf, recipientsOf, senderOf, threadOf } from "@/lib/inbound/addressing/rules";
import { fileDeliveryJob } from "@/lib/inbound/jobs";
import type { Cause } from "@/lib/inbound/values";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import { storage } from "@/lib/infra/storage";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";
import { getInbound } from "@/lib/tenancy/settings/inbound-queries";

/**
 * Whose a message is in one company, and how that was found and proved. Without a vendor, or without proof that the sender may write
 * for it, it waits for a person, for this reason.
 */
type Match = {
  companyId: string;
  vendorId: string | null;
  matchedBy: "token" | "thread" | "sender" | null;
  provedBy: SenderProof | null;
  candidateIds: string[];
  cause: Cause | null;
};

type Facts = { sender: string; threadIds: string[]; proof: MessageProof };
type Found = { id: string; companyId: string };

/**
 * Finds out which companies a message is for, and gives each its delivery: once, however often and by however many ways the message
 * arrives. Without any company, it waits for a platform admin.
 */
export async function routeMessage(messageId: string): Promise<void> {
  const message = await asPlatform().inboundMessage.findUnique({ where: { id: messageId } });
  if (message?.state !== "received") return;
  const raw = await buffer(await storage().read(message.storageKey));
  const headers = headersOf(raw);
  const proof = await proveSender(raw, headers, message);
  const facts = { sender: senderOf(headers), threadIds: threadOf(headers), proof };
  const matches = await findMatches(message, headers, raw, facts);
  const hash = contentHash(raw);
  for (const match of matches) await deliver(message, match, hash, facts);
  await asPlatform().inboundMessage.update({
    where: { id: messageId },
    data: {
      ...{ state: matches.length > 0 ? "delivered" : "unmatched", proof },
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
  // The sender's keys may have changed since it came.
  const proof = messageProof.safeParse(message.proof).data ?? (await proveSender(raw, headers, message));
  const facts = { sender: senderOf(headers), threadIds: threadOf(headers), proof };
  for (const match of await matchesOf({ companyId, vendorIds: [] }, facts)) await deliver(message, match, contentHash(raw), facts);
}

async function findMatches(message: InboundMessage, headers: Headers, raw: Buffer, facts: Facts): Promise<Match[]> {
  const inbound = await getInbound();
  const targets = await findTargets(recipientsOf(headers, message.recipients), inbound?.address);
  if (targets.length > 0) return (await Promise.all(targets.map((target) => matchesOf(target, facts)))).flat();
  const returned = await findReturned(returnedIds(headers, raw), await findReturnPaths(recipientsOf(headers, message.recipients)));
  if (returned) return [{ ...returned, matchedBy: "thread", provedBy: null, candidateIds: [], cause: null }];
  const thread = await findByThread(facts.threadIds, facts.sender);
  if (thread) return [await matchOf(thread, "thread", facts)];
  const senders = await findBySender(facts.sender);
  const companies = new Set(senders.map(({ companyId }) => companyId));
  const [only] = senders;
  if (!only || companies.size > 1) return [];
  return [
    senders.length === 1
      ? await matchOf(only, "sender", facts)
      : undecided(
          only.companyId,
          senders.map(({ id }) => id),
        ),
  ];
}

/** A message of one vendor: filed where its sender is proved, else it waits beside the vendor that it may be from. */
async function matchOf({ id, companyId }: Found, matchedBy: "token" | "thread" | "sender", facts: Facts): Promise<Match> {
  const provedBy = await findProof({ id, companyId }, facts, matchedBy === "token");
  return { companyId, vendorId: id, matchedBy, provedBy, candidateIds: [], cause: provedBy ? null : "sender_unverified" };
}

const undecided = (companyId: string, candidateIds: string[], cause: Cause = "two_candidates"): Match => ({
  ...{ companyId, vendorId: null, matchedBy: null, provedBy: null, candidateIds, cause },
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
async function matchesOf({ companyId, vendorIds }: Target, facts: Facts): Promise<Match[]> {
  const { sender, threadIds } = facts;
  const found = await findBySender(sender, companyId);
  const senders = found.map(({ id }) => id);
  // An agent who is one vendor's contact may write for another one.
  const isOfAnother = found.some(({ isAgent }) => !isAgent);
  if (vendorIds.length > 0) {
    const ofVendor = async (vendorId: string) => {
      const isOthers = isOfAnother && !senders.includes(vendorId);
      if (isOthers) return { ...undecided(companyId, [...senders, vendorId], "other_vendors_reply"), addressedVendorId: vendorId };
      return matchOf({ id: vendorId, companyId }, "token", facts);
    };
    return Promise.all(vendorIds.map(ofVendor));
  }
  const thread = await findByThread(threadIds, sender, companyId);
  if (thread) return [await matchOf(thread, "thread", facts)];
  const [only, ...more] = senders;
  if (only && more.length === 0) return [await matchOf({ id: only, companyId }, "sender", facts)];
  return [undecided(companyId, senders, only ? "two_candidates" : "unknown_sender")];
}

async function scopeOf(companyId: string): Promise<CompanyScope> {
  return systemScope(await asPlatform().company.findUniqueOrThrow({ where: { id: companyId }, select: { id: true, timeZone: true } }));
}

async function deliver(message: InboundMessage, match: Match & { addressedVendorId?: string }, hash: string, facts: Facts): Promise<void> {
  const { companyId, vendorId, matchedBy, provedBy, candidateIds, cause, addressedVendorId } = match;
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
          ...{ id, companyId, messageId: message.id, addressedTo, contentHash: hash, vendorId, matchedBy, provedBy, cause },
          ...{ candidateIds: candidateIds.slice(0, 20), receivedAt: message.receivedAt },
          ...{ fromAddress: facts.sender.slice(0, 320), threadIds: facts.threadIds },
        },
      ],
      skipDuplicates: true,
    });
    if (count > 0) await enqueue(tx, fileDeliveryJob, { companyId, deliveryId: id }, { companyId });
  });
}
