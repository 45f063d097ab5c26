import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { randomOf } from "@/bench/fuzz/generate";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, typescript } from "@/scripts/processes";

/**
 * `npm run bench:changes [changes]`: how long `GET /api/changes` takes for a company with a million changes, beside another one, from
 * anywhere in them. The same question to raw `pg` is measured beside it. Wanted: p95 of a page of 100 of at most 60 ms.
 */
const count = Number(process.argv[2] ?? 1_000_000);
const runs = 200;
const wanted = 60;

/** Changes of 80 days, two of each three the company's. */
async function fill(owner: pg.Client, companies: readonly string[]): Promise<void> {
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into change (company_id, number, at, type, kind, subject_id, data)
     select ($1::uuid[])[1 + (n % 3) / 2], n, now() - interval '80 days' * ((${count} * 1.5 - n) / (${count} * 1.5)),
       (array['vendor.updated', 'document.updated', 'verdict.changed', 'project.deleted'])[1 + n % 4],
       (array['vendor', 'document', 'verdict', 'project'])[1 + n % 4], gen_random_uuid(), jsonb_build_object('vendorId', gen_random_uuid())
     from generate_series(1, ${Math.round(count * 1.5)}) n`,
    [companies],
  );
  await owner.query("select setval('change_id_seq', $1)", [Math.round(count * 1.5)]);
  await owner.query("set session_replication_role = origin");
  await owner.query("vacuum analyze change");
}

const at = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0;

async function timed(work: (run: number) => Promise<unknown>): Promise<number[]> {
  for (let run = 0; run < 10; run += 1) await work(run);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work(run);
    times.push(performance.now() - started);
  }
  return times;
}

await generateClient();
const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-changes-"));
const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
await ensureDatabase(postgres.url("postgres"), "coverkeep");
const ownerUrl = postgres.url("coverkeep");
Object.assign(process.env, {
  APP_SECRET: randomBytes(32).toString("base64url"),
  DATABASE_URL: Object.assign(new URL(ownerUrl), { username: "coverkeep_web", password: "coverkeep-bench" }).href,
  LOG_LEVEL: "silent",
  STORAGE_DIR: path.join(folder, "storage"),
});
await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...process.env, DATABASE_MIGRATION_URL: ownerUrl } });
(await import("@/lib/infra/server-texts")).speakOnServer();
const { closeDatabase } = await import("@/lib/infra/db");
const { closeQueue } = await import("@/lib/infra/queue");
const { createCompany, createMember } = await import("@/lib/testing/factories");
const { cursorOf } = await import("@/lib/integrations/changes/cursors-rules");
const { listChanges } = await import("@/lib/integrations/changes/queries");
const { changesQuery } = await import("@/lib/integrations/changes/schema");

const owner = new pg.Client(ownerUrl);
let isGood = false;
try {
  await owner.connect();
  const company = await createCompany({ plan: "enterprise", planSince: new Date() });
  const { scope } = await createMember(company);
  await fill(owner, [company.id, (await createCompany()).id]);
  const random = randomOf(1);
  const place = () => BigInt(Math.floor(random() * count * 1.4));
  const list = (since: string, limit: number) => listChanges(scope, changesQuery.parse({ since, limit }));
  const raw = "select type, at, kind, subject_id, data from change where company_id = $1 and number > $2 order by number limit 101";
  const day = 24 * 3600 * 1000;
  const cases: Record<string, () => Promise<unknown>> = {
    "a page of 100 by a cursor": () => list(cursorOf(place(), new Date()), 100),
    "a page of 100 from a time on": () => list(new Date(Date.now() - random() * 79 * day).toISOString(), 100),
    "a page of 1,000 by a cursor": () => list(cursorOf(place(), new Date()), 1000),
    "nothing new": () => list(cursorOf(BigInt(count * 2), new Date()), 100),
    "raw pg, 100 rows": () => owner.query(raw, [company.id, String(place())]),
  };
  console.log(`${count} changes of one company, ${runs} runs each, in ms`);
  const p95: Record<string, number> = {};
  for (const [name, work] of Object.entries(cases)) {
    const times = await timed(work);
    p95[name] = at(times, 0.95);
    console.log(`${name}: median ${at(times, 0.5).toFixed(1)}, p95 ${at(times, 0.95).toFixed(1)}`);
  }
  isGood = Object.entries(p95).every(([name, time]) => !name.startsWith("a page of 100 ") || time <= wanted);
} finally {
  await owner.end();
  await closeQueue();
  await closeDatabase();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
if (!isGood) process.exitCode = 1;
