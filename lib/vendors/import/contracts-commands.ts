import { randomUUID } from "node:crypto";
import type { Tx } from "@/lib/infra/db";
import { findWork } from "@/lib/infra/worked-with-queries";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** A contract that a row gives its vendor. */
export type WantedContract = { line: number; vendorId: string; projectId: string; contractNumber: string | null; trade: string | null };

const keyOf = ({ vendorId, projectId, contractNumber }: Omit<WantedContract, "line" | "trade">) =>
  `${vendorId} ${projectId} ${(contractNumber ?? "").toLowerCase()}`;

/** Adds the contracts that are not there yet. Returns their ids by the rows' lines. The caller holds the vendors' locks. */
export async function addContracts(tx: Tx, { companyId }: CompanyScope, wanted: readonly WantedContract[]): Promise<Map<number, string>> {
  const vendorIds = [...new Set(wanted.map(({ vendorId }) => vendorId))];
  const there = await tx.assignment.findMany({
    where: { companyId, vendorId: { in: vendorIds } },
    select: { vendorId: true, projectId: true, contractNumber: true },
  });
  const known = new Set(there.map(keyOf));
  const added = new Map<number, string>();
  const rows = wanted.flatMap(({ line, ...contract }) => {
    const key = keyOf(contract);
    if (known.has(key)) return [];
    known.add(key);
    const id = randomUUID();
    added.set(line, id);
    return [{ ...contract, id, companyId }];
  });
  if (rows.length > 0) await tx.assignment.createMany({ data: rows });
  return added;
}

/**
 * Takes the contracts of an import's rows off their projects. One that was changed or worked with since stays; returned are the lines of these.
 * The caller holds the vendors' locks.
 */
export async function removeContracts(tx: Tx, scope: CompanyScope, importId: string, lines: readonly number[]): Promise<Set<number>> {
  const { companyId } = scope;
  const given = await tx.importRow.findMany({ where: { companyId, importId, line: { in: [...lines] }, assignmentId: { not: null } } });
  const ids = given.flatMap(({ assignmentId }) => assignmentId ?? []);
  const worked = [...(await findWork(tx, scope, "assignment", ids)).keys()];
  await tx.$executeRaw`
    delete from assignment a using import_row r
    where r.company_id = ${companyId}::uuid and r.import_id = ${importId}::uuid and r.line = any(${[...lines]}::int[])
      and a.company_id = r.company_id and a.id = r.assignment_id and a.id <> all(${worked}::uuid[])
      and a.contract_number is not distinct from nullif(r.fields ->> 'contractNumber', '') and a.trade is not distinct from nullif(r.fields ->> 'trade', '')
      and a.scope_of_work is null and a.starts_on is null and a.ends_on is null and a.requirement_set_id is null and a.external_id is null`;
  const left = await tx.$queryRaw<{ line: number }[]>`
    select r.line from import_row r join assignment a on a.company_id = r.company_id and a.id = r.assignment_id
    where r.company_id = ${companyId}::uuid and r.import_id = ${importId}::uuid and r.line = any(${[...lines]}::int[])`;
  return new Set(left.map(({ line }) => line));
}
