import { access, constants, readdir, statfs } from "node:fs/promises";
import path from "node:path";
import { connect } from "node:tls";
import { findStuckTurns } from "@/lib/documents/turns/queries";
import { retrySeconds } from "@/lib/documents/turns/values";
import { isScanning, pingScanner } from "@/lib/infra/clamd";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { sentenceIn } from "@/lib/infra/sentences-schema";
import { storage } from "@/lib/infra/storage";
import { differingZones, listZones } from "@/lib/infra/zone-times-queries";
import { findTokenProblem } from "@/lib/mail/oauth/commands";
import { canBouncesArrive } from "@/lib/mail/reply-to-queries";
import { type IntegrityResult, integrityResult } from "@/lib/operations/integrity/schema";
import {
  ageOf,
  ageProblem,
  allOf,
  backupProblem,
  certificateProblem,
  diskProblem,
  emailProblem,
  integrityProblems,
  workerProblem,
} from "@/lib/operations/problems/rules";
import type { ProblemsDto } from "@/lib/operations/problems/schema";
import { type CheckName, checkNames, checks, limits, type Priority, priorities } from "@/lib/operations/problems/values";

const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000);

/** Asks for each check what is wrong now; null: nothing. */
export const questions: Record<CheckName, () => Promise<Sentence | null>> = {
  "worker.silent": async () => workerProblem((await lastHeartbeat())?.beatAt ?? null, now()),
  "migrations.missing": async () => {
    const missing = await missingMigrations();
    return missing.length > 0
      ? coded("server.operations.countMigrationsMissing", { count: missing.length, names: missing.join(", ") })
      : null;
  },
  "storage.away": findStorageProblem,
  "disk.full": async () => diskProblem(await readDisks()),
  "email.failing": async () => {
    const failed = await asPlatform().mail.count({ where: { status: "FAILED", failedAt: { gte: hoursAgo(limits.failedEmailHours) } } });
    return emailProblem({ failed, retried: await asPlatform().mail.count({ where: { status: "QUEUED", attempts: { gt: 0 } } }) });
  },
  "email.token": async () => {
    const said = await findTokenProblem();
    return said === null ? null : coded("server.operations.noAccessTokenServerSaid", { said });
  },
  "inbound.waiting": async () => {
    const failed = await asPlatform().inboundMark.findFirst({ where: { error: { not: null } }, orderBy: { polledAt: "desc" } });
    const count = await asPlatform().inboundMessage.count({ where: { state: "unmatched" } });
    return allOf([
      ...(failed ? [coded("server.operations.theMailboxCannotBeRead", { reason: failed.error ?? "" })] : []),
      ...(count > 0 ? [coded("server.operations.countEmailsFitNoCompany", { count })] : []),
    ]);
  },
  "bounces.lost": async () => {
    if (await canBouncesArrive()) return null;
    const sent = { vendorId: { not: null }, status: "SENT" as const, sentAt: { gte: hoursAgo(limits.bounceDays * 24) } };
    const count = await asPlatform().mail.count({ where: sent });
    return count > 0 ? coded("server.operations.countEmailsCannotComeBack", { count, days: limits.bounceDays }) : null;
  },
  "queue.stuck": async () => {
    const before = hoursAgo(limits.jobWaitMinutes / 60);
    const [row] = await asPlatform().$queryRaw<{ count: number; oldest: Date | null }[]>`
      select count(*)::int as count, min(start_after) as oldest from pgboss.job
      where state in ('created', 'retry') and start_after < ${before} and name not like '%.dead'`;
    return row?.oldest ? coded("server.operations.countJobsWait", { count: row.count, age: ageOf(row.oldest, now()) }) : null;
  },
  "reading.waiting": async () => {
    const stuck = await findStuckTurns(retrySeconds.length);
    return stuck && coded("server.operations.countFilesWaitToBeRead", { count: stuck.count, age: ageOf(stuck.oldest, now()) });
  },
  "scanner.away": async () => {
    if (
      !isScanning() ||
      (await pingScanner().then(
        () => true,
        () => false,
      ))
    )
      return null;
    return coded("server.operations.countFilesWaitForTheScanner", {
      count: await asPlatform().document.count({ where: { scanResult: null } }),
    });
  },
  "decoder.missing": async () => {
    const failureReason = { equals: coded("server.doubts.heicAway") };
    const count = await asPlatform().document.count({ where: { processingStatus: "PENDING", failureReason } });
    return count > 0 ? coded("server.operations.countFilesWaitForTheDecoder", { count }) : null;
  },
  "payments.twice": async () => {
    const rows = await asPlatform().paymentAccount.findMany({
      where: { otherSubscriptions: { isEmpty: false } },
      select: { otherSubscriptions: true, company: { select: { name: true } } },
      orderBy: { id: "asc" },
      take: 20,
    });
    const one = (row: (typeof rows)[number]) =>
      coded("server.operations.companyPaysForOthers", { company: row.company.name, subscriptions: row.otherSubscriptions.join(", ") });
    return allOf(rows.map(one));
  },
  "zones.differ": async () => {
    const zones = await differingZones(await listZones());
    return zones.length > 0
      ? coded("server.operations.zonesDiffer", { version: process.versions.tz ?? "", zones: zones.join(", ") })
      : null;
  },
  "reminders.late": async () => {
    const [row] = await asPlatform().$queryRaw<{ last: Date | null; first: Date | null }[]>`
      select max(completed_on) as last, min(created_on) as first from pgboss.job where name = 'reminders.sweep'`;
    return ageProblem(row?.last ?? row?.first ?? null, limits.sweepHours, now());
  },
  "file.missing": async () => {
    const count = await asPlatform().document.count({ where: { fileMissingAt: { not: null } } });
    return count > 0 ? coded("server.operations.countDocumentsLost", { count }) : null;
  },
  "file.changed": async () => integrityProblems(await lastIntegrity()).changed,
  "counters.wrong": async () => integrityProblems(await lastIntegrity()).counters,
  "chain.broken": async () => integrityProblems(await lastIntegrity()).chains,
  "certificate.expiring": async () => certificateProblem(await certificateExpiry(), now()),
  "backup.old": async () => (env().BACKUP_DIR ? backupProblem((await lastRun("BACKUP"))?.finishedAt ?? null, now()) : null),
  "backup.off": async () => (env().BACKUP_DIR ? null : coded("server.operations.backupDirIsNotSet")),
  "jobs.dead": async () => {
    const [row] = await asPlatform().$queryRaw<{ count: number }[]>`
      select count(*)::int as count from pgboss.job where name like '%.dead' and state < 'completed'`;
    return row && row.count > 0 ? coded("server.operations.countJobsGivenUp", { count: row.count }) : null;
  },
  "integrity.old": async () => ageProblem((await lastRun("INTEGRITY", false))?.finishedAt ?? null, limits.integrityHours, now()),
};

const lastHeartbeat = () => asPlatform().workerHeartbeat.findFirst({ orderBy: { beatAt: "desc" } });

/** The last run that finished; by default, one that went well. */
const lastRun = (kind: "BACKUP" | "INTEGRITY", onlyGood = true) =>
  asPlatform().operationRun.findFirst({
    where: { kind, finishedAt: { not: null }, ...(onlyGood ? { isGood: true } : {}) },
    orderBy: { startedAt: "desc" },
  });

async function lastIntegrity(): Promise<IntegrityResult | null> {
  return integrityResult.safeParse((await lastRun("INTEGRITY", false))?.summary).data ?? null;
}

/** Where files cannot be written now, with the reason that the system gives: the folder or bucket of files, and that of backups. */
async function findStorageProblem(): Promise<Sentence | null> {
  const { STORAGE, S3_BUCKET, STORAGE_DIR, BACKUP_DIR } = env();
  const places: [string, () => Promise<unknown>][] = [
    [STORAGE === "s3" ? `S3_BUCKET ${S3_BUCKET}` : `STORAGE_DIR ${path.resolve(STORAGE_DIR)}`, () => storage().check()],
    ...(BACKUP_DIR ? [[`BACKUP_DIR ${BACKUP_DIR}`, () => access(BACKUP_DIR, constants.W_OK)] as [string, () => Promise<unknown>]] : []),
  ];
  const found: Sentence[] = [];
  for (const [place, check] of places) {
    const reason = await check().then(() => null, reasonOf);
    // A folder for backups that is not there yet is made by the first of them.
    if (reason && !(reason === "ENOENT" && place.startsWith("BACKUP_DIR")))
      found.push(coded("server.operations.placeCannotBeWritten", { place, reason }));
  }
  return allOf(found);
}

/** The code of the system or the service: its words may hold more than is to be shown. */
function reasonOf(error: unknown): string {
  const { code, name } = ((error as { cause?: unknown }).cause ?? error) as { code?: string; name?: string };
  return code ?? name ?? "unknown";
}

/** Migrations on disk that the database does not have. */
export async function missingMigrations(): Promise<string[]> {
  const entries = await readdir(path.resolve("prisma/migrations"), { withFileTypes: true });
  const applied = await asPlatform().$queryRaw<{ name: string }[]>`
    select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null`;
  const names = new Set(applied.map(({ name }) => name));
  return entries.filter((entry) => entry.isDirectory() && !names.has(entry.name)).map(({ name }) => name);
}

/** The disks of stored files and backups. A folder that cannot be asked is skipped: other checks report it. */
export async function readDisks(): Promise<{ name: string; free: number; size: number }[]> {
  const { STORAGE, STORAGE_DIR, BACKUP_DIR } = env();
  const folders = { ...(STORAGE === "folder" ? { STORAGE_DIR } : {}), ...(BACKUP_DIR ? { BACKUP_DIR } : {}) };
  const found = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => {
      const disk = await statfs(path.resolve(folder)).catch(() => null);
      return disk ? [{ name, free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize }] : [];
    }),
  );
  return found.flat();
}

const patience = 5000;

/** When the certificate under which people reach us expires; null without TLS or without an answer. */
function certificateExpiry(): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(env().APP_URL);
  if (protocol !== "https:") return Promise.resolve(null);
  return new Promise((resolve) => {
    // An expired certificate must be read too. Nothing is sent over this connection.
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      rejectUnauthorized: false,
      timeout: patience,
    });
    const finish = (expires: Date | null) => {
      socket.destroy();
      resolve(expires);
    };
    socket.once("secureConnect", () => {
      const until = new Date(socket.getPeerCertificate().valid_to);
      finish(Number.isNaN(until.getTime()) ? null : until);
    });
    socket.once("timeout", () => finish(null));
    socket.once("error", () => finish(null));
  });
}

/** A problem as it is stored, with its title and its remedy. */
export type FoundProblem = { check: CheckName; priority: string; title: Sentence; message: Sentence; fix: Sentence; since: string };

/** The problems that were found last, the most urgent first. Whether a worker runs is checked again: without one, no check runs. */
export async function findProblems(): Promise<FoundProblem[]> {
  const stored = await asPlatform().problem.findMany();
  const silence = await questions["worker.silent"]();
  const rows = stored.filter(({ check }) => check !== "worker.silent" && check in checks);
  const lastBeat = silence && (await lastHeartbeat());
  const live = silence ? [{ check: "worker.silent", message: silence, since: lastBeat ? lastBeat.beatAt : now() }] : [];
  const problems = [...live, ...rows].map(({ check: name, message, since }) => {
    const check = name as CheckName;
    return { check, ...checks[check], message: sentenceIn(message) ?? "", since: since.toISOString() };
  });
  const rank = ({ priority, check }: FoundProblem) => priorities.indexOf(priority as Priority) * 100 + checkNames.indexOf(check);
  return problems.sort((a, b) => rank(a) - rank(b));
}

export async function listProblems(): Promise<ProblemsDto> {
  const run = await asPlatform().platformSetting.findUnique({ where: { key: "operations.checked" } });
  const problems = (await findProblems()).map(({ check, priority, title, message, fix, since }) => ({
    ...{ check, priority: priority as Priority, title: inWords(title), message: inWords(message), fix: inWords(fix), since },
  }));
  return { problems, checkedAt: run?.updatedAt.toISOString() ?? null };
}
