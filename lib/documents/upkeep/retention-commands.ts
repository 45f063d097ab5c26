import { deleteDocument } from "@/lib/documents/commands";
import { retentionYears } from "@/lib/documents/upkeep/retention-rules";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { systemScope } from "@/lib/tenancy/scope";

const atOnce = 500;

/**
 * Deletes documents and their files once the retention period has passed since they expired, or since the upload if that was
 * later. A document without a date stays, since its expiration is unknown. The sweep calls it. Returns how many were deleted.
 */
export async function removeOldCertificates(): Promise<number> {
  const old = await asPlatform().$queryRaw<{ id: string; companyId: string; timeZone: string }[]>`
    with ends as (
      select d.id, d.company_id, greatest(d.typed_expiration_date, d.read_expiration_date, max(p.expiration_date)) as ended
      from document d left join policy p on p.company_id = d.company_id and p.document_id = d.id
      where d.created_at < ${now()}::timestamptz - make_interval(years => ${retentionYears}::int)
      group by d.company_id, d.id
    )
    select e.id, e.company_id as "companyId", c.time_zone as "timeZone" from ends e join company c on c.id = e.company_id
    where e.ended < ${now()}::timestamptz - make_interval(years => ${retentionYears}::int) limit ${atOnce}`;
  for (const { id, companyId, timeZone } of old) await deleteDocument(systemScope({ id: companyId, timeZone }), id);
  return old.length;
}
