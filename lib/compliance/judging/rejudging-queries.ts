import type { RejudgingDto } from "@/lib/compliance/judging/rejudging-schema";
import { readInCompany } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** How many vendors are being checked again in the background, and how many of them are done. */
export async function getRejudging(scope: CompanyScope): Promise<RejudgingDto> {
  const text = `select s.rejudge_total as total, (select count(*)::int from vendor v where v.company_id = $1 and v.is_judgment_due) as due
    from company_stats s where s.company_id = $1`;
  const [[row] = []] = await readInCompany(scope, [{ text, values: [scope.companyId] }]);
  const { total = 0, due = 0 } = (row ?? {}) as { total?: number; due?: number };
  return due === 0 ? { total: 0, done: 0 } : { total: Math.max(total, due), done: Math.max(total, due) - due };
}
