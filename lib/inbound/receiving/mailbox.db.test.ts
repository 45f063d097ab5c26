import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { nameOf, pollMailbox } from "@/lib/inbound/receiving/mailbox-commands";
import { asPlatform } from "@/lib/infra/db";
import * as storages from "@/lib/infra/storage";
import { imapPassword, type MailServer, startMailServer } from "@/lib/testing/dovecot";
import { full } from "@/lib/testing/full";
import { anyPort } from "@/lib/testing/inbound";
import { writeMessage } from "@/lib/testing/messages";
import { findDovecot } from "@/scripts/dovecot";

const hasServer = findDovecot() !== null;
let server: MailServer;
beforeAll(async () => {
  if (hasServer) server = await startMailServer();
});
afterAll(() => server?.close());
// `npm test` installs it where it may, as root does.
beforeEach(({ task, skip }) => {
  if (hasServer) return;
  task.meta.skipReason = "no dovecot";
  skip("no dovecot");
});
afterEach(() => vi.restoreAllMocks());

const mailboxOf = (user: string, folder = "INBOX", port = server.port) => ({
  ...{ host: "127.0.0.1", port, isSecure: false, needsTls: false, user, password: imapPassword, folder },
});
const stored = (user: string) =>
  asPlatform().inboundMessage.findMany({ where: { doorKey: { startsWith: `imap:${user}@` } }, orderBy: { receivedAt: "asc" } });
const unseen = (user: string) =>
  server.as(user, async (client) => {
    await client.mailboxOpen("INBOX");
    return (await client.search({ seen: false }, { uid: true })) || [];
  });

it("leaves old messages alone, takes new ones once, and marks them as seen", async () => {
  for (let old = 0; old < 5; old += 1) await server.put("ann", writeMessage({ subject: `old ${old}` }));
  expect(await pollMailbox(mailboxOf("ann"))).toBe(0);
  const raw = writeMessage({ messageId: null, subject: "new" });
  await server.put("ann", raw);
  expect(await pollMailbox(mailboxOf("ann"))).toBe(1);
  expect(await pollMailbox(mailboxOf("ann"))).toBe(0);
  expect(await stored("ann")).toMatchObject([{ door: "imap", size: raw.length, envelopeFrom: null }]);
  expect(await unseen("ann")).toHaveLength(5);
});

it("does not mark as seen what could not be stored, and takes it later", async () => {
  await pollMailbox(mailboxOf("ben"));
  await server.put("ben", writeMessage({}));
  vi.spyOn(storages, "storage").mockImplementation(() => {
    throw new Error("no disk");
  });
  await expect(pollMailbox(mailboxOf("ben"))).rejects.toThrow("no disk");
  vi.restoreAllMocks();
  expect(await unseen("ben")).toHaveLength(1);
  expect(await pollMailbox(mailboxOf("ben"))).toBe(1);
  expect(await unseen("ben")).toHaveLength(0);
});

it("takes nothing twice when a crash lost its mark, or when the mailbox got new UIDs", async () => {
  await pollMailbox(mailboxOf("cat"));
  await server.put("cat", writeMessage({}));
  await pollMailbox(mailboxOf("cat"));
  const where = { mailbox: nameOf(mailboxOf("cat")) };
  await asPlatform().inboundMark.update({ where, data: { lastUid: 0n } });
  await pollMailbox(mailboxOf("cat"));
  expect(await stored("cat")).toHaveLength(1);
  await asPlatform().inboundMark.update({ where, data: { uidValidity: 1n } });
  await pollMailbox(mailboxOf("cat"));
  // Stored bytes are identified by their hash.
  expect(new Set((await stored("cat")).map(({ sha256 }) => sha256)).size).toBe(1);
  expect(await stored("cat")).toHaveLength(1);
});

it("gives a server up that goes silent without closing, and notes why a mailbox cannot be read", full, async () => {
  const port = await anyPort();
  const silent = createServer((socket) => socket.write("* OK ready\r\n")).listen(port, "127.0.0.1");
  await expect(pollMailbox(mailboxOf("dan", "INBOX", port), 500)).rejects.toThrow();
  silent.close();
  await pollMailbox(mailboxOf("eve"));
  await expect(pollMailbox({ ...mailboxOf("eve"), password: "wrong" })).rejects.toThrow();
  expect(await asPlatform().inboundMark.findUnique({ where: { mailbox: nameOf(mailboxOf("eve")) } })).toMatchObject({
    error: expect.stringMatching(/auth/i),
  });
});
