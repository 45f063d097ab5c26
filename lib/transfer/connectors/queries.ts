import type { z } from "zod";
import type { Connection, ConnectionRun } from "@/generated/prisma/client";
import { loadNamedVendors } from "@/lib/compliance/names/match-queries";
import { findDuplicates, nameKeys } from "@/lib/compliance/names/match-rules";
import { inCompany, type Tx } from "@/lib/infra/db";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { sourceVendor } from "@/lib/transfer/connectors/adapters-schema";
import { toConnectionDto, toRunDto } from "@/lib/transfer/connectors/dto";
import type { connectionDto, connectionsDto, QuestionsDto, questionsQuery, runsDto, runsQuery } from "@/lib/transfer/connectors/schema";
import { type ConnectorName, connectorNames } from "@/lib/transfer/connectors/values";

/** All connectors, those too that nobody has set up. */
export function listConnections(scope: CompanyScope): Promise<z.input<typeof connectionsDto>> {
  return inCompany(scope, async (tx) => {
    const connections = [];
    for (const connector of connectorNames) connections.push(await connectionIn(tx, scope, connector));
    return { connections };
  });
}

export const showConnection = (scope: CompanyScope, connector: ConnectorName): Promise<z.input<typeof connectionDto>> =>
  inCompany(scope, (tx) => connectionIn(tx, scope, connector));

export const connectionRow = (tx: Tx, { companyId }: CompanyScope, connector: ConnectorName): Promise<Connection | null> =>
  tx.connection.findUnique({ where: { companyId_connector: { companyId, connector } } });

async function connectionIn(tx: Tx, scope: CompanyScope, connector: ConnectorName): Promise<z.input<typeof connectionDto>> {
  const { companyId } = scope;
  const row = await connectionRow(tx, scope, connector);
  if (!row) return toConnectionDto(scope, connector, { row, lastRun: null, questions: 0 });
  const of = { companyId, connectionId: row.id };
  const runs = await tx.connectionRun.findMany({ where: of, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: 1 });
  const [lastRun = null] = await withStarters(tx, scope, runs);
  const questions = await tx.connectionRecord.count({ where: { ...of, state: "asked" } });
  return toConnectionDto(scope, connector, { row, lastRun, questions });
}

async function withStarters(tx: Tx, { companyId }: CompanyScope, runs: readonly ConnectionRun[]) {
  const ids = runs.flatMap(({ startedById }) => startedById ?? []);
  const people = ids.length > 0 ? await tx.user.findMany({ where: { companyId, id: { in: ids } } }) : [];
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  return runs.map((run) => ({ ...run, startedBy: (run.startedById && names.get(run.startedById)) ?? null }));
}

/** One page of a connection's runs, the newest first. */
export function listRuns(
  scope: CompanyScope,
  connector: ConnectorName,
  query: z.output<typeof runsQuery>,
): Promise<z.input<typeof runsDto>> {
  const { companyId } = scope;
  const where = { companyId, connection: { connector } };
  const { after, window } = partOf(query, [{ createdAt: "desc" as const }, { id: "desc" as const }]);
  return inCompany(scope, async (tx) => {
    const rows = await tx.connectionRun.findMany({ where: { ...where, ...after }, ...window });
    const runs = (await withStarters(tx, scope, rows)).map(toRunDto);
    return { runs, pagination: paginatePart(query, await tx.connectionRun.count({ where }), rows) };
  });
}

const mostCandidates = 10;

/** Vendors there for which a person has to say who they are here, each with those that it may be. */
export function listQuestions(
  scope: CompanyScope,
  connector: ConnectorName,
  query: z.output<typeof questionsQuery>,
): Promise<QuestionsDto> {
  const { companyId } = scope;
  const where = { companyId, connection: { connector }, state: "asked" };
  const { after, window } = partOf(query, [{ createdAt: "asc" as const }, { id: "asc" as const }]);
  return inCompany(scope, async (tx) => {
    const rows = await tx.connectionRecord.findMany({ where: { ...where, ...after }, ...window });
    const sources = rows.map(({ source }) => sourceVendor.parse(source));
    const vendors = await loadNamedVendors(
      tx,
      scope,
      sources.map(({ name }) => name),
    );
    const found = sources.map(({ name }) => (nameKeys(name).length > 0 ? findDuplicates(name, vendors).slice(0, mostCandidates) : []));
    const ids = [...new Set(found.flat().map(({ vendor }) => vendor.id))];
    const known = await tx.vendor.findMany({ where: { companyId, id: { in: ids } }, select: { id: true, name: true, email: true } });
    const byId = new Map(known.map((vendor) => [vendor.id, vendor]));
    const questions = rows.map(({ id, externalId }, at) => ({
      ...{ id, externalId, name: sources[at]?.name ?? "", email: sources[at]?.email ?? "" },
      candidates: (found[at] ?? []).flatMap(({ vendor }) => byId.get(vendor.id) ?? []),
    }));
    return { questions, pagination: paginatePart(query, await tx.connectionRecord.count({ where }), rows) };
  });
}
