import { authenticate } from "mailauth";
import type { InboundMessage } from "@/generated/prisma/client";
import { hasTooMany, proofByServer, proofByService, proofOf, soleSender } from "@/lib/inbound/addressing/proofs-rules";
import { type MessageProof, statement } from "@/lib/inbound/addressing/proofs-schema";
import { type Headers, senderOf } from "@/lib/inbound/addressing/rules";
import { findRecords } from "@/lib/infra/dns";
import { errorFacts, log } from "@/lib/infra/log";
import { getInbound } from "@/lib/tenancy/settings/inbound-queries";

/** However many names have to be looked up, and however slow their servers are. */
const patienceMillis = 20_000;

/**
 * Verifies the sender of a message: by its signature at every entry, by the sending server at our own, by the lines of named servers in a
 * mailbox, and by what a mail service states in an authenticated call. What cannot be verified in time counts as not proven.
 */
export async function proveSender(raw: Buffer, headers: Headers, message: InboundMessage): Promise<MessageProof> {
  const from = soleSender(headers);
  const nobody: MessageProof = { from: from ?? "", by: null, isDisowned: false };
  if (!from) return nobody;
  const trusted = (await getInbound())?.trustedServers ?? [];
  const told = toldOf(headers, message, from, trusted);
  if (told?.by) return told;
  const own = hasTooMany(headers) ? nobody : await check(raw, headers, message, trusted);
  return own.by || !told?.isDisowned ? own : told;
}

function toldOf(headers: Headers, { door, stated }: InboundMessage, from: string, trusted: readonly string[]): MessageProof | null {
  if (door === "imap") return proofByServer(headers, from, trusted);
  const { data } = statement.safeParse(stated);
  return door === "webhook" && data ? proofByService(data, from) : null;
}

async function check(raw: Buffer, headers: Headers, message: InboundMessage, trusted: readonly string[]): Promise<MessageProof> {
  const from = senderOf(headers);
  const nobody: MessageProof = { from, by: null, isDisowned: false };
  const peer = message.door === "smtp" && message.peerIp ? { ip: message.peerIp, helo: message.peerName ?? "" } : {};
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMillis).unref();
  });
  try {
    const asked = authenticate(raw, {
      ...{ ...peer, sender: message.envelopeFrom ?? "", mta: "coverkeep", resolver: findRecords, disableBimi: true, rejectRsaSha1: true },
    });
    const result = await Promise.race([asked, late]);
    return result ? proofOf(result, headers, from, trusted) : nobody;
  } catch (error) {
    log.warn(errorFacts(error), "who wrote an email could not be checked");
    return nobody;
  } finally {
    clearTimeout(timer);
  }
}
