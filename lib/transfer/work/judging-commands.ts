import { lockVendor, refreshVendor } from "@/lib/compliance/judging/refreshing-commands";
import { adoptImported } from "@/lib/documents/readings/imported-commands";
import { inCompany } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

const atOnce = 100;

/**
 * Checks everything that an import wrote, by the requirements here and now: no verdict of the archive counts. Finished work stays done when
 * it starts again. `done` gets the number of finished documents and vendors.
 */
export async function judgeImported(scope: CompanyScope, before: Date, done: (count: number) => Promise<void>): Promise<void> {
  for (let after = ""; ; ) {
    const ids = await waitingDocuments(scope, before, after);
    for (const id of ids) await adoptImported(scope, id);
    if (ids.length > 0) await done(ids.length);
    if (ids.length < atOnce) break;
    after = ids.at(-1) ?? "";
  }
  for (;;) {
    const count = await judgeSomeVendors(scope, before);
    if (count > 0) await done(count);
    if (count < atOnce) break;
  }
}

async function waitingDocuments(scope: CompanyScope, before: Date, after: string): Promise<string[]> {
  const { companyId } = scope;
  const where = { companyId, processingStatus: "PENDING" as const, createdAt: { lt: before }, ...(after && { id: { gt: after } }) };
  const rows = await inCompany(scope, (tx) => tx.document.findMany({ where, select: { id: true }, orderBy: { id: "asc" }, take: atOnce }));
  return rows.map(({ id }) => id);
}

/** Vendors that came and are not judged yet, such as those without documents. */
async function judgeSomeVendors(scope: CompanyScope, before: Date): Promise<number> {
  const ids = await inCompany(
    scope,
    (tx) => tx.$queryRaw<{ id: string }[]>`
      select id from vendor where company_id = ${scope.companyId}::uuid and is_judgment_due and created_at < ${before}
      order by id limit ${atOnce}`,
  );
  for (const { id } of ids) {
    await inCompany(scope, async (tx) => {
      if (await lockVendor(tx, scope, id)) await refreshVendor(tx, scope, id);
    });
  }
  return ids.length;
}
