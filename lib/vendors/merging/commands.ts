import type { z } from "zod";
import { Prisma, type Vendor } from "@/generated/prisma/client";
import { refreshVendor } from "@/lib/compliance/judging/refreshing-commands";
import { lockVendors } from "@/lib/compliance/judging/rejudging-commands";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { announce } from "@/lib/integrations/changes/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { countRows, findPair, findSharedContracts, listMerges, type SharedContract } from "@/lib/vendors/merging/queries";
import { fieldsGiven } from "@/lib/vendors/merging/rules";
import type { KeptMerge, MergesDto, mergeInput } from "@/lib/vendors/merging/schema";
import { hangingTables, type MergedTable, mergedTables } from "@/lib/vendors/merging/values";
import { maximumAcceptedNames } from "@/lib/vendors/schema";

type Filled = KeptMerge["moved"]["filled"][number];
type Moved = Omit<KeptMerge["moved"], "filled">;
type Aside = KeptMerge["aside"];
type Row = Filled["before"];

/** Merges one vendor into another: all that it has becomes the other's, under one verdict. It can be undone for 30 days. */
export async function mergeVendors(
  scope: CompanyScope,
  id: string,
  { vendorId: goesId, contact }: z.output<typeof mergeInput>,
): Promise<MergesDto> {
  const { companyId, actor } = scope;
  await inCompany(
    scope,
    async (tx) => {
      await lockVendors(tx, scope, [id, goesId]);
      const { stays, goes } = await findPair(tx, scope, id, goesId);
      const given = fieldsGiven(stays, goes, contact);
      if (((given.acceptedNames?.[1] as string[] | undefined) ?? []).length > maximumAcceptedNames)
        throw new AppError("conflict", coded("server.vendors.mergeTooManyNames", { most: maximumAcceptedNames }));
      const counts = await countRows(tx, scope, goesId);
      const shared = await findSharedContracts(tx, scope, id, goesId);
      const [gone] = await tx.$queryRaw<{ row: object }[]>`
        select to_jsonb(v) as row from vendor v where company_id = ${companyId}::uuid and id = ${goesId}::uuid`;
      const moved = await moveRows(tx, scope, { stays: id, goes: goesId }, shared);
      const aside = await setAside(tx, scope, goesId);
      await tx.vendor.delete({ where: { companyId_id: { companyId, id: goesId } } });
      await takeOver(tx, scope, stays, given);
      const filled = await fillContracts(tx, scope, shared, aside);
      const otherEmail = given.email ? stays.email : goes.email;
      const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject;
      await tx.vendorMerge.create({
        data: {
          ...{ companyId, vendorId: id, firstVendorId: id, goneId: goesId, otherEmail, mergedById: actor.id, createdAt: now() },
          ...{ gone: json(gone?.row), given: json(given), moved: json({ ...moved, filled }), aside: json(aside), counts: json(counts) },
        },
      });
      await refreshVendor(tx, scope, id);
      const { documents, assignments, exceptions, notes } = counts;
      const details = { vendor: goes.name, documents, projects: assignments, exceptions, notes };
      await recordEvent(tx, scope, { action: "vendor.merged", subjectType: "vendor", subjectId: id, details });
      await announce(tx, scope, "vendor.merged", { vendorId: id, mergedVendorId: goesId });
    },
    { timeout: 60_000 },
  );
  return listMerges(scope, id);
}

type Ids = { stays: string; goes: string };

async function moveRows(tx: Tx, scope: CompanyScope, ids: Ids, shared: readonly SharedContract[]): Promise<Moved> {
  const { companyId } = scope;
  const own = Prisma.sql`t.company_id = ${companyId}::uuid and t.vendor_id = ${ids.goes}::uuid`;
  const folded = shared.map(({ goneId }) => goneId);
  const twins = await tx.$queryRaw<{ id: string }[]>`
    update document t set is_twin = true where ${own} and not t.is_twin and exists (select 1 from document k
      where k.company_id = t.company_id and k.vendor_id = ${ids.stays}::uuid and k.sha256 = t.sha256 and not k.is_twin) returning t.id`;
  const contracts = await moveToContracts(tx, companyId, shared);
  const apart: Partial<Record<MergedTable, Prisma.Sql>> = {
    assignment: Prisma.sql`t.id <> all(${folded}::uuid[])`,
    // The vendor by itself has a history of its own, and so has a contract that both have.
    verdict: Prisma.sql`t.assignment_id is not null and t.assignment_id <> all(${folded}::uuid[])`,
    reminder: Prisma.sql`not exists (select 1 from reminder k where k.company_id = t.company_id and k.vendor_id = ${ids.stays}::uuid
      and k.policy_key = t.policy_key and k.stage = t.stage and k.recipient = t.recipient)`,
    vendor_contact: Prisma.sql`not exists (select 1 from vendor k left join vendor_contact o on o.company_id = k.company_id and o.vendor_id = k.id
      where k.company_id = t.company_id and k.id = ${ids.stays}::uuid and lower(t.email) in (lower(k.email), lower(o.email)))`,
  };
  const tables: Moved["tables"] = {};
  for (const [table, how] of Object.entries(mergedTables) as [MergedTable, string][]) {
    if (how === "unlinked" || how === "gone") continue;
    const rows = await tx.$queryRaw<{ id: string }[]>`
      update ${Prisma.raw(table)} t set vendor_id = ${ids.stays}::uuid where ${own} and ${apart[table] ?? Prisma.sql`true`} returning t.id`;
    tables[table] = rows.map(({ id }) => id);
  }
  const importRows = await tx.$queryRaw<Moved["importRows"]>`
    update import_row t set vendor_id = null where ${own} returning t.import_id as "importId", t.line`;
  return { tables, importRows, twins: twins.map(({ id }) => id), contracts, candidates: await moveCandidates(tx, companyId, ids) };
}

/** What was decided under a contract that both vendors have goes on under the one that counts. */
async function moveToContracts(tx: Tx, companyId: string, shared: readonly SharedContract[]): Promise<Moved["contracts"]> {
  const moved: Moved["contracts"] = [];
  for (const { goneId: from, keptId: to } of shared) {
    for (const table of hangingTables) {
      const free =
        table === "completed_operations_request"
          ? Prisma.sql`and not exists (select 1 from completed_operations_request k
              where k.company_id = t.company_id and k.assignment_id = ${to}::uuid and k.year = t.year)`
          : Prisma.empty;
      const rows = await tx.$queryRaw<{ id: string }[]>`
        update ${Prisma.raw(table)} t set assignment_id = ${to}::uuid
        where t.company_id = ${companyId}::uuid and t.assignment_id = ${from}::uuid ${free} returning t.id`;
      moved.push(...rows.map(({ id }) => ({ table, id, from, to })));
    }
  }
  return moved;
}

async function moveCandidates(tx: Tx, companyId: string, { stays, goes }: Ids): Promise<Moved["candidates"]> {
  const rows = await tx.$queryRaw<Moved["candidates"]>`
    select id, candidate_ids as before from inbound_delivery where company_id = ${companyId}::uuid and ${goes}::uuid = any(candidate_ids)`;
  for (const { id, before } of rows) {
    const candidateIds = [...new Set(before.map((one) => (one === goes ? stays : one)))];
    await tx.inboundDelivery.update({ where: { companyId_id: { companyId, id } }, data: { candidateIds } });
  }
  return rows;
}

/** The rows that the vendor still has, as they are. They go with it. */
async function setAside(tx: Tx, { companyId }: CompanyScope, goesId: string): Promise<Aside> {
  const of = async (table: string, where: Prisma.Sql) => {
    const rows = await tx.$queryRaw<{ row: Row }[]>`
      select to_jsonb(t) as row from ${Prisma.raw(table)} t where t.company_id = ${companyId}::uuid and ${where}`;
    return rows.map(({ row }) => row);
  };
  const own = Prisma.sql`t.vendor_id = ${goesId}::uuid`;
  return {
    assignment: await of("assignment", own),
    verdict: await of("verdict", own),
    reminder: await of("reminder", own),
    vendor_contact: await of("vendor_contact", own),
    completed_operations_request: await of(
      "completed_operations_request",
      Prisma.sql`t.assignment_id in (select a.id from assignment a where a.company_id = t.company_id and a.vendor_id = ${goesId}::uuid)`,
    ),
  };
}

async function takeOver(tx: Tx, { companyId }: CompanyScope, { id }: Vendor, given: ReturnType<typeof fieldsGiven>): Promise<void> {
  const data = Object.fromEntries(Object.entries(given).map(([field, [, after]]) => [field, after]));
  await tx.vendor.update({ where: { companyId_id: { companyId, id } }, data: { ...data, updatedAt: now() } });
}

/** A contract that both have says what only the other one said. Returns it as it was, and as it is now. */
async function fillContracts(
  tx: Tx,
  { companyId }: CompanyScope,
  shared: readonly SharedContract[],
  { assignment = [] }: Aside,
): Promise<Filled[]> {
  const filled: Filled[] = [];
  for (const { goneId, keptId } of shared) {
    const other = assignment.find((row) => "id" in row && row.id === goneId);
    if (!other) continue;
    const rows = await tx.$queryRaw<Filled[]>`
      update assignment a set scope_of_work = coalesce(a.scope_of_work, o.scope_of_work), trade = coalesce(a.trade, o.trade),
        starts_on = coalesce(a.starts_on, o.starts_on), ends_on = coalesce(a.ends_on, o.ends_on),
        requirement_set_id = coalesce(a.requirement_set_id, o.requirement_set_id), enrollment = coalesce(a.enrollment, o.enrollment)
      from jsonb_populate_record(null::assignment, ${JSON.stringify(other)}::jsonb) o, assignment b
      where a.company_id = ${companyId}::uuid and a.id = ${keptId}::uuid and b.company_id = a.company_id and b.id = a.id
      returning to_jsonb(b) as before, to_jsonb(a) as after`;
    filled.push(...rows);
  }
  return filled;
}
