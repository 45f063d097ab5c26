import type { ListImport } from "@/generated/prisma/client";
import { inCompany } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { finishLists, keepPlan, refuseLists } from "@/lib/transfer/lists/commands";
import { loadHere } from "@/lib/transfer/lists/here-queries";
import { planLists } from "@/lib/transfer/lists/plan-queries";
import { withSource } from "@/lib/transfer/lists/source-queries";
import { takeSome, takingOf } from "@/lib/transfer/lists/taking-commands";
import { undoSome } from "@/lib/transfer/lists/undoing-commands";
import { takingOrder } from "@/lib/transfer/lists/values";
import { advanceImport } from "@/lib/vendors/import/commands";

/** Does what the state of an import asks for. May run twice, and goes on where a worker stopped. */
export async function workOnLists(scope: CompanyScope, id: string): Promise<void> {
  const { companyId } = scope;
  const row = await inCompany(scope, (tx) => tx.listImport.findUnique({ where: { companyId_id: { companyId, id } } }));
  if (row?.state === "checking") await check(scope, row);
  if (row?.state === "importing") await take(scope, row);
  if (row?.state === "undoing") await undo(scope, row);
}

async function check(scope: CompanyScope, row: ListImport): Promise<void> {
  try {
    const plan = await withSource(row, (source) => planLists(scope, row, source));
    await keepPlan(scope, row.id, plan);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    await refuseLists(scope, row.id, error.sentence);
  }
}

async function take(scope: CompanyScope, found: ListImport): Promise<void> {
  for (const list of takingOrder) {
    if (list === "vendors") await takeVendors(scope, found);
    else if ((await countWaiting(scope, found, list)) > 0) await takeList(scope, found, list);
  }
  await finishLists(scope, found.id);
}

function countWaiting(scope: CompanyScope, { id }: ListImport, list: string): Promise<number> {
  const where = { companyId: scope.companyId, importId: id, list, outcome: "waiting" };
  return inCompany(scope, (tx) => tx.listImportRow.count({ where }));
}

async function takeList(scope: CompanyScope, found: ListImport, list: string): Promise<void> {
  const here = await inCompany(scope, (tx) => loadHere(tx, scope));
  if (list !== "certificates") {
    const taking = takingOf({ scope, found, here, source: null });
    while (await takeSome(taking, list));
    return;
  }
  await withSource(found, async (source) => {
    const taking = takingOf({ scope, found, here, source });
    while (await takeSome(taking, list));
  });
}

/** Vendors are taken by an import of vendors of their own, which knows how to go on and how to undo. */
async function takeVendors(scope: CompanyScope, found: ListImport): Promise<void> {
  if ((await countWaiting(scope, found, "vendors")) === 0) return;
  const id = await vendorImportOf(scope, found);
  while (await advanceImport(scope, id)) await copyOutcomes(scope, found.id, id);
  await copyOutcomes(scope, found.id, id);
}

/** The import of vendors that takes the list; made once, whoever asks. */
function vendorImportOf(scope: CompanyScope, { id, fileName, updatesExisting }: ListImport): Promise<string> {
  const { companyId } = scope;
  return inCompany(
    scope,
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`list-import:${id}`}, 0))`;
      const where = { companyId_id: { companyId, id } };
      const { vendorImportId } = await tx.listImport.findUniqueOrThrow({ where, select: { vendorImportId: true } });
      if (vendorImportId) return vendorImportId;
      const waiting = { companyId, importId: id, list: "vendors", outcome: "waiting" };
      const rowCount = await tx.listImportRow.count({ where: waiting });
      const made = await tx.vendorImport.create({ data: { companyId, createdById: scope.actor.id, fileName, updatesExisting, rowCount } });
      // The rows never leave the database: there may be 20,000.
      await tx.$executeRaw`
        insert into import_row (company_id, import_id, line, fields, outcome)
        select company_id, ${made.id}::uuid, line, fields, 'WAITING' from list_import_row
        where company_id = ${companyId}::uuid and import_id = ${id}::uuid and list = 'vendors' and outcome = 'waiting'`;
      await tx.listImport.update({ where, data: { vendorImportId: made.id } });
      return made.id;
    },
    { timeout: 60_000 },
  );
}

/** Takes over what became of the rows. The row of a vendor that is gone went with it. */
async function copyOutcomes(scope: CompanyScope, id: string, vendorImportId: string): Promise<void> {
  const { companyId } = scope;
  await inCompany(
    scope,
    (tx) => tx.$executeRaw`
      update list_import_row l set outcome = coalesce(lower(r.outcome::text), 'removed'), reason = r.reason, subject_id = r.vendor_id,
        link = '/vendors/' || r.vendor_id
      from list_import_row o left join import_row r
        on r.company_id = o.company_id and r.import_id = ${vendorImportId}::uuid and r.line = o.line
      where l.company_id = ${companyId}::uuid and l.import_id = ${id}::uuid and l.list = 'vendors' and l.outcome in ('waiting', 'created', 'updated')
        and o.company_id = l.company_id and o.import_id = l.import_id and o.list = l.list and o.line = l.line
        and (l.outcome, l.reason, l.subject_id) is distinct from (coalesce(lower(r.outcome::text), 'removed'), r.reason, r.vendor_id)`,
  );
}

async function undo(scope: CompanyScope, found: ListImport): Promise<void> {
  const { sets } = await inCompany(scope, (tx) => loadHere(tx, scope));
  for (const list of takingOrder.toReversed()) {
    if (list === "vendors") await undoVendors(scope, found);
    else while (await undoSome(scope, found, list, sets));
  }
  await finishLists(scope, found.id);
}

async function undoVendors(scope: CompanyScope, { id, vendorImportId }: ListImport): Promise<void> {
  if (!vendorImportId) return;
  const where = { companyId: scope.companyId, id: vendorImportId, state: "DONE" as const };
  await inCompany(scope, (tx) => tx.vendorImport.updateMany({ where, data: { state: "UNDOING" } }));
  while (await advanceImport(scope, vendorImportId)) await copyOutcomes(scope, id, vendorImportId);
  await copyOutcomes(scope, id, vendorImportId);
}
