import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { PUT as putBanner } from "@/app/api/admin/banner/route";
import { POST as startBackup } from "@/app/api/admin/operations/backup/route";
import { POST as retryJob } from "@/app/api/admin/operations/failed-jobs/[id]/retry/route";
import { DELETE as deleteJob } from "@/app/api/admin/operations/failed-jobs/[id]/route";
import { POST as retryJobs } from "@/app/api/admin/operations/failed-jobs/retry/route";
import { GET as listJobs } from "@/app/api/admin/operations/failed-jobs/route";
import { GET as readOperations } from "@/app/api/admin/operations/route";
import { GET as readPacket } from "@/app/api/admin/operations/support-packet/route";
import { GET as readBanner } from "@/app/api/banner/route";
import { jobContracts } from "@/jobs/registry";
import { asPlatform } from "@/lib/infra/db";
import { log } from "@/lib/infra/log";
import type { OperationsDto } from "@/lib/operations/overview/schema";
import type { DeadLettersDto } from "@/lib/operations/queues/schema";
import { queueNames } from "@/lib/operations/queues/values";
import { keepWorkerLog } from "@/lib/operations/support/commands";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, createMember, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";

let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
  member = await createMember(await createCompany());
});

async function asOwner(sql: string): Promise<Record<string, unknown>[]> {
  const owner = await connectAsOwner();
  return (await owner.query(sql).finally(() => owner.end())).rows;
}

/** A job of the sweep that was given up, as pg-boss leaves it. */
async function deadJob(companyId: string): Promise<string> {
  const id = randomUUID();
  const output = {
    name: "Error",
    message: "Office of ann@vendor.example",
    stack: "Error: Office of ann@vendor.example\n    at sweep (jobs/x.ts:1)",
  };
  await asOwner(`insert into pgboss.job (id, name, source_name, source_retry_count, group_id, data, output, state, keep_until)
    values ('${id}', 'reminders.company.dead', 'reminders.company', 3, '${companyId}', '{"companyId": "${companyId}"}', '${JSON.stringify(output)}',
    'created', now() + interval '90 days')`);
  return id;
}

const as = (accessToken: string) => ({ accessToken });
const waiting = () => asOwner("select data, group_id from pgboss.job where name = 'reminders.company' and state = 'created'");

it("has a name in words for every queue", () => {
  expect(Object.keys(queueNames)).toEqual(expect.arrayContaining(jobContracts.map(({ name }) => name)));
});

it("shows a failed job with its error, and puts it back into its queue", full, async () => {
  const companyId = randomUUID();
  const id = await deadJob(companyId);
  const list = (await callRoute(listJobs, as(admin.accessToken))).body as { data: DeadLettersDto };
  expect(list.data.jobs).toMatchObject([{ id, queue: "reminders.company", tries: 4, error: "Office of ann@vendor.example" }]);
  const { data } = (await callRoute(readOperations, as(admin.accessToken))).body as { data: OperationsDto };
  expect(data.queues.find(({ name }) => name === "reminders.company")).toMatchObject({ waiting: 0, dead: 1 });

  const answer = await callRoute(retryJob, { method: "POST", params: { id }, ...as(admin.accessToken) });
  expect(answer).toMatchObject({ status: 202, body: { data: { retried: 1 } } });
  expect(await waiting()).toEqual([{ data: { companyId }, group_id: companyId }]);
  expect((await callRoute(retryJob, { method: "POST", params: { id }, ...as(admin.accessToken) })).status).toBe(404);
  expect((await callRoute(listJobs, as(admin.accessToken))).body).toMatchObject({ data: { jobs: [], pagination: { total: 0 } } });
});

it("retries all failed jobs of a queue at once, and deletes one", async () => {
  await asOwner("delete from pgboss.job where name = 'reminders.company'");
  await deadJob(randomUUID());
  await deadJob(randomUUID());
  const all = await callRoute(retryJobs, { method: "POST", json: { queue: "reminders.company" }, ...as(admin.accessToken) });
  expect(all.body).toMatchObject({ data: { retried: 2 } });
  expect(await waiting()).toHaveLength(2);
  const id = await deadJob(randomUUID());
  await callRoute(deleteJob, { method: "DELETE", params: { id }, ...as(admin.accessToken) });
  expect(await waiting()).toHaveLength(2);
  expect(await asOwner("select 1 from pgboss.job where name = 'reminders.company.dead'")).toEqual([]);
});

it("says that backups are off without BACKUP_DIR", async () => {
  const answer = await callRoute(startBackup, { method: "POST", ...as(admin.accessToken) });
  expect(answer).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining("Set BACKUP_DIR") } } });
});

it("shows a banner to every member until it is removed", async () => {
  const put = (json: object) => callRoute(putBanner, { method: "PUT", json, ...as(admin.accessToken) });
  expect((await put({ text: "x".repeat(301), tone: "info" })).body).toMatchObject({
    error: { fields: { text: "Use 300 characters or fewer" } },
  });
  await put({ text: "  Maintenance tonight at 10 PM ET.  ", tone: "warning" });
  const banner = { text: "Maintenance tonight at 10 PM ET.", tone: "warning" };
  expect((await callRoute(readBanner, as(member.accessToken))).body).toMatchObject({ data: banner });
  expect((await callRoute(putBanner, { method: "PUT", json: banner, ...as(member.accessToken) })).status).toBe(403);
  await put({ text: "", tone: "info" });
  expect((await callRoute(readBanner, as(member.accessToken))).body).toMatchObject({ data: { text: "" } });
});

it("packs versions, settings, problems and log lines for support, without secrets and personal data", async () => {
  await deadJob(randomUUID());
  log.level = "info";
  log.warn({ job: "reminders.company" }, "a line of this test");
  log.level = "silent";
  await keepWorkerLog();
  const answer = await callRoute(readPacket, as(admin.accessToken));
  expect(answer.headers.get("content-disposition")).toContain("coverkeep-support.zip");
  const packet = String(answer.body);
  for (const name of ["versions.json", "settings.json", "problems.json", "operations.json", "failed-jobs.json", "worker.log"]) {
    expect(packet).toContain(`coverkeep-support/${name}`);
  }
  expect(packet.split("a line of this test").length).toBe(3);
  expect(packet).toContain('"APP_SECRET": "set"');
  expect(packet).toContain("at sweep (jobs/x.ts:1)");
  const { APP_SECRET = "", DATABASE_URL = "", SMTP_URL = "" } = process.env;
  for (const secret of [APP_SECRET, DATABASE_URL, SMTP_URL, "coverkeep-test", "ann@vendor.example", admin.email, member.email]) {
    expect(packet).not.toContain(secret);
  }
});

it("keeps the latest lines of the workers only", async () => {
  log.level = "info";
  for (let line = 0; line < 1200; line += 1) {
    log.warn({ line }, "many");
    if (line % 400 === 399) await keepWorkerLog();
  }
  log.level = "silent";
  const row = await asPlatform().platformSetting.findUniqueOrThrow({ where: { key: "operations.worker_log" } });
  expect((row.value as { lines: string[] }).lines).toHaveLength(1000);
});
