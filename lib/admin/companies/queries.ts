import type { z } from "zod";
import { companyParts, toAdminCompanyDto } from "@/lib/admin/companies/dto";
import type { AdminCompaniesDto, AdminCompanyDto, AdminCompanyPageDto, adminCompaniesQuery } from "@/lib/admin/companies/schema";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { findMatching } from "@/lib/infra/search";
import { coded } from "@/lib/infra/sentences-rules";
import { ofFirms } from "@/lib/tenancy/firms-values";
import type { PlatformScope } from "@/lib/tenancy/scope";

/** One page of the companies, the newest first, with the counts of all. */
export async function listCompanies(_scope: PlatformScope, query: z.output<typeof adminCompaniesQuery>): Promise<AdminCompaniesDto> {
  const { search, atLimit } = query;
  const db = asPlatform();
  const at = now();
  const where = {
    testOfId: null,
    ...(search ? { id: { in: await findMatching(db, "company", search) } } : {}),
    ...(atLimit ? { emailDays: { some: { limitReachedAt: { not: null } } } } : {}),
  };
  const { after, window } = partOf(query, [{ createdAt: "desc" as const }, { id: "desc" as const }]);
  const [rows, found, documents, companies, users, enterprise] = await Promise.all([
    db.company.findMany({ where: { ...where, ...after }, include: companyParts(at), ...window }),
    db.company.count({ where }),
    db.companyStats.aggregate({ where: ofFirms, _sum: { documents: true } }),
    db.company.count({ where: ofFirms.company }),
    db.user.count({ where: { ...ofFirms, deletedAt: null } }),
    db.company.count({ where: { ...ofFirms.company, plan: "enterprise", planSince: { not: null } } }),
  ]);
  return {
    companies: rows.map((row) => toAdminCompanyDto(row, at)),
    pagination: paginatePart(query, found, rows),
    totals: { companies, users, documents: documents._sum.documents ?? 0, enterprise },
  };
}

async function findCompany(id: string, at: Date) {
  const row = await asPlatform().company.findUnique({ where: { id }, include: companyParts(at) });
  if (!row) throw notFound(coded("common.company"));
  return row;
}

export async function getAdminCompany(id: string): Promise<AdminCompanyDto> {
  const at = now();
  return toAdminCompanyDto(await findCompany(id, at), at);
}

const volumeDays = 30;

/** A company as the platform sees it: its counts, never its data. */
export async function getCompanyPage(_scope: PlatformScope, id: string): Promise<AdminCompanyPageDto> {
  const at = now();
  const row = await findCompany(id, at);
  const db = asPlatform();
  const since = new Date(at.getTime() - volumeDays * 24 * 3600 * 1000);
  const mails = await db.mail.groupBy({ by: ["status"], where: { companyId: id, createdAt: { gte: since } }, _count: true });
  const counted = (status: string) => mails.find((group) => group.status === status)?._count ?? 0;
  const last = await db.auditEvent.findFirst({ where: { companyId: id }, orderBy: { seq: "desc" }, select: { at: true } });
  return {
    ...toAdminCompanyDto(row, at),
    timeZone: row.timeZone,
    emails: {
      ...{ sent: counted("SENT"), waiting: counted("QUEUED"), failed: counted("FAILED") },
      ...{ bounced: counted("BOUNCED"), skipped: counted("SKIPPED") },
    },
    lastActivityAt: last?.at.toISOString() ?? null,
  };
}
