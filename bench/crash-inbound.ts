import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type DeliverStep, deliver, deliverSteps } from "@/bench/inbound/killing-sender";
import { openKillingServer } from "@/bench/outbox/killing-server";
import { asPlatform, closeDatabase } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { replyToken } from "@/lib/mail/reply-to-rules";
import { createCompany, createMember, createVendorRow, simpleCertificate } from "@/lib/testing/factories";
import { pdfPart, writeMessage } from "@/lib/testing/messages";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, type Service, startService, typescript, workerProgram } from "@/scripts/processes";

/**
 * `tsx bench/crash-inbound.ts [kills]`: emails with a certificate come in by SMTP to one of two workers, which is killed with SIGKILL at
 * each step: while it takes the message, and while it files, reads and answers. The sender retries what was not accepted, as mail servers
 * do. Then: is each certificate on file, once, at its vendor, and was anyone answered twice?
 */
const kills = Number(process.argv[2] ?? 100);
const emailsPerKill = 4;
const emails = kills * emailsPerKill;
const settleSeconds = 600;
const domain = "in.example";

type Slot = { port: number; worker: Service };
type Mail = { raw: Buffer; vendorId: string; sha256: string; from: string };

const startWorker = (env: Record<string, string>, port: number) =>
  startService("worker", { args: workerProgram, env: { ...env, INBOUND_SMTP_PORT: String(port) } });

/** A message of a vendor of its own, with a certificate of its own. */
async function writeEmail(company: Awaited<ReturnType<typeof createCompany>>, number: number): Promise<Mail> {
  const vendor = await createVendorRow(company, { name: `Invented Paving ${number}`, email: `office${number}@paving.example` });
  const file = await simpleCertificate("2099-06-01", `GL-${number}`, `Invented Paving ${number}`);
  const to = `docs+${replyToken(company.id, vendor.id)}@${domain}`;
  const raw = writeMessage({ from: vendor.email, to, parts: [pdfPart(file)] });
  const sha256 = createHash("sha256").update(file).digest("hex");
  return { raw, vendorId: vendor.id, sha256, from: vendor.email };
}

/** Sends until the message is accepted. If a step is named, the worker is killed there; a worker that still starts takes nothing. */
async function send(slot: Slot, mail: Mail, at?: { step: DeliverStep; kill: () => void }): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await deliver(slot.port, mail, at)) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error("No worker takes the message");
}

/** Kills one of the workers at a time, each time at the next step of taking or handling an email. */
async function killAtEachStep(
  slots: Slot[],
  env: Record<string, string>,
  company: Awaited<ReturnType<typeof createCompany>>,
): Promise<Mail[]> {
  const sent: Mail[] = [];
  for (let count = 0; count < kills; count += 1) {
    const slot = slots[count % slots.length];
    const step = deliverSteps[count % deliverSteps.length];
    if (!slot || !step) continue;
    const mails = await Promise.all(Array.from({ length: emailsPerKill }, (_, at) => writeEmail(company, count * emailsPerKill + at)));
    sent.push(...mails);
    const [first, ...rest] = mails;
    const { worker } = slot;
    const kill = () => worker.process.kill("SIGKILL");
    const sending = [...rest.map((mail) => send(slot, mail)), first && send(slot, first, { step, kill })];
    await worker.ended;
    slot.worker = startWorker(env, slot.port);
    await Promise.all(sending);
    if ((count + 1) % 10 === 0) console.error(`${count + 1} kills`);
  }
  return sent;
}

type Found = { documents: { vendorId: string | null; sha256: string; processingStatus: string }[]; answers: { recipient: string }[] };

async function look(companyId: string): Promise<Found> {
  const documents = await asPlatform().document.findMany({
    where: { companyId },
    select: { vendorId: true, sha256: true, processingStatus: true },
  });
  const answers = await asPlatform().mail.findMany({ where: { companyId, kind: "INBOUND_ANSWER" }, select: { recipient: true } });
  return { documents, answers };
}

/** Waits until all is filed, read and answered, or for the longest time. */
async function settle(companyId: string, sweep: () => Promise<void>): Promise<Found> {
  const started = performance.now();
  for (;;) {
    const found = await look(companyId);
    const isRead = found.documents.every(({ processingStatus: state }) => state === "PROCESSED" || state === "FAILED");
    const isDone = found.documents.length >= emails && isRead && found.answers.length >= emails;
    if (isDone || (performance.now() - started) / 1000 > settleSeconds) return found;
    await sweep();
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  }
}

function judge(sent: readonly Mail[], { documents, answers }: Found) {
  const keyOf = ({ vendorId, sha256 }: { vendorId: string | null; sha256: string }) => `${vendorId} ${sha256}`;
  const found = Map.groupBy(documents, keyOf);
  const wanted = new Set(sent.map(keyOf));
  const answered = Map.groupBy(answers, ({ recipient }) => recipient);
  return {
    lost: [...wanted].filter((key) => !found.has(key)).length,
    doubled: [...found.values()].filter((list) => list.length > 1).length,
    misplaced: [...found.keys()].filter((key) => !wanted.has(key)).length,
    notRead: documents.filter(({ processingStatus }) => processingStatus !== "PROCESSED").length,
    notAnswered: sent.filter(({ from }) => !answered.has(from)).length,
    answeredTwice: [...answered.values()].filter((list) => list.length > 1).length,
  };
}

async function main() {
  await generateClient();
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-inbound-"));
  const postgres = await startPostgres(path.join(folder, "postgres"), await freePort());
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), postgres.stop];
  try {
    await ensureDatabase(postgres.url("postgres"), "coverkeep");
    const ownerUrl = postgres.url("coverkeep");
    const mailServer = await openKillingServer();
    stops.push(mailServer.close);
    const env = {
      NODE_ENV: "production",
      APP_URL: "http://127.0.0.1:3000",
      APP_SECRET: randomBytes(32).toString("base64url"),
      DATABASE_URL: Object.assign(new URL(ownerUrl), { username: "coverkeep_web", password: "coverkeep-bench" }).href,
      STORAGE_DIR: path.join(folder, "storage"),
      LOG_LEVEL: "fatal",
      SMTP_URL: mailServer.url,
      INBOUND_ADDRESS: `docs@${domain}`,
      INBOUND_SMTP_HOST: "127.0.0.1",
    };
    Object.assign(process.env, env);
    await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...env, DATABASE_MIGRATION_URL: ownerUrl } });
    stops.push(closeDatabase, closeQueue);
    const company = await createCompany({ plan: "enterprise", planSince: new Date() });
    await createMember(company);
    const ports = [await freePort(), await freePort()];
    const slots = ports.map((port) => ({ port, worker: startWorker(env, port) }));
    stops.push(async () => {
      for (const { worker } of slots) await worker.stop();
    });
    const sent = await killAtEachStep(slots, env, company);
    const sweep = () => requireNode("The sweep", { args: typescript("scripts/admin.ts", "sweep"), env });
    return { kills, emails, ...judge(sent, await settle(company.id, sweep)) };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

const found = await main();
console.log(JSON.stringify(found, null, 2));
await mkdir("bench/results", { recursive: true });
await writeFile("bench/results/crash-inbound.json", `${JSON.stringify(found, null, 2)}\n`);
const { kills: _, emails: __, ...faults } = found;
process.exit(Object.values(faults).every((count) => count === 0) ? 0 : 1);
