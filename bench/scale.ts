import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { percentile } from "@/bench/http-load";
import { adminReads, writeAdminRows } from "@/bench/scale-admin";
import { measureBackup } from "@/bench/scale-backup";
import { measureExports } from "@/bench/scale-exports";
import { measureKills } from "@/bench/scale-kills";
import { type Read, readsOf, readsOfKinds } from "@/bench/scale-reads";
import { measureReports } from "@/bench/scale-reports";
import { idsOf, isSeeded, kept, large, largest, settleRows, sizes, writeRows } from "@/bench/scale-rows";
import { measureVerdicts } from "@/bench/scale-verdicts";
import {
  type Figure,
  measureMail,
  measureMigration,
  measureReading,
  measureSweeps,
  type Stage,
  startWorker,
  until,
} from "@/bench/scale-work";
import { signIn } from "@/bench/sign-in";
import { speakOnServer } from "@/lib/infra/server-texts";
import { openMailbox } from "@/lib/testing/mailbox";
import { TestBucket } from "@/lib/testing/s3";
import { testKeys } from "@/lib/testing/s3-signature";
import { buildWhenOld } from "@/scripts/build";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, startService, typescript, waitFor, webServer } from "@/scripts/processes";

/**
 * `npm run bench:scale`: the product with one company of 100,000 documents, one of 100,000 vendors and one of 10 kinds of documents for
 * each of 10,000 vendors, beside many small ones. Each
 * read is asked alone, of two web processes in turn and beside two workers, and beside the same question to raw `pg` without row-level
 * security. `--full` writes 1,002 companies and a million documents, `--keep FOLDER` keeps the rows for the next run, `--only
 * reads,sweeps` leaves parts out.
 */
const { values: wishes } = parseArgs({
  options: { full: { type: "boolean", default: false }, keep: { type: "string" }, only: { type: "string" } },
});
/** Named statements get their final plan with the sixth call. */
const callsBefore = 7;
const calls = 30;
const secondsEach = 5;
const companies = [
  { title: "10,000 vendors, 100,000 documents", company: large, most: 60 },
  { title: "100,000 vendors", company: largest, most: 300 },
];

type Timing = { p50: number; p95: number; status?: number };

async function time(ask: () => Promise<number>): Promise<Timing> {
  const latencies: number[] = [];
  const until = performance.now() + secondsEach * 1000;
  let status = 200;
  for (let call = 0; call < callsBefore + calls; call += 1) {
    if (performance.now() > until && latencies.length > 0 && call > callsBefore) break;
    const started = performance.now();
    status = await ask();
    if (call >= callsBefore || performance.now() > until) latencies.push(performance.now() - started);
    if (status !== 200) break;
  }
  const [p50 = 0, p95 = 0] = [0.5, 0.95].map((share) => Number(percentile(latencies, share).toFixed(1)));
  return { p50, p95, status };
}

type Row = { company: string; read: string; product: Timing; raw: Timing; holds: boolean };

/** `most`: the p95 that is allowed at all events; `factor`: how often that of the raw questions otherwise. */
type Reads = { title: string; company: typeof large; most: number; factor: number; reads: Read[]; values: string[] };

async function measureReadsOf({ bases, owner, token }: Stage, { title, company, most, factor, reads, values }: Reads): Promise<Row[]> {
  const rows: Row[] = [];
  const headers = { authorization: `Bearer ${await token(company)}` };
  for (const read of reads) {
    let turn = 0;
    const product = await time(async () => {
      const answer = await fetch(bases[turn++ % bases.length] + read.path, { headers });
      await answer.arrayBuffer();
      return answer.status;
    });
    const raw = await time(async () => {
      for (const text of read.raw) await owner.query(text, values);
      return 200;
    });
    const holds = product.status === 200 && product.p95 <= Math.max(most, factor * raw.p95);
    rows.push({ company: title, read: read.name, product, raw, holds });
    console.error(`${read.name}: ${product.p95} ms${product.status === 200 ? "" : ` (${product.status})`}, raw ${raw.p95} ms`);
  }
  return rows;
}

/** Two workers wait for work meanwhile, as they do in an installation. */
async function besideWorkers(stage: Stage, measure: () => Promise<Row[]>): Promise<Row[]> {
  const workers = [startWorker(stage), startWorker(stage)];
  try {
    const open = "select count(*)::int as many from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()";
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await until("The workers' start", 900, async () => (await stage.owner.query(open)).rows[0].many === 0);
    return await measure();
  } finally {
    for (const worker of workers) await worker.stop();
  }
}

async function measureReads(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { title, company, most } of companies) {
    const reads = readsOf(await idsOf(stage.owner, company.id));
    const factor = company === large ? 3 : 0;
    rows.push(...(await measureReadsOf(stage, { title, company, most, factor, reads, values: [company.id] })));
  }
  return rows;
}

const measureKindReads = async (stage: Stage) =>
  measureReadsOf(stage, {
    ...{ title: "10 kinds × 10,000 vendors", company: kept, most: 60, factor: 3 },
    ...{ reads: readsOfKinds(await idsOf(stage.owner, kept.id)), values: [kept.id] },
  });

const measureAdminReads = (stage: Stage) =>
  measureReadsOf(stage, { title: "all companies", company: largest, most: 60, factor: 3, reads: adminReads(), values: [] });

function reportReads(rows: readonly Row[]): void {
  console.log("| company | read | p50 ms | p95 ms | raw p50 | raw p95 | ratio | aim |\n|---|---|---|---|---|---|---|---|");
  for (const { company, read, product, raw, holds } of rows) {
    const p95 = product.status === 200 ? product.p95 : `status ${product.status}`;
    const ratio = (product.p50 / Math.max(raw.p50, 0.1)).toFixed(1);
    console.log(`| ${company} | ${read} | ${product.p50} | ${p95} | ${raw.p50} | ${raw.p95} | ${ratio} | ${holds ? "✓" : "✗"} |`);
  }
}

function reportFigures(figures: readonly Figure[]): void {
  console.log("\n| measure | found | aim | |\n|---|---|---|---|");
  for (const { name, value, unit, aim, over } of figures) {
    const holds = aim === undefined ? "" : (over ? value >= aim : value <= aim) ? "✓" : "✗";
    console.log(`| ${name} | ${value} ${unit} | ${aim === undefined ? "" : `${over ? "≥" : "≤"} ${aim} ${unit}`} | ${holds} |`);
  }
}

const reads = { reads: measureReads, kinds: measureKindReads, admin: measureAdminReads };
const parts = {
  sweeps: measureSweeps,
  mails: measureMail,
  exports: measureExports,
  kills: measureKills,
  reading: measureReading,
  reports: measureReports,
  backup: measureBackup,
  verdicts: measureVerdicts,
};
const isWanted = (part: string) => !wishes.only || wishes.only.split(",").includes(part);

async function main(): Promise<void> {
  speakOnServer();
  await generateClient();
  await buildWhenOld();
  const folder = wishes.keep ? path.resolve(wishes.keep) : await mkdtemp(path.join(os.tmpdir(), "coverkeep-scale-"));
  const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
  const stops: (() => Promise<unknown>)[] = [postgres.stop];
  if (!wishes.keep) stops.unshift(() => rm(folder, { recursive: true, force: true }));
  try {
    await ensureDatabase(postgres.url("postgres"), "coverkeep");
    const ownerUrl = postgres.url("coverkeep");
    const [port, secondPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
    const bases = [port, secondPort].map((one) => `http://127.0.0.1:${one}`);
    const [base = ""] = bases;
    const bucket = new TestBucket();
    await bucket.open();
    stops.push(() => bucket.close());
    const env = {
      NODE_ENV: "production",
      APP_URL: base,
      APP_SECRET: randomBytes(32).toString("base64url"),
      DATABASE_URL: Object.assign(new URL(ownerUrl), { username: "coverkeep_web", password: "coverkeep-bench" }).href,
      STORAGE: "s3",
      S3_BUCKET: bucket.name,
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: testKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: testKeys.secretAccessKey,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      WORKER_READERS: "1",
      LOG_LEVEL: "fatal",
    };
    Object.assign(process.env, env);
    await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...env, DATABASE_MIGRATION_URL: ownerUrl } });
    if (!(await isSeeded(ownerUrl))) {
      console.error("writing rows …");
      await writeRows(ownerUrl, wishes.full ? sizes.full : sizes.usual);
    }
    const figures = await measureMigration({ env, ownerUrl });
    const mailbox = await openMailbox(smtpPort);
    stops.push(mailbox.close);
    const webs = [port, secondPort].map((one) => startService("web process", { args: webServer("start", one), env }));
    // One may have been killed and started again by then.
    stops.push(() => Promise.all(webs.map((web) => web.stop())));
    for (const [at, web] of webs.entries()) await waitFor(web, `${bases[at]}/api/ready`, 120);
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    stops.push(() => owner.end());
    const stage: Stage = { base, bases, owner, ownerUrl, folder, env, webs, bucket, token: ({ member }) => signIn(base, member) };
    await settleRows(owner);
    await writeAdminRows(owner);
    const wanted = Object.entries(reads).filter(([part]) => isWanted(part));
    const measureWanted = async () => {
      const rows: Row[] = [];
      for (const [, measure] of wanted) rows.push(...(await measure(stage)));
      return rows;
    };
    const rows = wanted.length > 0 ? await besideWorkers(stage, measureWanted) : [];
    for (const [part, measure] of Object.entries(parts)) {
      if (!isWanted(part)) continue;
      const found = await measure(stage);
      // Told at once too: a later part that fails must not take these with it.
      for (const { name, value, unit } of found) console.error(`${name}: ${value} ${unit}`);
      figures.push(...found);
    }
    reportReads(rows);
    reportFigures(figures);
    await mkdir("bench/results", { recursive: true });
    const setting = { size: wishes.full ? "full" : "usual", cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version };
    await writeFile("bench/results/scale.json", `${JSON.stringify({ ...setting, rows, figures }, null, 2)}\n`);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

await main();
process.exit(0);
