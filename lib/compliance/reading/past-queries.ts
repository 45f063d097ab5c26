import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import type { PastDto, pastQuery } from "@/lib/compliance/reading/past-schema";
import { findVerdicts } from "@/lib/compliance/reading/queries";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { isGood, warningsBeside, worstFirst } from "@/lib/compliance/verdicts/order-rules";
import { inWords, isBeingRead } from "@/lib/compliance/verdicts/records-dto";
import { endOfDate, now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { paginatePart, partInStatement } from "@/lib/infra/pagination";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/**
 * The status of the vendors of a company, or of a project, on a day: those that existed at its end, by name. On a project they are those
 * whose contracts were kept as verdicts then, and those whose contracts are older.
 */
export function listStatusesOn(scope: CompanyScope, query: z.output<typeof pastQuery>): Promise<PastDto> {
  const { date, projectId } = query;
  const { after, window } = partInStatement(query, Prisma.sql`v.id`, Prisma.sql`lower(v.name), v.id`);
  const { companyId } = scope;
  return inCompany(
    scope,
    async (tx) => {
      const endOfDay = date === today(scope) ? now() : endOfDate(scope.timeZone, date);
      const there = Prisma.sql`from vendor v where v.company_id = ${companyId}::uuid and v.created_at < ${endOfDay} and (${projectId ?? null}::uuid is null
          or exists (select 1 from assignment a where a.company_id = v.company_id and a.vendor_id = v.id
            and a.project_id = ${projectId ?? null}::uuid and a.created_at < ${endOfDay})
          or exists (select 1 from verdict n where n.company_id = v.company_id and n.vendor_id = v.id
            and n.project_id = ${projectId ?? null}::uuid and n.from_at < ${endOfDay} and (n.until_at is null or n.until_at >= ${endOfDay})))`;
      const vendors = await tx.$queryRaw<{ id: string; name: string; complianceStatus: ComplianceStatus }[]>`
        select v.id, v.name, v.compliance_status as "complianceStatus" ${there} ${after} ${window}`;
      const [count] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total ${there}`;
      const rows: PastDto["vendors"] = [];
      for (const { id, name, complianceStatus } of vendors) {
        const { status, found, isJudgedAgain } = await findVerdicts(tx, scope, { id, complianceStatus }, { date, endOfDay });
        const own = found.filter((one) => projectId === undefined || one.projectId === projectId);
        const [worst] = own.toSorted((a, b) => worstFirst.indexOf(a.verdict.status) - worstFirst.indexOf(b.verdict.status));
        const shown = projectId !== undefined && worst ? worst.verdict.status : status;
        const exceptedCount = own.flatMap(({ verdict }) => verdict.lines.filter(({ exception }) => exception !== null)).length;
        const warnings = own.reduce((sum, { verdict }) => sum + warningsBeside(verdict.status, verdict.lines), 0);
        const why = worst?.verdict.reason;
        rows.push({
          ...{ id, name, status: shown, isBeingRead: shown === "UNDER_REVIEW" && isBeingRead(why) },
          ...{ reason: why ? inWords(why) : null, exceptedCount, warningsCount: isGood(shown) ? warnings : 0, isJudgedAgain },
        });
      }
      return { date, vendors: rows, pagination: paginatePart(query, count?.total ?? 0, rows) };
    },
    { timeout: 60_000 },
  );
}
