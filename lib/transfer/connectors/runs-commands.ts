import type { Connection, Prisma } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { enqueue } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import { tellConnectionPaused } from "@/lib/mail/connection-notices-commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import type { ConnectorError } from "@/lib/transfer/connectors/adapters-schema";
import { runConnectionJob } from "@/lib/transfer/connectors/jobs";
import type { Run } from "@/lib/transfer/connectors/schema";
import { lockConnection } from "@/lib/transfer/connectors/tokens-commands";
import {
  type ConnectorName,
  type Counts,
  connectorTitles,
  failuresBeforePause,
  keptRunDays,
  noCounts,
  retryWaits,
} from "@/lib/transfer/connectors/values";

/** How long a worker has a connection for itself. A run of many vendors takes minutes. */
const leaseMillis = 3600_000;
/** A run on a schedule begins a little early: the sweep that finds it comes once an hour. */
const scheduleMinutes = { hourly: 50, daily: 23 * 60 + 30, by_hand: null } as const;

const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);

/** Adds a run and has a worker do it. The caller holds the connection's lock. Throws `conflict` while another run is not done. */
export async function addRun(tx: Tx, scope: CompanyScope, { id: connectionId }: Connection, isDry: boolean): Promise<string> {
  const { companyId } = scope;
  const since = { gt: later(-leaseMillis / 1000) };
  const open = { companyId, connectionId, state: { in: ["waiting", "running"] } };
  if ((await tx.connectionRun.count({ where: { ...open, createdAt: since } })) > 0) {
    throw new AppError("conflict", coded("server.connections.anotherRunIsGoing"));
  }
  // The worker that had it is gone.
  await tx.connectionRun.updateMany({
    where: open,
    data: { state: "failed", finishedAt: now(), problem: coded("server.connections.runBroke") },
  });
  const startedById = scope.actor.kind === "person" || scope.actor.kind === "key" ? scope.actor.id : null;
  const data = { companyId, connectionId, isDry, startedById, counts: noCounts, lines: [] };
  const { id } = await tx.connectionRun.create({ data });
  await enqueue(tx, runConnectionJob, { companyId, connectionId, runId: id }, { companyId });
  return id;
}

/** The run of a connection that is due by now; null: none is, or someone was quicker. */
export function addDueRun(scope: CompanyScope, connectionId: string): Promise<string | null> {
  return inCompany(scope, async (tx) => {
    const row = await lockConnection(tx, scope, connectionId);
    if (!row.isActive || !row.nextRunAt || row.nextRunAt > now()) return null;
    try {
      return await addRun(tx, scope, row, false);
    } catch (error) {
      if (error instanceof AppError && error.code === "conflict") return null;
      throw error;
    }
  });
}

/** Takes a run that waits; null: it is taken, or the connection is busy or gone. */
export function takeRun(scope: CompanyScope, connectionId: string, runId: string): Promise<{ row: Connection; isDry: boolean } | null> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const run = await tx.connectionRun.findFirst({ where: { companyId, connectionId, id: runId, state: "waiting" } });
    if (!run) return null;
    const row = await lockConnection(tx, scope, connectionId);
    if (row.runningUntil && row.runningUntil > now()) return null;
    await tx.connectionRun.update({ where: { id: runId }, data: { state: "running" } });
    await tx.connection.update({ where: { id: connectionId }, data: { runningUntil: later(leaseMillis / 1000) } });
    // A vendor that went into another by a merge is that other one there, too.
    if (!run.isDry) {
      await tx.$executeRaw`
        update connection_record r set vendor_id = m.vendor_id, is_due = true from vendor_merge m
        where r.company_id = ${companyId}::uuid and r.connection_id = ${connectionId}::uuid and m.company_id = r.company_id
          and m.gone_id = r.vendor_id and m.undone_at is null`;
    }
    return { row, isDry: run.isDry };
  });
}

type Ended = {
  row: Connection;
  runId: string;
  isDry: boolean;
  counts: Counts;
  lines: Run["lines"];
  failure: ConnectorError | null;
  reached: { toldTo?: bigint };
};

/** Writes what came of a run, and plans the next one: on schedule, or after a wait that grows. After some failures it is paused. */
export function endRun(scope: CompanyScope, { row, runId, isDry, counts, lines, failure, reached }: Ended): Promise<void> {
  return inCompany(scope, async (tx) => {
    const found = await lockConnection(tx, scope, row.id);
    const problem = failure ? { problem: failure.sentence as Prisma.InputJsonValue } : {};
    const data = { state: failure ? "failed" : "done", counts, lines: lines as Prisma.InputJsonArray, finishedAt: now(), ...problem };
    await tx.connectionRun.update({ where: { id: runId }, data });
    const free = { runningUntil: null };
    if (isDry) {
      await tx.connection.update({ where: { id: row.id }, data: { ...free, ...(!failure && { triedAt: now() }) } });
      return;
    }
    if (!failure) {
      const minutes = scheduleMinutes[found.schedule as keyof typeof scheduleMinutes];
      const nextRunAt = found.isActive && minutes !== null ? later(minutes * 60) : null;
      await tx.connection.update({ where: { id: row.id }, data: { ...free, ...reached, failures: 0, nextRunAt } });
      return;
    }
    await planAfterFailure(tx, scope, found, failure);
  });
}

async function planAfterFailure(tx: Tx, scope: CompanyScope, row: Connection, { kind, more, sentence }: ConnectorError): Promise<void> {
  const { companyId } = scope;
  const failures = row.failures + 1;
  const isPaused = row.isActive && (kind === "signed_out" || failures >= failuresBeforePause);
  if (!row.isActive || isPaused) {
    const off = isPaused ? { isActive: false, offReason: kind === "signed_out" ? kind : "failures" } : {};
    await tx.connection.update({ where: { id: row.id }, data: { runningUntil: null, failures, nextRunAt: null, ...off } });
    if (!isPaused) return;
    const system = connectorTitles[row.connector as ConnectorName];
    await tellConnectionPaused(tx, scope, { connectionId: row.id, system, reason: sentence });
    await recordEvent(tx, scope, { action: "connection.paused", subjectType: "connection", subjectId: row.id, subjectName: system });
    return;
  }
  const wait = Math.max(retryWaits[failures - 1] ?? retryWaits[retryWaits.length - 1] ?? 60, Math.min(more.retryAfter ?? 0, 86_400));
  const nextRunAt = later(wait);
  await tx.connection.update({ where: { id: row.id }, data: { runningUntil: null, failures, nextRunAt } });
  await enqueue(tx, runConnectionJob, { companyId, connectionId: row.id, runId: null }, { companyId, startAfter: nextRunAt });
}

/** Deletes runs past their retention period. */
export async function forgetOldRuns(scope: CompanyScope): Promise<void> {
  const before = new Date(now().getTime() - keptRunDays * 24 * 3600_000);
  await inCompany(scope, (tx) => tx.connectionRun.deleteMany({ where: { companyId: scope.companyId, createdAt: { lt: before } } }));
}
