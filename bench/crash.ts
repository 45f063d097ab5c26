import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { uploader, writeRows } from "@/bench/crash-rows";
import { uploadAll } from "@/bench/crash-uploads";
import { countOpen, judge, type Verdict } from "@/bench/crash-verdict";
import { signIn } from "@/bench/sign-in";
import { openMailbox } from "@/lib/testing/mailbox";
import { buildWhenOld } from "@/scripts/build";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, type Service, startService, typescript, waitFor, webServer, workerProgram } from "@/scripts/processes";

/**
 * `tsx bench/crash.ts`: two workers, one of which is killed with SIGKILL every few seconds while documents are uploaded and
 * reminders are due. Then: is everything that was promised there?
 */
const uploads = 500;
const reminders = 500;
const kills = 50;
const uploadsPerSecond = 3;
const pauseMillis = () => 2000 + Math.random() * 2000;
const settleSeconds = 480;

const startWorker = (env: Record<string, string>) => startService("worker", { args: workerProgram, env });

/** Kills one of the workers at a time and puts a new one in its place. Returns after the last kill. */
async function killAround(workers: Service[], env: Record<string, string>, sweep: () => Promise<void>): Promise<void> {
  for (let count = 1; count <= kills; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauseMillis()));
    const victim = Math.floor(Math.random() * workers.length);
    workers[victim]?.process.kill("SIGKILL");
    await workers[victim]?.ended;
    workers[victim] = startWorker(env);
    if (count % 3 === 0) await sweep();
    if (count % 10 === 0) console.error(`${count} kills`);
  }
}

async function settle(ownerUrl: string, sweep: () => Promise<void>): Promise<number> {
  const started = performance.now();
  for (;;) {
    const open = await countOpen(ownerUrl, reminders);
    const seconds = (performance.now() - started) / 1000;
    if (open === 0 || seconds > settleSeconds) return Math.round(seconds);
    await sweep();
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
}

async function main(): Promise<Verdict[]> {
  await generateClient();
  await buildWhenOld();
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-crash-"));
  const postgres = await startPostgres(path.join(folder, "postgres"), await freePort());
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), postgres.stop];
  try {
    await ensureDatabase(postgres.url("postgres"), "coverkeep");
    const ownerUrl = postgres.url("coverkeep");
    const [webPort, smtpPort] = [await freePort(), await freePort()];
    const base = `http://127.0.0.1:${webPort}`;
    const env = {
      NODE_ENV: "production",
      APP_URL: base,
      APP_SECRET: randomBytes(32).toString("base64url"),
      DATABASE_URL: Object.assign(new URL(ownerUrl), { username: "coverkeep_web", password: "coverkeep-bench" }).href,
      STORAGE_DIR: path.join(folder, "storage"),
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      LOG_LEVEL: "fatal",
    };
    Object.assign(process.env, env);
    await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...env, DATABASE_MIGRATION_URL: ownerUrl } });
    const mailbox = await openMailbox(smtpPort);
    stops.push(mailbox.close);
    const web = startService("web process", { args: webServer("start", webPort), env });
    stops.push(web.stop);
    await waitFor(web, `${base}/api/ready`, 60);
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());
    const { vendorId } = await writeRows(ownerUrl, reminders, today);
    const workers = [startWorker(env), startWorker(env)];
    stops.push(() => Promise.all(workers.map((worker) => worker.stop())));
    const sweep = () => requireNode("The sweep", { args: typescript("scripts/admin.ts", "sweep"), env });
    await sweep();
    const uploading = uploadAll(base, await signIn(base, uploader), vendorId, uploads, uploadsPerSecond);
    const [uploaded] = await Promise.all([uploading, killAround(workers, env, sweep)]);
    const seconds = await settle(ownerUrl, sweep);
    console.error(`settled in ${seconds} s after the last kill`);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const mails = (await mailbox.list()).filter(({ subject }) => subject.includes("expires in"));
    const verdicts = await judge({ ownerUrl, storage: env.STORAGE_DIR, uploads, reminders }, uploaded, mails);
    const orphans = spawnSync("pgrep", ["-P", "1", "-f", "extraction/readers/child"], { encoding: "utf8" }).stdout.trim();
    const left = orphans ? orphans.split("\n").length : 0;
    verdicts.push({ question: "reading processes left without a worker", answer: left, wanted: "0", holds: left === 0 });
    return verdicts;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

const verdicts = await main();
console.log(
  `| after ${kills} kills of 2 workers during ${uploads} uploads and ${reminders} reminders | found | wanted | |\n|---|---|---|---|`,
);
for (const { question, answer, wanted, holds } of verdicts) console.log(`| ${question} | ${answer} | ${wanted} | ${holds ? "✓" : "✗"} |`);
await mkdir("bench/results", { recursive: true });
await writeFile("bench/results/crash.json", `${JSON.stringify({ kills, uploads, reminders, verdicts }, null, 2)}\n`);
process.exit(verdicts.every(({ holds }) => holds) ? 0 : 1);
