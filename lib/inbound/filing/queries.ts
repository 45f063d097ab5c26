import { open } from "node:fs/promises";
import type { InboundDelivery, InboundMessage } from "@/generated/prisma/client";
import { type Headers, headersOf } from "@/lib/inbound/addressing/rules";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { getSender } from "@/lib/mail/queries";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { getInbound } from "@/lib/tenancy/settings/inbound-queries";
import { getSettings } from "@/lib/tenancy/settings/queries";

export type Arrived = { delivery: InboundDelivery; message: InboundMessage };

/** A company's delivery with its stored message. Throws `not_found`. */
export async function loadArrived(scope: CompanyScope, id: string): Promise<Arrived> {
  const { companyId } = scope;
  const delivery = await inCompany(scope, (tx) => tx.inboundDelivery.findUnique({ where: { companyId_id: { companyId, id } } }));
  const message = delivery && (await asPlatform().inboundMessage.findUnique({ where: { id: delivery.messageId } }));
  if (!delivery || !message) throw notFound(coded("server.inbound.message"));
  return { delivery, message };
}

/** The headers of a stored message, from its first bytes. */
export async function readHeaders(path: string): Promise<Headers> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(300_000), 0, 300_000, 0);
    return headersOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Whether an address is one that we send from or receive at: its messages are our own, and get no answer. */
export async function isOwnAddress(address: string): Promise<boolean> {
  const { from } = await getSender();
  const own = typeof from === "string" ? (/<([^<>]+)>/.exec(from)?.[1] ?? from) : from.address;
  const inbound = await getInbound();
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const isInbound =
    inbound?.address.domain === domain && (local === inbound.address.local || local.startsWith(`${inbound.address.local}+`));
  return [own, (await getSettings()).email.fromAddress].some((one) => one.trim().toLowerCase() === address) || isInbound;
}
