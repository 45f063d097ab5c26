import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { addressOf, domain, type Firm, kindsOf, pdf, type Sent, type Wanted } from "@/bench/inbound/kinds";
import { startMailServer } from "@/lib/testing/dovecot";
import { pdfPart, writeMessage } from "@/lib/testing/messages";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, typescript } from "@/scripts/processes";

/*
 * `npm run bench:inbound`: every kind of message that the intake must withstand, through the product's own steps and a real Postgres and
 * IMAP server. Required: no file at another company, none lost, none twice, no loop. Exits with 1 otherwise.
 */

const rounds = 12;
const without = Number(process.env.BENCH_WITHOUT ?? 10_000);
const loopRounds = 1000;
const oldMessages = 5000;
const atOnce = 4;

const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-bench-"));
const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
await generateClient();
await ensureDatabase(postgres.url("postgres"), "coverkeep");
const owner = postgres.url("coverkeep");
const login = Object.assign(new URL(owner), { username: "coverkeep_web", password: "coverkeep-bench" }).href;
Object.assign(process.env, {
  ...{
    APP_SECRET: randomBytes(32).toString("base64url"),
    DATABASE_URL: login,
    LOG_LEVEL: "silent",
    STORAGE_DIR: path.join(folder, "storage"),
  },
  ...{ INBOUND_ADDRESS: `docs@${domain}`, INBOUND_SMTP_PORT: "2525" },
});
await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...process.env, DATABASE_MIGRATION_URL: owner } });
const { speakOnServer } = await import("@/lib/infra/server-texts");
speakOnServer();
const { asPlatform, closeDatabase, inCompany } = await import("@/lib/infra/db");
const { closeQueue } = await import("@/lib/infra/queue");
const { receive } = await import("@/lib/inbound/receiving/commands");
const { routeMessage } = await import("@/lib/inbound/addressing/commands");
const { fileDelivery } = await import("@/lib/inbound/filing/commands");
const { answerDelivery } = await import("@/lib/inbound/answering/commands");
const { closeParsers } = await import("@/lib/inbound/filing/parsing-commands");
const { pollMailbox } = await import("@/lib/inbound/receiving/mailbox-commands");
const { createCompany, createMember, createVendorRow } = await import("@/lib/testing/factories");
const { systemScope } = await import("@/lib/tenancy/scope");

async function makeFirm(): Promise<Firm> {
  const name = `firm-${randomUUID().slice(0, 8)}`;
  const company = await createCompany({ plan: "enterprise", planSince: new Date() });
  await createMember(company);
  await asPlatform().company.update({ where: { id: company.id }, data: { inboundName: name } });
  const vendors: Firm["vendors"] = [];
  for (let at = 0; at < 6; at += 1) vendors.push(await createVendorRow(company));
  return { id: company.id, name, vendors };
}

/** What the worker does with a message, in its order. */
async function work(id: string): Promise<void> {
  await routeMessage(id);
  const rows = await asPlatform().inboundDelivery.findMany({ where: { messageId: id }, include: { company: true } });
  for (const row of rows) await fileDelivery(systemScope(row.company), row.id);
}

async function arrive({ raw, from = "x@mail.example", recipients = [] }: Pick<Sent, "raw" | "from" | "recipients">): Promise<void> {
  const { id } = await receive(raw, "smtp", { from, recipients });
  await work(id);
}

async function inTurns<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const turn = async () => {
    while (next < items.length) await run(items[next++] as T);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}

type Faults = { misplaced: number; lost: number; doubled: number };

/** Compares what is on file and what waits with what was wanted. */
async function check(firms: readonly Firm[], wanted: readonly Wanted[]): Promise<Faults> {
  const keyOf = ({ companyId, vendorId, sha256 }: Wanted) => `${companyId} ${vendorId ?? "inbox"} ${sha256}`;
  const expected = new Set(wanted.map(keyOf));
  const found = new Map<string, number>();
  for (const { id: companyId } of firms) {
    const scope = systemScope({ id: companyId, timeZone: "UTC" });
    const documents = await inCompany(scope, (tx) =>
      tx.document.findMany({ where: { companyId }, select: { companyId: true, vendorId: true, sha256: true } }),
    );
    const files = await inCompany(scope, (tx) => tx.inboundAttachment.findMany({ where: { companyId, outcome: "waiting" } }));
    const rows = [...documents, ...files.map(({ sha256 }) => ({ companyId, vendorId: null, sha256 }))];
    for (const row of rows) found.set(keyOf(row), (found.get(keyOf(row)) ?? 0) + 1);
  }
  return {
    misplaced: [...found.keys()].filter((key) => !expected.has(key)).length,
    lost: [...expected].filter((key) => !found.has(key)).length,
    doubled: [...found.values()].filter((count) => count > 1).length,
  };
}

const wantedAll: Wanted[] = [];
const rates: { what: string; messages: number; megabytes: number; seconds: number }[] = [];

async function timed(what: string, messages: readonly Sent[]): Promise<void> {
  const began = performance.now();
  await inTurns(messages, async (message) => {
    for (let time = 0; time < (message.times ?? 1); time += 1) await arrive(message);
  });
  wantedAll.push(...messages.flatMap(({ wanted }) => wanted));
  const bytes = messages.reduce((sum, { raw }) => sum + raw.length, 0);
  console.log(`${what}: ${messages.length} messages in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  rates.push({ what, messages: messages.length, megabytes: bytes / 1e6, seconds: (performance.now() - began) / 1000 });
}

/** A robot that answers every email of ours and sets no mark of automatic mail. Returns how many answers it got. */
async function loop(firm: Firm): Promise<number> {
  const scope = systemScope({ id: firm.id, timeZone: "UTC" });
  const vendor = firm.vendors[5];
  const robot = `robot-${randomUUID()}@robots.example`;
  const began = performance.now();
  const answers = () =>
    inCompany(scope, (tx) => tx.mail.findMany({ where: { companyId: firm.id, kind: "INBOUND_ANSWER", recipient: robot } }));
  let inReplyTo = `<${randomUUID()}@robots.example>`;
  for (let round = 0; round < loopRounds; round += 1) {
    const raw = writeMessage({
      from: robot,
      to: addressOf(firm, 5),
      text: `Thank you for message ${round}.`,
      headers: [`In-Reply-To: ${inReplyTo}`],
    });
    const { id } = await receive(raw, "smtp", { from: robot, recipients: [] });
    await work(id);
    for (const row of await asPlatform().inboundDelivery.findMany({ where: { messageId: id } })) await answerDelivery(scope, row.id, 99);
    if (round % 50 === 0) inReplyTo = (await answers()).at(-1)?.messageId ?? inReplyTo;
  }
  rates.push({
    what: `${loopRounds} rounds of a robot that answers each answer`,
    messages: loopRounds,
    megabytes: 0,
    seconds: (performance.now() - began) / 1000,
  });
  return vendor ? (await answers()).length : 0;
}

/** An old mailbox is connected: nothing of it is taken. */
async function connectOldMailbox(): Promise<number> {
  const server = await startMailServer();
  try {
    await server.as("old", async (client) => {
      for (let at = 0; at < oldMessages; at += 1) await client.append("INBOX", writeMessage({ subject: `old ${at}` }));
    });
    const mailbox = {
      host: "127.0.0.1",
      port: server.port,
      isSecure: false,
      needsTls: false,
      user: "old",
      password: "secret-of-tests",
      folder: "INBOX",
    };
    const taken = await pollMailbox(mailbox);
    await server.put("old", writeMessage({ from: "who@stranger.example", subject: "new" }));
    return taken * 1000 + ((await pollMailbox(mailbox)) - 1);
  } finally {
    await server.close();
  }
}

let isGood = true;
try {
  const firms: Firm[] = [];
  for (let at = 0; at < 4; at += 1) firms.push(await makeFirm());
  const table: Record<string, string | number>[] = [];
  let total = 0;
  for (const kind of kindsOf(firms)) {
    const messages: Sent[] = [];
    for (let round = 0; round < rounds; round += 1) messages.push(...(await kind.make(round)));
    const before = wantedAll.length;
    await timed(kind.name, messages);
    total += messages.length;
    table.push({ kind: kind.name, messages: messages.length, files: new Set(wantedAll.slice(before).map(({ sha256 }) => sha256)).size });
  }
  rates.splice(
    0,
    rates.length,
    rates.reduce((sum, one) => ({
      what: "all kinds",
      messages: sum.messages + one.messages,
      megabytes: sum.megabytes + one.megabytes,
      seconds: sum.seconds + one.seconds,
    })),
  );
  const busy = firms[0] as Firm;
  const many = Array.from({ length: 70 }, () => pdf());
  const large = pdf(20_000_000);
  const front = [
    {
      raw: writeMessage({
        from: busy.vendors[1]?.email,
        to: addressOf(busy, 1),
        parts: many.map((file, at) => pdfPart(file, `${at}.pdf`)),
      }),
      files: many,
      vendor: 1,
    },
    {
      raw: writeMessage({
        from: busy.vendors[2]?.email,
        to: addressOf(busy, 2),
        parts: [pdfPart(large), pdfPart(pdf(10_000_000), "second.pdf")],
      }),
      files: [],
      vendor: 2,
    },
  ];
  const kind = kindsOf(firms)[0];
  const normal = (await Promise.all(Array.from({ length: 20 }, (_, at) => kind?.make(at) ?? []))).flat();
  const { createHash } = await import("node:crypto");
  const heavy = front.map(({ raw, files, vendor }) => ({
    raw,
    wanted: files.map((file) => ({
      companyId: busy.id,
      vendorId: busy.vendors[vendor]?.id ?? null,
      sha256: createHash("sha256").update(file).digest("hex"),
    })),
  }));
  await timed("70 PDFs and 40 MB ahead of 20 normal messages", [heavy[0] as Sent, ...normal]);
  await timed("one message of 40 MB", [{ ...(heavy[1] as Sent), wanted: [] }]);
  const scope = systemScope({ id: busy.id, timeZone: "UTC" });
  const big = await inCompany(scope, (tx) =>
    tx.document.findMany({ where: { vendorId: busy.vendors[2]?.id ?? "" }, select: { vendorId: true, sha256: true } }),
  );
  wantedAll.push(...big.map(({ vendorId, sha256 }) => ({ companyId: busy.id, vendorId, sha256 })));
  const plain = Array.from({ length: without }, (_, at) => ({
    raw: writeMessage({ from: busy.vendors[at % 6]?.email, to: addressOf(busy, at % 6), text: `Message ${at}` }),
    wanted: [],
  }));
  await timed("messages without attachments", plain);
  const faults = await check(firms, wantedAll);
  const answers = await loop(firms[1] as Firm);
  const old = await connectOldMailbox();
  console.table(table);
  console.table(
    rates.map(({ what, messages, megabytes, seconds }) => ({
      what,
      messages,
      MB: Number(megabytes.toFixed(1)),
      seconds: Number(seconds.toFixed(1)),
      "messages/s": Number((messages / seconds).toFixed(1)),
    })),
  );
  console.table([
    {
      "messages of all kinds": total,
      "files of big message": big.length,
      "at another company": faults.misplaced,
      lost: faults.lost,
      doubled: faults.doubled,
      "answers to a robot in 1,000 rounds": answers,
      "taken of 5,000 old messages": old,
    },
  ]);
  isGood = faults.misplaced + faults.lost + faults.doubled === 0 && answers <= 1 && old === 0 && big.length === 2 && total >= 300;
} finally {
  closeParsers();
  await closeQueue();
  await closeDatabase();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(isGood ? "Good." : "Not good.");
process.exit(isGood ? 0 : 1);
