import type { Connection, Prisma } from "@/generated/prisma/client";
import { localDate, now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { lastChange } from "@/lib/integrations/changes/queries";
import type { CompanyScope } from "@/lib/tenancy/scope";
import type { Standing } from "@/lib/transfer/connectors/adapters-schema";
import { type Connector, ConnectorError, type SourceVendor } from "@/lib/transfer/connectors/adapters-schema";
import { openConnector } from "@/lib/transfer/connectors/opening-commands";
import { type DueRecord, dueRecords } from "@/lib/transfer/connectors/records-queries";
import { endRun, takeRun } from "@/lib/transfer/connectors/runs-commands";
import type { Run } from "@/lib/transfer/connectors/schema";
import { findStanding, standingOfNew } from "@/lib/transfer/connectors/standings-queries";
import { fingerprintOf } from "@/lib/transfer/connectors/standings-rules";
import { type ConnectorName, type Counts, mostLines, noCounts } from "@/lib/transfer/connectors/values";
import { carryOut, type Place, planInWords, planRead } from "@/lib/transfer/connectors/vendors-commands";

type Line = Run["lines"][number];
/** A run as it goes. */
type Work = { row: Connection; place: Place; isDry: boolean; connector: Connector; counts: Counts; lines: Line[] };

/** Does a run that waits: vendors in, then standings out. Twice at once does it once. */
export async function runConnection(scope: CompanyScope, connectionId: string, runId: string): Promise<void> {
  const taken = await takeRun(scope, connectionId, runId);
  if (!taken) return;
  const { row, isDry } = taken;
  const place = { connectionId, connector: row.connector as ConnectorName };
  const connector = openConnector(scope, row);
  const work: Work = { row, place, isDry, connector, counts: { ...noCounts }, lines: [] };
  let failure: ConnectorError | null = null;
  let reached: { readCursor?: string | null; toldTo?: bigint } = {};
  try {
    const { name } = await connector.check();
    await inCompany(scope, (tx) => tx.connection.update({ where: { id: connectionId }, data: { connectedAs: name.slice(0, 300) } }));
    const fresh = row.readsVendors ? await takeVendors(scope, work) : [];
    if (row.writesStandings) reached = { ...reached, ...(await tellStandings(scope, work, fresh)) };
  } catch (error) {
    failure = failureOf(error);
  } finally {
    await connector.close();
  }
  await endRun(scope, { row, runId, isDry, counts: work.counts, lines: work.lines, failure, reached });
}

function failureOf(error: unknown): ConnectorError {
  if (error instanceof ConnectorError) return error;
  if (error instanceof AppError) return new ConnectorError("settings", error.sentence, { cause: error });
  log.error(errorFacts(error), "a run of a connection failed");
  return new ConnectorError("temporary", coded("server.connections.runBroke"), { cause: error });
}

function tell({ lines }: Work, act: Line["act"], name: string, detail: Sentence | null): void {
  if (lines.length < mostLines) lines.push({ act, name: name.slice(0, 200), detail });
}

/** Reads vendors, and does with each what is planned. Returns those that a real run would add or link. */
async function takeVendors(scope: CompanyScope, work: Work): Promise<{ source: SourceVendor; vendorId: string | null }[]> {
  const { row, place, isDry, connector, counts } = work;
  const { vendors, cursor } = await connector.readVendors(row.readCursor);
  counts.read = vendors.length;
  const fresh: { source: SourceVendor; vendorId: string | null }[] = [];
  for (const plan of await planRead(scope, place, vendors)) {
    const problem = isDry ? null : await carryOut(scope, place, plan);
    if (problem) {
      counts.refused += 1;
      tell(work, "refuse", plan.source.name, problem);
      continue;
    }
    if (plan.act === "keep") {
      counts.unchanged += 1;
      continue;
    }
    const act = plan.act === "forget" ? "refuse" : plan.act;
    counts[countOf[act]] += 1;
    tell(work, act, plan.source.name, planInWords(plan));
    if (plan.act === "create") fresh.push({ source: plan.source, vendorId: null });
    if (plan.act === "link") fresh.push({ source: plan.source, vendorId: plan.vendor.id });
  }
  // What was read counts once all of it is kept.
  if (!isDry) await inCompany(scope, (tx) => tx.connection.update({ where: { id: row.id }, data: { readCursor: cursor } }));
  return fresh;
}

const countOf = { create: "created", link: "linked", update: "updated", ask: "asked", refuse: "refused" } as const;

/** Writes the standings that are new, in the order in which they changed. */
async function tellStandings(
  scope: CompanyScope,
  work: Work,
  fresh: readonly { source: SourceVendor; vendorId: string | null }[],
): Promise<{ toldTo?: bigint }> {
  const { row, isDry, connector } = work;
  const top = await inCompany(scope, (tx) => lastChange(tx, scope));
  const isNewDay = !row.toldTo || (await lastDay(scope, row.id)) !== localDate(scope.timeZone, now());
  const records = await dueRecords(scope, row, { top, isAll: isNewDay });
  const all = connector.writesAll && records.length > 0 ? await dueRecords(scope, row, { top, isAll: true }) : records;
  const changed: { record: DueRecord; standing: Standing; fingerprint: string }[] = [];
  const same: Standing[] = [];
  for (const record of all) {
    const standing = await findStanding(scope, record.vendorId, record.source);
    const fingerprint = fingerprintOf(standing);
    if (record.written?.fingerprint === fingerprint) same.push(standing);
    else changed.push({ record, standing, fingerprint });
  }
  if (isDry) {
    for (const { standing } of changed) tellWrite(work, standing);
    for (const { source, vendorId } of fresh) {
      tellWrite(work, vendorId ? await findStanding(scope, vendorId, source) : standingOfNew(scope, source));
    }
    return {};
  }
  if (connector.writesAll && changed.length > 0) for (const standing of same) await connector.writeStanding(standing, null);
  const done: typeof changed = [];
  for (const one of changed) {
    const problem = await writeOne(scope, work, one);
    if (problem) {
      work.counts.failed += 1;
      tell(work, "fail", one.standing.name, problem);
    } else done.push(one);
  }
  await connector.finish();
  if (connector.writesAll) for (const { record, fingerprint } of done) await keepWritten(scope, record.id, { fingerprint, kept: {} });
  return { toldTo: top };
}

function tellWrite(work: Work, standing: Standing): void {
  work.counts.written += 1;
  tell(
    work,
    "write",
    standing.name,
    standing.hold ? coded("server.connections.lineHold", { reason: standing.hold }) : coded("server.connections.lineClear"),
  );
}

/** Writes one standing. What the system refuses stops no other one. Returns why it did. */
async function writeOne(
  scope: CompanyScope,
  work: Work,
  { record, standing, fingerprint }: { record: DueRecord; standing: Standing; fingerprint: string },
): Promise<Sentence | null> {
  try {
    const kept = await work.connector.writeStanding(standing, record.written?.kept ?? null);
    if (!work.connector.writesAll) await keepWritten(scope, record.id, { fingerprint, kept });
    tellWrite(work, standing);
    return null;
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.kind !== "record") throw error;
    // It is tried again in the next run.
    await inCompany(scope, (tx) => tx.connectionRecord.update({ where: { id: record.id }, data: { isDue: true } }));
    return error.sentence;
  }
}

async function keepWritten(scope: CompanyScope, id: string, written: { fingerprint: string; kept: unknown }): Promise<void> {
  const data = { written: written as Prisma.InputJsonObject, isDue: false };
  await inCompany(scope, (tx) => tx.connectionRecord.update({ where: { id }, data }));
}

/** On which day of the company the last real run was done. */
async function lastDay(scope: CompanyScope, connectionId: string): Promise<string | null> {
  const where = { companyId: scope.companyId, connectionId, isDry: false, state: "done" };
  const last = await inCompany(scope, (tx) => tx.connectionRun.findFirst({ where, orderBy: { createdAt: "desc" } }));
  return last?.finishedAt ? localDate(scope.timeZone, last.finishedAt) : null;
}
