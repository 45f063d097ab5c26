import { readFileSync } from "node:fs";
import type pg from "pg";
import { companyId, large } from "@/bench/scale-rows";
import { inCompany } from "@/lib/infra/db";
import { queueMail } from "@/lib/mail/commands";
import { systemScope } from "@/lib/tenancy/scope";
import { simpleCertificate } from "@/lib/testing/factories";
import type { TestBucket } from "@/lib/testing/s3";
import { requireNode, type Service, startService, typescript, workerProgram } from "@/scripts/processes";

/** What the measurements of work share: where to ask, as whom, and the database. */
export type Stage = {
  base: string;
  owner: pg.Client;
  ownerUrl: string;
  /** Where the database and what is measured keep their files. */
  folder: string;
  env: Record<string, string>;
  /** Two web processes, `base` is the first one's address; what they store is in the bucket. */
  bases: string[];
  webs: Service[];
  bucket: TestBucket;
  token(of: typeof large): Promise<string>;
};
export type Figure = { name: string; value: number; unit: string; aim?: number; over?: boolean };

export const seconds = (since: number) => Number(((performance.now() - since) / 1000).toFixed(2));
const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const startWorker = ({ env }: Stage) => startService("worker", { args: workerProgram, env });

/** A line of /proc/PID/status in MB. */
export function memory(pid: number | undefined, line: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

export async function until(what: string, limitSeconds: number, holds: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > limitSeconds * 1000) throw new Error(`${what} took longer than ${limitSeconds} s`);
    await pause(50);
  }
}

const count = async (owner: pg.Client, text: string, values: unknown[] = []) => Number((await owner.query(text, values)).rows[0].count);
const openJobs = (owner: pg.Client) =>
  count(
    owner,
    "select count(*) from pgboss.job where name in ('reminders.sweep', 'reminders.company') and state in ('created', 'retry', 'active')",
  );

/** A worker's first sweep when nothing is due, and then one with a status to change in 100 companies. */
export async function measureSweeps(stage: Stage): Promise<Figure[]> {
  const { owner } = stage;
  const transactions = async () => count(owner, "select xact_commit as count from pg_stat_database where datname = current_database()");
  await owner.query("delete from pgboss.job where state in ('created', 'retry', 'active')");
  const before = await transactions();
  const worker = startWorker(stage);
  try {
    await until("The worker's start", 60, async () => (await openJobs(owner)) > 0);
    const started = performance.now();
    await until("The sweep with nothing to do", 900, async () => (await openJobs(owner)) === 0);
    const idle = seconds(started);
    const peak = memory(worker.process.pid, "VmHWM");
    await pause(1500);
    const made = (await transactions()) - before;
    await owner.query(
      `update vendor v set status_due_on = '2020-01-01' where v.email like 'office1@vendor%' and v.company_id = any($1::uuid[])`,
      [Array.from({ length: 100 }, (_, index) => companyId(index + 3))],
    );
    const again = performance.now();
    await requireNode("The sweep", { args: typescript("scripts/admin.ts", "sweep"), env: stage.env });
    const start = seconds(again);
    await until("The sweep of 100 companies", 600, async () => (await openJobs(owner)) === 0);
    return [
      { name: "sweep with nothing to do", value: idle, unit: "s", aim: 5 },
      { name: "transactions of a worker's start and that sweep", value: made, unit: "" },
      { name: "worker's memory, peak", value: peak, unit: "MB" },
      { name: "companies with something due", value: Math.round(100 / Math.max(0.5, seconds(again) - start)), unit: "a second" },
    ];
  } finally {
    await worker.stop();
  }
}

async function upload(stage: Stage, token: string, vendorId: string, number: number): Promise<string> {
  const bytes = await simpleCertificate("2099-06-01", `GL-${Date.now()}-${number}`, "Someone Else Building");
  const form = new FormData();
  form.append("vendorId", vendorId);
  form.append("document", new Blob([new Uint8Array(bytes)]), `bench-${number}.pdf`);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${stage.base}/api/documents/upload`, { method: "POST", headers, body: form });
  if (answer.status !== 201) throw new Error(`The upload answered ${answer.status}`);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const read = "select count(*) from document where file_name like 'bench-%' and processing_status in ('PROCESSED', 'FAILED')";

/** One reader: how many certificates with a text layer it reads a minute, and how long one takes from its upload to its status. */
export async function measureReading(stage: Stage, certificates = 120): Promise<Figure[]> {
  const { owner } = stage;
  const token = await stage.token(large);
  const { rows } = await owner.query("select id from vendor where company_id = $1 and status = 'ACTIVE' order by id limit $2", [
    large.id,
    certificates,
  ]);
  await owner.query("delete from document where file_name like 'bench-%'");
  const uploads: number[] = [];
  for (const [number, { id }] of rows.entries()) {
    const started = performance.now();
    await upload(stage, token, id, number);
    uploads.push(performance.now() - started);
  }
  const worker = startWorker(stage);
  try {
    await until("The first reading", 120, async () => (await count(owner, read)) > 0);
    const started = performance.now();
    const first = await count(owner, read);
    await until("The readings", 600, async () => (await count(owner, read)) >= certificates);
    const rate = Math.round(((certificates - first) / seconds(started)) * 60);
    await pause(3000);
    const single: number[] = [];
    for (let number = 0; number < 10; number += 1) {
      const from = performance.now();
      await upload(stage, token, rows[number].id, 1000 + number);
      await until("The reading", 60, async () => (await count(owner, read)) > certificates + number);
      single.push(seconds(from));
      await pause(700);
    }
    return [
      { name: "upload of a certificate, median", value: Math.round(median(uploads)), unit: "ms" },
      { name: "certificates read with one reader", value: rate, unit: "a minute", aim: 130, over: true },
      { name: "upload to status, median", value: median(single), unit: "s", aim: 0.8 },
    ];
  } finally {
    await worker.stop();
  }
}

/** Messages that are queued at once, to a mailbox on this machine. */
export async function measureMail(stage: Stage, messages = 200): Promise<Figure[]> {
  const worker = startWorker(stage);
  try {
    await pause(5000);
    const scope = systemScope({ id: companyId(3), timeZone: "UTC" });
    await inCompany(scope, async (tx) => {
      for (let number = 0; number < messages; number += 1) {
        await queueMail(tx, scope, {
          kind: "SECURITY_NOTICE",
          recipient: "member3@company.example",
          subject: `Bench ${number}`,
          body: "-",
        });
      }
    });
    const started = performance.now();
    const open = "select count(*) from mail where subject like 'Bench %' and status <> 'SENT'";
    await until("The mails", 300, async () => (await count(stage.owner, open)) === 0);
    return [{ name: "emails sent", value: Math.round(messages / seconds(started)), unit: "a second" }];
  } finally {
    await worker.stop();
  }
}

/** The migration step of a start that brings nothing. */
export async function measureMigration({ env, ownerUrl }: { env: Record<string, string>; ownerUrl: string }): Promise<Figure[]> {
  const started = performance.now();
  await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...env, DATABASE_MIGRATION_URL: ownerUrl } });
  return [{ name: "migration step with nothing to migrate", value: seconds(started), unit: "s" }];
}
