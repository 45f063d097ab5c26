import type { z } from "zod";
import { readInCompany } from "@/lib/infra/db";
import type { paymentImportsDto } from "@/lib/reports/premium/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** More files than a firm imports in ten years of months. */
const most = 200;

const listed = `
  select i.id, i.file_name as "fileName", i.left_out as "leftOut", i.left_out_cents::float8 as "leftOutCents",
    i.created_at as "createdAt", nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as "createdBy", p.*
  from payment_import i
  left join "user" u on u.company_id = i.company_id and u.id = i.created_by_id
  cross join lateral (
    select count(*)::int as payments, coalesce(sum(cents), 0)::float8 as cents, min(paid_on)::text as "from", max(paid_on)::text as "to"
    from vendor_payment where company_id = i.company_id and import_id = i.id) p
  where i.company_id = $1 order by i.created_at desc, i.id desc limit ${most}`;

/** The files of payments, the newest first. */
export async function listPaymentImports(scope: CompanyScope): Promise<z.output<typeof paymentImportsDto>> {
  const [rows = []] = await readInCompany(scope, [{ text: listed, values: [scope.companyId] }]);
  return { imports: rows.map((row) => ({ ...row, createdAt: new Date(String(row.createdAt)).toISOString() })) as never };
}
