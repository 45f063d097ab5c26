import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Load, load, percentile } from "@/bench/http-load";
import { type Ids, readsOf } from "@/bench/scale-reads";
import { idsOf, large, sizes, withOwner, writeRows } from "@/bench/scale-rows";
import { signIn } from "@/bench/sign-in";
import { buildWhenOld } from "@/scripts/build";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, startService, typescript, waitFor, webServer } from "@/scripts/processes";

/**
 * `tsx bench/http.ts`: the production build beside a bare Node server with raw `pg`, each on core 0, alternating in one run;
 * Postgres and the load generator have core 1.
 */
const connections = 16;
const rounds = 3;
const secondsEach = 4;
/** In a company of 100,000 documents; each is asked far more often than the five times after which a named statement gets one plan. */
const asked = ["vendors", "dashboard", "vendors, inactive", "documents, search", "review queue", "activity", "palette"];
let paths: string[] = [];

const pathsOf = (ids: Ids) => [...asked.map((name) => readsOf(ids).find((read) => read.name === name)?.path ?? ""), "/api/health"];

function pin(pid: number | undefined, core: number): void {
  const { status } = spawnSync("taskset", ["-a", "-c", "-p", String(core), String(pid)]);
  if (status !== 0) throw new Error("taskset is needed to give each part its core");
}

async function measure(product: string, raw: string): Promise<Map<string, Load>> {
  const headers = { authorization: `Bearer ${await signIn(product, large.member)}` };
  const loads = new Map<string, Load>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const url of paths.flatMap((one) => [product + one, raw + one])) {
      const { requests, seconds, latencies } = await load(url, headers, connections, secondsEach);
      const before = loads.get(url) ?? { requests: 0, seconds: 0, latencies: [] };
      // The first round warms up.
      if (round === 0) continue;
      loads.set(url, {
        requests: before.requests + requests,
        seconds: before.seconds + seconds,
        latencies: before.latencies.concat(latencies),
      });
    }
    console.error(`round ${round} of ${rounds}`);
  }
  return loads;
}

function rowOf(name: string, { requests, seconds, latencies }: Load) {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => Number(percentile(latencies, share).toFixed(1)));
  return { name, perSecond: Math.round(requests / seconds), p50, p95, p99 };
}

async function main(): Promise<void> {
  await generateClient();
  await buildWhenOld();
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-bench-"));
  const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
  const stops = [postgres.stop];
  try {
    await ensureDatabase(postgres.url("postgres"), "coverkeep");
    const owner = postgres.url("coverkeep");
    const login = Object.assign(new URL(owner), { username: "coverkeep_web", password: "coverkeep-bench" }).href;
    const env = {
      NODE_ENV: "production",
      APP_SECRET: randomBytes(32).toString("base64url"),
      DATABASE_URL: login,
      STORAGE_DIR: path.join(folder, "storage"),
      LOG_LEVEL: "warn",
    };
    await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...env, DATABASE_MIGRATION_URL: owner } });
    process.env.APP_SECRET = env.APP_SECRET;
    process.env.DATABASE_URL = login;
    console.error("writing rows …");
    await writeRows(owner, sizes.usual);
    paths = pathsOf(await withOwner(owner, (client) => idsOf(client, large.id)));
    pin(postgres.pid, 1);
    pin(process.pid, 1);
    const [productPort, rawPort] = [await freePort(), await freePort()];
    const [product, raw] = [`http://127.0.0.1:${productPort}`, `http://127.0.0.1:${rawPort}`];
    const web = startService("web process", { args: webServer("start", productPort), env: { ...env, APP_URL: product } });
    stops.push(web.stop);
    const bare = startService("raw server", {
      args: typescript("bench/http-raw.ts"),
      env: { PORT: String(rawPort), DATABASE_URL: owner, COMPANY_ID: large.id },
    });
    stops.push(bare.stop);
    await waitFor(web, `${product}/api/ready`, 60);
    await waitFor(bare, `${raw}/api/health`, 60);
    for (const service of [web, bare]) pin(service.process.pid, 0);
    report(await measure(product, raw), product, raw);
    await writeResults(rowsFor);
  } finally {
    for (const stop of stops.reverse()) await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

let rowsFor: unknown[] = [];

function report(loads: Map<string, Load>, product: string, raw: string): void {
  console.log("| call | requests/s | p50 ms | p95 ms | p99 ms | raw pg requests/s | p50 | p95 | p99 | ratio |");
  console.log("|---|---|---|---|---|---|---|---|---|---|");
  rowsFor = paths.map((one) => {
    const [ours, theirs] = [product, raw].map((base) => rowOf(one, loads.get(base + one) ?? { requests: 0, seconds: 1, latencies: [] }));
    const ratio = Number(((ours?.perSecond ?? 0) / (theirs?.perSecond ?? 1)).toFixed(2));
    const cells = [ours, theirs].flatMap((row) => [row?.perSecond, row?.p50, row?.p95, row?.p99]);
    console.log(`| GET ${one} | ${cells.join(" | ")} | ${ratio} |`);
    return { call: one, product: ours, raw: theirs, ratio };
  });
}

async function writeResults(rows: unknown[]): Promise<void> {
  await mkdir("bench/results", { recursive: true });
  const setting = { connections, rounds, secondsEach, cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version };
  await writeFile("bench/results/http.json", `${JSON.stringify({ ...setting, rows }, null, 2)}\n`);
}

await main();
process.exit(0);
