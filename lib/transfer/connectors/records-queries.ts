import { z } from "zod";
import type { Connection } from "@/generated/prisma/client";
import { inCompany } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { type SourceVendor, sourceVendor } from "@/lib/transfer/connectors/adapters-schema";

const written = z.object({ fingerprint: z.string(), kept: z.unknown() }).nullable().catch(null);
export type DueRecord = { id: string; vendorId: string; source: SourceVendor; written: z.output<typeof written> };

type Row = { id: string; vendorId: string; source: unknown; written: unknown };

/**
 * The linked vendors whose standing may be new: about whom something changed since the last run, in the order of those changes, and what
 * could not be written then. `isAll`: every one, since a new day ends coverages without a change.
 */
export async function dueRecords(
  scope: CompanyScope,
  { id, toldTo }: Pick<Connection, "id" | "toldTo">,
  { top, isAll }: { top: bigint; isAll: boolean },
): Promise<DueRecord[]> {
  const { companyId } = scope;
  const after = toldTo ?? 0n;
  const rows = await inCompany(
    scope,
    (tx) => tx.$queryRaw<Row[]>`
      with told as (
        select data ->> 'vendorId' as vendor_id, min(number) as number from change
        where company_id = ${companyId}::uuid and number > ${after} and number <= ${top} and data ->> 'vendorId' is not null group by 1)
      select r.id, r.vendor_id as "vendorId", r.source, r.written
      from connection_record r join vendor v on v.company_id = r.company_id and v.id = r.vendor_id
      left join told t on t.vendor_id = r.vendor_id::text
      where r.company_id = ${companyId}::uuid and r.connection_id = ${id}::uuid and r.state = 'linked'
        and (${isAll} or r.is_due or t.number is not null)
      order by t.number nulls last, r.id`,
  );
  return rows.map((row) => ({ ...row, source: sourceVendor.parse(row.source), written: written.parse(row.written) }));
}
