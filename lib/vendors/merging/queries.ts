import { Prisma, type Vendor } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { namesAfter, proposedToStay } from "@/lib/vendors/merging/rules";
import type { MergeCounts, MergeDto, MergePreviewDto, MergesDto } from "@/lib/vendors/merging/schema";
import { countedTables, movedKinds, undoDays } from "@/lib/vendors/merging/values";

export type Pair = { stays: Vendor; goes: Vendor };

/** The two vendors of a merge. Throws `not_found`, and `conflict` for what cannot be merged. */
export async function findPair(tx: Tx, { companyId }: CompanyScope, staysId: string, goesId: string): Promise<Pair> {
  const of = (id: string) => tx.vendor.findUnique({ where: { companyId_id: { companyId, id } } });
  const [stays, goes] = [await of(staysId), await of(goesId)];
  if (!stays) throw notFound(coded("common.vendor"));
  if (!goes)
    throw new AppError("not_found", coded("server.vendors.mergeVendorUnknown"), { vendorId: coded("server.vendors.mergeVendorUnknown") });
  if (staysId === goesId) throw new AppError("conflict", coded("server.vendors.mergeTwoVendors"));
  if (stays.isSample !== goes.isSample) throw new AppError("conflict", coded("server.vendors.mergeNoSample"));
  return { stays, goes };
}

export type SharedContract = { goneId: string; keptId: string; project: string; contractNumber: string | null };

/** Contracts that both vendors have on a project. */
export function findSharedContracts(tx: Tx, { companyId }: CompanyScope, stays: string, goes: string): Promise<SharedContract[]> {
  return tx.$queryRaw<SharedContract[]>`
    select g.id as "goneId", k.id as "keptId", p.name as project, g.contract_number as "contractNumber"
    from assignment g join assignment k on k.company_id = g.company_id and k.project_id = g.project_id
      and lower(coalesce(k.contract_number, '')) = lower(coalesce(g.contract_number, ''))
    join project p on p.company_id = g.company_id and p.id = g.project_id
    where g.company_id = ${companyId}::uuid and g.vendor_id = ${goes}::uuid and k.vendor_id = ${stays}::uuid order by lower(p.name), g.id`;
}

/** How many rows of each kind a vendor has. */
export async function countRows(tx: Tx, { companyId }: CompanyScope, vendorId: string): Promise<MergeCounts> {
  const selects = movedKinds.map(
    (kind) => Prisma.sql`select ${kind} as kind, count(*)::int as count from ${Prisma.raw(countedTables[kind])}
      where company_id = ${companyId}::uuid and vendor_id = ${vendorId}::uuid`,
  );
  const rows = await tx.$queryRaw<{ kind: string; count: number }[]>(Prisma.join(selects, " union all "));
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) as MergeCounts;
}

const shown = ({ id, name, email, contactName, phone, externalId, externalSource, documentsCount, createdAt }: Vendor) => ({
  ...{ id, name, email, contactName, phone, externalId, externalSource, documentsCount },
  createdAt: createdAt.toISOString(),
});

/** What merging one vendor into another would do. Nothing is changed. */
export function previewMerge(scope: CompanyScope, id: string, goesId: string): Promise<MergePreviewDto> {
  return inCompany(scope, async (tx) => {
    const { stays, goes } = await findPair(tx, scope, id, goesId);
    const shared = await findSharedContracts(tx, scope, id, goesId);
    const [twins] = await tx.$queryRaw<{ count: number }[]>`
      select count(*)::int as count from document g where g.company_id = ${scope.companyId}::uuid and g.vendor_id = ${goesId}::uuid
        and exists (select 1 from document k where k.company_id = g.company_id and k.vendor_id = ${id}::uuid and k.sha256 = g.sha256)`;
    const counts = await countRows(tx, scope, goesId);
    const proposedId = proposedToStay({ ...stays, counts: await countRows(tx, scope, id) }, { ...goes, counts });
    return {
      ...{ stays: shown(stays), goes: shown(goes), counts, proposedId },
      sharedContracts: shared.map(({ project, contractNumber }) => ({ project, contractNumber })),
      sameFiles: twins?.count ?? 0,
      names: namesAfter(stays, goes).filter((name) => !stays.acceptedNames.includes(name)),
    };
  });
}

type MergeRow = {
  id: string;
  goneId: string;
  gone: { name: string; email: string; external_id: string | null; external_source: string | null };
  counts: MergeCounts;
  createdAt: Date;
  firstName: string | null;
  lastName: string | null;
};

const millis = undoDays * 24 * 3600 * 1000;
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + millis);

/** The vendors that went into a vendor and are still part of it, the latest first. */
export function listMerges(scope: CompanyScope, vendorId: string): Promise<MergesDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    if ((await tx.vendor.count({ where: { companyId, id: vendorId } })) === 0) throw notFound(coded("common.vendor"));
    const rows = await tx.$queryRaw<MergeRow[]>`
      select m.id, m.gone_id as "goneId", m.gone, m.counts, m.created_at as "createdAt", u.first_name as "firstName", u.last_name as "lastName"
      from vendor_merge m left join "user" u on u.company_id = m.company_id and u.id = m.merged_by_id
      where m.company_id = ${companyId}::uuid and m.vendor_id = ${vendorId}::uuid and m.undone_at is null
      order by m.created_at desc, m.id desc`;
    return { merges: rows.map(toMergeDto) };
  });
}

function toMergeDto({ id, goneId, gone, counts, createdAt, firstName, lastName }: MergeRow): MergeDto {
  const until = undoUntil(createdAt);
  return {
    ...{ id, goneId, name: gone.name, email: gone.email, externalId: gone.external_id, externalSource: gone.external_source, counts },
    mergedAt: createdAt.toISOString(),
    mergedBy: firstName !== null && lastName !== null ? { firstName, lastName } : null,
    undoUntil: until.toISOString(),
    canUndo: now() < until,
  };
}
