import type { z } from "zod";
import type { FailedEmailsDto, failedEmailsQuery } from "@/lib/admin/schema";
import { asPlatform } from "@/lib/infra/db";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { findMatching } from "@/lib/infra/search";
import { storedInWords } from "@/lib/infra/sentences-schema";
import type { PlatformScope } from "@/lib/tenancy/scope";

/** One page of the emails of all companies that were given up, the latest first. Their subjects and texts are the companies' own. */
export async function listFailedEmails(_scope: PlatformScope, query: z.output<typeof failedEmailsQuery>): Promise<FailedEmailsDto> {
  const { search } = query;
  const db = asPlatform();
  const failed = { status: "FAILED" as const };
  const found = async (table: "company" | "mail") => findMatching(db, table, search);
  const where = search ? { ...failed, OR: [{ id: { in: await found("mail") } }, { companyId: { in: await found("company") } }] } : failed;
  const { after, window } = partOf(query, [{ failedAt: "desc" as const }, { id: "desc" as const }]);
  const rows = await db.mail.findMany({
    where: { ...where, ...after },
    select: { id: true, companyId: true, kind: true, recipient: true, failedAt: true, error: true, attempts: true },
    ...window,
  });
  const companies = await db.company.findMany({
    where: { id: { in: rows.map(({ companyId }) => companyId) } },
    select: { id: true, name: true },
  });
  const byId = new Map(companies.map((company) => [company.id, company]));
  const affected = await db.mail.groupBy({ by: ["companyId"], where: failed, _count: true });
  return {
    emails: rows.flatMap(({ companyId, failedAt, error, attempts, ...row }) => {
      const company = byId.get(companyId);
      return company ? [{ ...row, company, failedAt: failedAt?.toISOString() ?? null, reason: storedInWords(error), tries: attempts }] : [];
    }),
    pagination: paginatePart(query, await db.mail.count({ where }), rows),
    totals: {
      failed: affected.reduce((sum, { _count }) => sum + _count, 0),
      companies: affected.length,
      waiting: await db.mail.count({ where: { status: "QUEUED", attempts: { gt: 0 } } }),
    },
  };
}
