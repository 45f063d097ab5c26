import type { VendorImport } from "@/generated/prisma/client";
import { judgeVendors } from "@/lib/compliance/judging/commands";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { coded } from "@/lib/infra/sentences-rules";
import { findWork } from "@/lib/infra/worked-with-queries";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { removeContacts } from "@/lib/vendors/import/contacts-commands";
import { removeContracts } from "@/lib/vendors/import/contracts-commands";
import { whyKept, whyNotBack } from "@/lib/vendors/import/dto";
import { type Changes, finish, keepOutcomes, type Outcome, rowsATurn, type Said } from "@/lib/vendors/import/outcomes-commands";

type Created = { line: number; vendorId: string; changed: boolean };

/** Removes the next vendors that an import created. False: nothing is left to do. */
export async function undoRows(tx: Tx, scope: CompanyScope, found: VendorImport): Promise<boolean> {
  const { companyId } = scope;
  // The vendors' rows are locked, and read only then, with what came while that waited. What comes later finds no vendor.
  const locked = await tx.$queryRaw<{ id: string; line: number }[]>`
    select v.id, r.line from import_row r join vendor v on v.company_id = r.company_id and v.id = r.vendor_id
    where r.company_id = ${companyId}::uuid and r.import_id = ${found.id}::uuid and r.outcome = 'CREATED'
    order by r.line limit ${rowsATurn} for update of v`;
  if (locked.length === 0) return restoreRows(tx, scope, found);
  await removeContractsOf(tx, scope, found, locked);
  const work = await findWork(
    tx,
    scope,
    "vendor",
    locked.map(({ id }) => id),
  );
  const rows = await tx.$queryRaw<Created[]>`
    select r.line, v.id as "vendorId", v.updated_at <> v.created_at as changed
    from import_row r join vendor v on v.company_id = r.company_id and v.id = r.vendor_id
    where r.company_id = ${companyId}::uuid and r.import_id = ${found.id}::uuid and r.outcome = 'CREATED'
      and v.id = any(${locked.map(({ id }) => id)}::uuid[])`;
  const reasonOf = ({ vendorId, changed }: Created) => whyKept(work.get(vendorId) ?? [], changed);
  const stays = rows.flatMap((row): Outcome[] => {
    const reason = reasonOf(row);
    return reason ? [{ line: row.line, outcome: "KEPT", reason, vendorId: row.vendorId }] : [];
  });
  await keepOutcomes(tx, scope, found.id, stays);
  const gone = rows.filter((row) => !reasonOf(row)).map(({ vendorId }) => vendorId);
  await tx.vendor.deleteMany({ where: { companyId, id: { in: gone } } });
  await judgeVendors(
    tx,
    scope,
    stays.flatMap(({ vendorId }) => vendorId ?? []),
  );
  await tx.vendorImport.update({
    where: { companyId_id: { companyId, id: found.id } },
    data: { removed: { increment: gone.length }, kept: { increment: stays.length } },
  });
  return true;
}

type Changed = { line: number; vendorId: string; changes: Changes | null; hadContract: boolean; contactIds: string[] };

/** All contracts that the import gave these vendors: a vendor may have several rows. */
async function removeContractsOf(
  tx: Tx,
  scope: CompanyScope,
  { id: importId }: VendorImport,
  vendors: readonly { id: string }[],
): Promise<void> {
  const where = { companyId: scope.companyId, importId, vendorId: { in: vendors.map(({ id }) => id) }, assignmentId: { not: null } };
  const rows = await tx.importRow.findMany({ where, select: { line: true } });
  await removeContracts(
    tx,
    scope,
    importId,
    rows.map(({ line }) => line),
  );
}

/** Gives vendors that were there their old values back, the last row first, where they still say what the row wrote. */
async function restoreRows(tx: Tx, scope: CompanyScope, found: VendorImport): Promise<boolean> {
  const { companyId } = scope;
  const rows = await tx.$queryRaw<Changed[]>`
    select r.line, v.id as "vendorId", r.changes, r.assignment_id is not null as "hadContract", r.contact_ids as "contactIds"
    from import_row r join vendor v on v.company_id = r.company_id and v.id = r.vendor_id
    where r.company_id = ${companyId}::uuid and r.import_id = ${found.id}::uuid and r.outcome = 'UPDATED'
    order by r.line desc limit ${rowsATurn} for update of v`;
  if (rows.length === 0) {
    const { removed, restored, kept } = found;
    return finish(tx, scope, found, "UNDONE", { action: "vendors.import_undone", details: { removed, restored, kept } });
  }
  const changed = await removeContracts(
    tx,
    scope,
    found.id,
    rows.map(({ line }) => line),
  );
  const outcomes: Outcome[] = [];
  let restored = 0;
  for (const { line, vendorId, changes, hadContract, contactIds } of rows) {
    const where = { companyId_id: { companyId, id: vendorId } };
    const hadContacts = (await removeContacts(tx, scope, contactIds)) > 0;
    const present = await tx.vendor.findUniqueOrThrow({ where });
    const all = Object.entries(changes ?? {}) as [keyof Said, [string | null, string | null]][];
    const back = all.filter(([field, [, after]]) => present[field] === after);
    const data = Object.fromEntries(back.map(([field, [before]]) => [field, before]));
    if (back.length > 0) await tx.vendor.update({ where, data: { ...data, updatedAt: now() } });
    const stuck = all.filter((change) => !back.includes(change)).map(([field]) => field);
    const reason = changed.has(line)
      ? coded("server.vendors.keptItsContractWasChanged")
      : changes
        ? whyNotBack(stuck)
        : coded("server.vendors.keptItsEarlierValuesAre");
    if (!reason && (back.length > 0 || hadContract || hadContacts)) restored += 1;
    outcomes.push({ line, outcome: reason ? "KEPT" : "RESTORED", reason, vendorId });
  }
  await keepOutcomes(tx, scope, found.id, outcomes);
  const vendorIds = rows.filter(({ hadContract }) => hadContract).map(({ vendorId }) => vendorId);
  await judgeVendors(tx, scope, [...new Set(vendorIds)]);
  const kept = outcomes.filter(({ outcome }) => outcome === "KEPT").length;
  await tx.vendorImport.update({
    where: { companyId_id: { companyId, id: found.id } },
    data: { restored: { increment: restored }, kept: { increment: kept } },
  });
  return true;
}
