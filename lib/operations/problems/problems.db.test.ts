import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import * as clock from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import * as environment from "@/lib/infra/env";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { differingZones } from "@/lib/infra/zone-times-queries";
import { checkProblems, enqueueDueRuns } from "@/lib/operations/problems/commands";
import { listProblems } from "@/lib/operations/problems/queries";
import { checkNames, checks } from "@/lib/operations/problems/values";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany } from "@/lib/testing/factories";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function asOwner(sql: string): Promise<Record<string, unknown>[]> {
  const owner = await connectAsOwner();
  return (await owner.query(sql).finally(() => owner.end())).rows;
}

const found = async () => (await checkProblems()).problems.map(({ check }) => check);

it("says of each check how urgent its problem is and how to fix it", () => {
  for (const check of checkNames) {
    expect(storedInWords(checks[check].title)).toMatch(/\w/);
    expect(storedInWords(checks[check].fix)).toMatch(/\.$/);
  }
});

it("finds a stuck job, a job that was given up, and late reminders", async () => {
  await asOwner(`insert into pgboss.job (name, start_after, state) values ('reminders.sweep', now() - interval '20 minutes', 'created')`);
  await asOwner(`insert into pgboss.job (name, state, created_on) values ('mail.send.dead', 'created', now())`);
  await asOwner(`insert into pgboss.job (name, state, completed_on) values ('reminders.sweep', 'completed', now() - interval '26 hours')`);
  const { problems } = await checkProblems();
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ check: "queue.stuck", message: "1 job waits, the oldest for 20 minutes.", priority: "HIGH" }),
      expect.objectContaining({ check: "jobs.dead", message: "1 job was given up." }),
      expect.objectContaining({ check: "reminders.late", message: "The last run was 26 hours ago." }),
    ]),
  );
  await asOwner("delete from pgboss.job");
  expect(await found()).not.toEqual(expect.arrayContaining(["queue.stuck"]));
});

it("finds emails that failed, for a day", async () => {
  const company = await createCompany();
  const mail = (
    failedAt: Date,
  ) => `insert into mail (id, company_id, kind, recipient, subject, body, message_id, status, retry_until, failed_at)
    values (gen_random_uuid(), '${company.id}', 'VENDOR_INVITATION', 'office@vendor.example', '', '', gen_random_uuid()::text, 'FAILED', now(), '${failedAt.toISOString()}')`;
  await asOwner(mail(hoursAgo(25)));
  expect(await found()).not.toContain("email.failing");
  await asOwner(mail(hoursAgo(1)));
  expect(await found()).toContain("email.failing");
  await asOwner("delete from mail");
});

it("finds a silent worker also when no check has run since", async () => {
  await asPlatform().workerHeartbeat.create({ data: { id: "w", startedAt: hoursAgo(1), beatAt: new Date() } });
  expect(await found()).not.toContain("worker.silent");
  await asPlatform().workerHeartbeat.update({ where: { id: "w" }, data: { beatAt: hoursAgo(1) } });
  expect((await listProblems()).problems[0]).toMatchObject({ check: "worker.silent", message: "The last heartbeat was 60 minutes ago." });
});

it("keeps when a problem began, and forgets the problem when it is gone", async () => {
  const since = async () => (await asPlatform().problem.findUnique({ where: { check: "backup.off" } }))?.since;
  await checkProblems();
  const began = await since();
  await checkProblems();
  expect(await since()).toEqual(began);
  const { env } = await import("@/lib/infra/env");
  vi.spyOn(await import("@/lib/infra/env"), "env").mockReturnValue({ ...env(), BACKUP_DIR: "/nowhere" });
  expect(await found()).toContain("backup.old");
  expect(await since()).toBeUndefined();
  await enqueueDueRuns();
  await enqueueDueRuns();
  expect(await asOwner("select distinct name from pgboss.job where name like 'operations.%' order by name")).toEqual([
    { name: "operations.backup" },
    { name: "operations.integrity" },
  ]);
  await asPlatform().operationRun.create({ data: { kind: "BACKUP", startedAt: new Date(), finishedAt: new Date(), isGood: true } });
  expect(await found()).not.toContain("backup.old");
});

it("finds a storage folder that cannot be written, and forgets it once it can", async () => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "coverkeep-storage-")), "a-file");
  await writeFile(file, "");
  vi.restoreAllMocks();
  const settings = environment.env();
  const where = path.join(file, "storage");
  const spy = vi.spyOn(environment, "env").mockReturnValue({ ...settings, STORAGE_DIR: where });
  const { problems } = await checkProblems();
  expect(problems).toContainEqual(
    expect.objectContaining({ check: "storage.away", priority: "HIGH", message: `STORAGE_DIR ${where} cannot be written (ENOTDIR).` }),
  );
  spy.mockRestore();
  expect(await found()).not.toContain("storage.away");
  await rm(path.dirname(file), { recursive: true });
});

it("finds a time zone that the database knows otherwise than Node", async () => {
  await createCompany({ timeZone: "America/New_York" });
  expect(await differingZones(["America/New_York", "UTC"])).toEqual([]);
  vi.spyOn(clock, "localTime").mockImplementation(() => ({
    day: "2026-01-01",
    monday: "2025-12-29",
    hour: 0,
    weekday: 4,
    time: "2026-01-01T00:00:00",
  }));
  const { problems } = await checkProblems().finally(() => vi.restoreAllMocks());
  expect(problems).toContainEqual(expect.objectContaining({ check: "zones.differ", message: expect.stringContaining("America/New_York") }));
});
