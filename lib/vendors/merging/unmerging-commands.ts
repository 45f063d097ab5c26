import { Prisma, type Vendor, type VendorMerge } from "@/generated/prisma/client";
import { requireVendorRoom } from "@/lib/companies/plan-limits/commands";
import { refreshVendor } from "@/lib/compliance/judging/refreshing-commands";
import { lockVendors } from "@/lib/compliance/judging/rejudging-commands";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { listMerges, undoUntil } from "@/lib/vendors/merging/queries";
import { fieldsBack } from "@/lib/vendors/merging/rules";
import { type KeptMerge, keptMerge, type MergesDto } from "@/lib/vendors/merging/schema";
import { countedTables, keptKinds, type MergedTable, undoDays } from "@/lib/vendors/merging/values";

type Merge = Omit<VendorMerge, keyof KeptMerge> & KeptMerge;

/**
 * Takes a merge back: the vendor that went is there again with its id and all that was moved from it. What came since stays with the other
 * vendor. Throws `not_found`, and `conflict` with the reason where something that moved was changed in a way that cannot be taken back.
 */
export async function undoMerge(scope: CompanyScope, id: string, mergeId: string): Promise<MergesDto> {
  const { companyId } = scope;
  await inCompany(
    scope,
    async (tx) => {
      await lockVendors(tx, scope, [id]);
      const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id } } });
      const found = await tx.vendorMerge.findFirst({ where: { companyId, id: mergeId, vendorId: id } });
      if (!vendor || !found) throw notFound(coded("server.vendors.merge"));
      const merge: Merge = { ...found, ...keptMerge.parse(found) };
      await refuseUndo(tx, scope, vendor, merge);
      await requireVendorRoom(tx, scope);
      await tx.vendor.update({
        where: { companyId_id: { companyId, id } },
        data: { ...fieldsBack(vendor, merge.given), updatedAt: now() },
      });
      await bringBack(tx, companyId, "vendor", [{ ...merge.gone, documents_count: 0 }]);
      await unfill(tx, companyId, merge.moved.filled);
      for (const table of ["assignment", "completed_operations_request", "verdict", "reminder", "vendor_contact"] as const)
        await bringBack(tx, companyId, table, merge.aside[table] ?? []);
      await moveBack(tx, companyId, merge);
      await tx.vendorMerge.update({ where: { id: mergeId }, data: { undoneAt: now() } });
      for (const one of [id, merge.goneId]) await refreshVendor(tx, scope, one);
      const details = { vendor: merge.gone.name };
      await recordEvent(tx, scope, { action: "vendor.merge_undone", subjectType: "vendor", subjectId: id, details });
    },
    { timeout: 60_000 },
  );
  return listMerges(scope, id);
}

async function refuseUndo(tx: Tx, { companyId }: CompanyScope, vendor: Vendor, merge: Merge): Promise<void> {
  const refuse = (message: Sentence) => new AppError("conflict", message);
  const { gone, moved } = merge;
  if (merge.undoneAt) throw refuse(coded("server.vendors.mergeUndoneAlready"));
  if (now() >= undoUntil(merge.createdAt)) throw refuse(coded("server.vendors.mergeUndoOver", { days: undoDays }));
  if (merge.firstVendorId !== vendor.id) throw refuse(coded("server.vendors.mergeWentOn", { vendor: vendor.name }));
  const missing: Sentence[] = [];
  for (const kind of keptKinds) {
    const table = countedTables[kind];
    const ids = moved.tables[table] ?? [];
    const [left] = await tx.$queryRaw<{ count: number }[]>`
      select count(*)::int as count from ${Prisma.raw(table)} t
      where t.company_id = ${companyId}::uuid and t.id = any(${ids}::uuid[]) and t.vendor_id = ${vendor.id}::uuid`;
    const count = ids.length - (left?.count ?? 0);
    if (count > 0) missing.push(coded(`merging.counts.${kind}`, { count }));
  }
  const contracts = moved.filled.map(({ before }) => String(before.id));
  const there = await tx.assignment.count({ where: { companyId, id: { in: contracts } } });
  if (there < contracts.length) missing.push(coded("merging.counts.assignments", { count: contracts.length - there }));
  if (missing.length > 0) throw refuse(coded("server.vendors.mergeRowsMissing", { what: joined(", ", missing) }));
  if (gone.external_id === null) return;
  const where = { companyId, externalId: gone.external_id, externalSource: gone.external_source };
  const [taken] = await tx.vendor.findMany({ where: { ...where, id: { not: vendor.id } }, select: { name: true }, take: 1 });
  if (taken) throw refuse(coded("server.vendors.mergeIdTaken", { vendor: taken.name }));
}

/** Writes rows again as they were, with the columns that they had. Of a neighbor that is gone meanwhile, the row stays away. */
async function bringBack(tx: Tx, companyId: string, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const list = Prisma.raw(columns.map((name) => `"${name}"`).join(", "));
  const there =
    table === "reminder"
      ? Prisma.sql`exists (select 1 from mail m where m.company_id = r.company_id and m.id = r.mail_id)`
      : table === "assignment"
        ? Prisma.sql`exists (select 1 from project p where p.company_id = r.company_id and p.id = r.project_id)`
        : table === "completed_operations_request"
          ? Prisma.sql`exists (select 1 from assignment a where a.company_id = r.company_id and a.id = r.assignment_id)`
          : Prisma.sql`true`;
  await tx.$executeRaw`
    insert into ${Prisma.raw(table)} (${list}) select ${list}
    from jsonb_populate_recordset(null::${Prisma.raw(table)}, ${JSON.stringify(rows)}::jsonb) r where r.company_id = ${companyId}::uuid and ${there}`;
}

/** A contract that took something over loses it, unless a person changed it since. */
async function unfill(tx: Tx, companyId: string, filled: KeptMerge["moved"]["filled"]): Promise<void> {
  const columns = ["scope_of_work", "trade", "starts_on", "ends_on", "requirement_set_id", "enrollment"];
  const back = columns.map((name) => `${name} = case when a.${name} is not distinct from n.${name} then b.${name} else a.${name} end`);
  for (const { before, after } of filled) {
    await tx.$executeRaw`
      update assignment a set ${Prisma.raw(back.join(", "))}
      from jsonb_populate_record(null::assignment, ${JSON.stringify(before)}::jsonb) b, jsonb_populate_record(null::assignment, ${JSON.stringify(after)}::jsonb) n
      where a.company_id = ${companyId}::uuid and a.id = b.id`;
  }
}

async function moveBack(tx: Tx, companyId: string, { vendorId, goneId, moved }: Merge): Promise<void> {
  const contracts = moved.tables.assignment ?? [];
  // What hangs on a moved contract or comes from a moved file goes with it, also where it came since.
  const along: Partial<Record<MergedTable, Prisma.Sql>> = {
    policy: Prisma.sql`t.document_id = any(${moved.tables.document ?? []}::uuid[])`,
    verdict: Prisma.sql`t.assignment_id = any(${contracts}::uuid[])`,
    requirement_exception: Prisma.sql`t.assignment_id = any(${contracts}::uuid[])`,
    verdict_decision: Prisma.sql`t.assignment_id = any(${contracts}::uuid[])`,
  };
  for (const [table, ids] of Object.entries(moved.tables) as [MergedTable, string[]][]) {
    const which = Prisma.sql`(t.id = any(${ids}::uuid[]) or ${along[table] ?? Prisma.sql`false`})`;
    await tx.$executeRaw`
      update ${Prisma.raw(table)} t set vendor_id = ${goneId}::uuid
      where t.company_id = ${companyId}::uuid and t.vendor_id = ${vendorId}::uuid and ${which}`;
  }
  for (const { table, id, from, to } of moved.contracts)
    await tx.$executeRaw`
      update ${Prisma.raw(table)} t set assignment_id = ${from}::uuid where t.company_id = ${companyId}::uuid and t.id = ${id}::uuid
        and t.assignment_id = ${to}::uuid and exists (select 1 from assignment a where a.company_id = t.company_id and a.id = ${from}::uuid)`;
  await tx.document.updateMany({ where: { companyId, id: { in: moved.twins } }, data: { isTwin: false } });
  await tx.$executeRaw`
    update import_row t set vendor_id = ${goneId}::uuid
    from jsonb_to_recordset(${JSON.stringify(moved.importRows)}::jsonb) as r("importId" uuid, line int)
    where t.company_id = ${companyId}::uuid and t.import_id = r."importId" and t.line = r.line and t.vendor_id is null`;
  for (const { id, before } of moved.candidates)
    await tx.inboundDelivery.updateMany({ where: { companyId, id }, data: { candidateIds: before } });
}
