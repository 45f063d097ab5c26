import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { type KillingServer, type KillStep, killSteps, openKillingServer } from "@/bench/outbox/killing-server";
import { closeDatabase, inCompany } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { queueMail } from "@/lib/mail/commands";
import { systemScope } from "@/lib/tenancy/scope";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, type Service, startService, typescript, workerProgram } from "@/scripts/processes";

/**
 * `tsx bench/crash-outbox.ts [kills]`: two workers send emails, and one of them is killed with SIGKILL at each step of SMTP in turn.
 * Then: did each email arrive, and which arrived twice?
 */
const kills = Number(process.argv[2] ?? 100);
const emailsPerKill = 8;
const emails = kills * emailsPerKill;
const patienceSeconds = 60;
const settleSeconds = 420;
const company = { id: "00000000-0000-4000-8000-0000000000c3", timeZone: "America/New_York" };

const startWorker = (env: Record<string, string>, { url }: KillingServer) =>
  startService("worker", { args: workerProgram, env: { ...env, SMTP_URL: url } });

async function writeCompany(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    "insert into company (id, name, trial_ends_at, reminders_since) values ($1, 'Invented Builders', now() + interval '14 days', now())",
    [company.id],
  );
  await client.query("insert into company_stats (company_id) values ($1)", [company.id]);
  await client.end();
}

async function writeEmails(round: number): Promise<void> {
  const scope = systemScope(company);
  for (let number = round * emailsPerKill; number < (round + 1) * emailsPerKill; number += 1) {
    const text = { subject: `Invented ${number}`, body: `Invented email ${number}.` };
    await inCompany(scope, (tx) => queueMail(tx, scope, { kind: "SECURITY_NOTICE", recipient: `office${number}@firm.example`, ...text }));
  }
}

type Slot = { server: KillingServer; worker: Service };
/** The recipients whose emails were marked as sent at a moment of the process's clock (ms). */
type Marked = { at: number; recipients: ReadonlySet<string> };

async function readMarked(ownerUrl: string): Promise<Marked> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const at = performance.now();
  const { rows } = await client.query<{ recipient: string }>("select recipient from mail where status = 'SENT'");
  await client.end();
  return { at, recipients: new Set(rows.map(({ recipient }) => recipient)) };
}

type Killed = { met: Record<KillStep, number>; marked: Marked[] };

/**
 * Kills one of the workers at a time, each time at the next step. Reports how often each step was met, and what was marked at each kill.
 */
async function killAtEachStep(slots: Slot[], env: Record<string, string>, ownerUrl: string): Promise<Killed> {
  const marked: Marked[] = [];
  const met = Object.fromEntries(killSteps.map((step) => [step, 0])) as Record<KillStep, number>;
  for (let count = 0; count < kills; count += 1) {
    const slot = slots[count % slots.length];
    const step = killSteps[count % killSteps.length];
    if (!slot || !step) continue;
    const killing = slot.server.killAt(step, () => slot.worker.process.kill("SIGKILL"), patienceSeconds);
    await writeEmails(count);
    const isMet = await killing;
    if (!isMet) slot.worker.process.kill("SIGKILL");
    else met[step] += 1;
    await slot.worker.ended;
    marked.push(await readMarked(ownerUrl));
    slot.worker = startWorker(env, slot.server);
    if ((count + 1) % 10 === 0) console.error(`${count + 1} kills`);
  }
  return { met, marked };
}

async function countUnsent(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>("select count(*)::int as count from mail where status <> 'SENT'");
  await client.end();
  return rows[0]?.count ?? 0;
}

async function settle(ownerUrl: string, sweep: () => Promise<void>): Promise<number> {
  const started = performance.now();
  for (;;) {
    const unsent = await countUnsent(ownerUrl);
    if (unsent === 0 || (performance.now() - started) / 1000 > settleSeconds) return unsent;
    await sweep();
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  }
}

async function main() {
  await generateClient();
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-outbox-"));
  const postgres = await startPostgres(path.join(folder, "postgres"), await freePort());
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), postgres.stop];
  try {
    await ensureDatabase(postgres.url("postgres"), "coverkeep");
    const ownerUrl = postgres.url("coverkeep");
    const env = {
      NODE_ENV: "production",
      APP_URL: "http://127.0.0.1:3000",
      APP_SECRET: randomBytes(32).toString("base64url"),
      DATABASE_URL: Object.assign(new URL(ownerUrl), { username: "coverkeep_web", password: "coverkeep-bench" }).href,
      STORAGE_DIR: path.join(folder, "storage"),
      LOG_LEVEL: "fatal",
    };
    Object.assign(process.env, env);
    await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...env, DATABASE_MIGRATION_URL: ownerUrl } });
    await writeCompany(ownerUrl);
    stops.push(closeDatabase, closeQueue);
    const servers = [await openKillingServer(), await openKillingServer()];
    const slots = servers.map((server) => ({ server, worker: startWorker(env, server) }));
    stops.push(async () => {
      for (const { server, worker } of slots) {
        await worker.stop();
        await server.close();
      }
    });
    const { met, marked } = await killAtEachStep(slots, env, ownerUrl);
    const sweep = () => requireNode("The sweep", { args: typescript("scripts/admin.ts", "sweep"), env });
    const unsent = await settle(ownerUrl, sweep);
    const taken = Map.groupBy(
      servers.flatMap(({ taken }) => taken),
      ({ recipient }) => recipient,
    );
    const copies = [...taken.values()].filter((list) => list.length > 1);
    return {
      ...{ kills, emails, met, unsent, lost: emails - taken.size, duplicates: copies.length },
      /** Sent again although the row was marked as sent before: outside the window between the server's acceptance and the mark. */
      duplicatesOutside: copies.filter((list) =>
        list.some((copy) => marked.some((one) => one.at < copy.at && one.recipients.has(copy.recipient)) && copy !== list[0]),
      ).length,
      otherMessageId: copies.filter((list) => new Set(list.map(({ messageId }) => messageId)).size > 1).length,
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

const found = await main();
console.log(JSON.stringify(found, null, 2));
await mkdir("bench/results", { recursive: true });
await writeFile("bench/results/crash-outbox.json", `${JSON.stringify(found, null, 2)}\n`);
process.exit(found.unsent + found.lost + found.duplicatesOutside + found.otherMessageId === 0 ? 0 : 1);
