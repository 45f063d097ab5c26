import { ImapFlow } from "imapflow";
import { receive } from "@/lib/inbound/receiving/commands";
import { maximumMessageBytes } from "@/lib/inbound/values";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { errorFacts, log } from "@/lib/infra/log";
import type { AccessToken } from "@/lib/infra/mailer";
import { accessToken, forgetAccessToken } from "@/lib/mail/oauth/commands";
import type { Mailbox } from "@/lib/tenancy/settings/inbound-queries";
import { say } from "@/messages/say";

type Mark = { mailbox: string; uidValidity: bigint; lastUid: bigint; connectedAt: Date };
type Found = { uid: number; size: number; arrivedAt: Date };

/** A server that goes silent without closing the connection. */
const silenceMillis = 60_000;
/** Messages taken in one poll; the next goes on. */
const atOnce = 500;

export const nameOf = ({ host, port, user, folder }: Mailbox) => `${user}@${host}:${port}/${folder}`;

/**
 * Takes new messages from a mailbox. A message is marked as seen only after it is stored durably, and none is taken twice: its UID is in
 * its key, and the highest one is kept. When the mailbox is connected for the first time, its existing messages are left alone. Returns how
 * many were taken.
 */
export async function pollMailbox(set: Mailbox, silence = silenceMillis): Promise<number> {
  const token = set.password === null ? await accessToken("incoming") : null;
  if (set.password === null && !token) throw new Error(say("server.inbound.noOAuthAccount"));
  const mailbox = { ...set, user: set.user || (token?.user ?? "") };
  const client = open(mailbox, token, silence);
  // Some failures of the connection come as events alone.
  const failed = new Promise<never>((_, reject) => {
    client.on("error", reject);
    client.on("close", () => reject(new Error("the mail server closed the connection")));
  });
  failed.catch(() => undefined);
  try {
    await Promise.race([client.connect(), failed]);
    return await Promise.race([takeNew(client, mailbox), failed]);
  } catch (error) {
    if (mailbox.password === null && (error as { authenticationFailed?: boolean }).authenticationFailed)
      await forgetAccessToken("incoming");
    await noteFailure(mailbox, error);
    throw error;
  } finally {
    await Promise.race([client.logout().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 2000).unref())]);
    client.close();
  }
}

function open({ host, port, isSecure, needsTls, user, password }: Mailbox, token: AccessToken | null, silence: number): ImapFlow {
  return new ImapFlow({
    ...{ host, port, secure: isSecure, ...(needsTls && { doSTARTTLS: true }), logger: false },
    auth: token ? { user, accessToken: token.token } : { user, pass: password ?? "" },
    ...{ connectionTimeout: silence, greetingTimeout: silence, socketTimeout: silence, disableAutoIdle: true },
  });
}

async function takeNew(client: ImapFlow, mailbox: Mailbox): Promise<number> {
  const { uidValidity, uidNext } = await client.mailboxOpen(mailbox.folder);
  const mark = await loadMark(nameOf(mailbox), uidValidity, uidNext);
  let taken = 0;
  for (const found of await listNew(client, mark)) {
    if (found.size > maximumMessageBytes) log.error({ uid: found.uid, size: found.size }, "an email is too large and stays in the mailbox");
    else await takeOne(client, mark, found);
    await keepMark(mark, found.uid);
    taken += 1;
  }
  await asPlatform().inboundMark.updateMany({ where: { mailbox: mark.mailbox }, data: { polledAt: now(), error: null } });
  return taken;
}

/** Up to where the mailbox was read. With new UIDs it is read from the start, for messages since it was connected. */
async function loadMark(mailbox: string, uidValidity: bigint, uidNext: number): Promise<Mark> {
  const mark = await asPlatform().inboundMark.findUnique({ where: { mailbox } });
  const at = now();
  if (!mark) {
    const data = { mailbox, uidValidity, lastUid: BigInt(uidNext - 1), connectedAt: at, polledAt: at };
    return asPlatform().inboundMark.create({ data });
  }
  if (mark.uidValidity === uidValidity) return mark;
  return asPlatform().inboundMark.update({ where: { mailbox }, data: { uidValidity, lastUid: 0n } });
}

async function listNew(client: ImapFlow, { lastUid, connectedAt }: Mark): Promise<Found[]> {
  const found: Found[] = [];
  const range = `${lastUid + 1n}:*`;
  for await (const { uid, size = 0, internalDate } of client.fetch(range, { uid: true, size: true, internalDate: true }, { uid: true })) {
    const arrivedAt = new Date(internalDate ?? now());
    // The last message answers to every range; servers keep whole seconds.
    if (BigInt(uid) > lastUid && arrivedAt.getTime() >= connectedAt.getTime() - 1000) found.push({ uid, size, arrivedAt });
  }
  return found.toSorted((one, other) => one.uid - other.uid).slice(0, atOnce);
}

async function takeOne(client: ImapFlow, { mailbox, uidValidity }: Mark, { uid }: Found): Promise<void> {
  const { content } = await client.download(String(uid), undefined, { uid: true });
  // It may have been deleted since it was listed.
  if (!content) return;
  await receive(content as AsyncIterable<Buffer>, "imap", { from: null, recipients: [], key: `imap:${mailbox}:${uidValidity}:${uid}` });
  await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
}

async function keepMark({ mailbox, uidValidity }: Mark, uid: number): Promise<void> {
  const where = { mailbox, uidValidity, lastUid: { lt: BigInt(uid) } };
  await asPlatform().inboundMark.updateMany({ where, data: { lastUid: BigInt(uid) } });
}

async function noteFailure(mailbox: Mailbox, error: unknown): Promise<void> {
  log.warn(errorFacts(error), "the mailbox for incoming email could not be read");
  const said = error as { responseText?: string; message?: string };
  const reason = (said.responseText ?? said.message ?? "").slice(0, 300);
  const row = { mailbox: nameOf(mailbox), uidValidity: 0n, lastUid: 0n, connectedAt: now(), polledAt: now(), error: reason };
  await asPlatform()
    .inboundMark.upsert({ where: { mailbox: row.mailbox }, create: row, update: { error: reason } })
    .catch(() => undefined);
}
