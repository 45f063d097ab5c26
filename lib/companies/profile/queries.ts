import { buffer } from "node:stream/consumers";
import type { Document } from "@/generated/prisma/client";
import { toProfileDto } from "@/lib/companies/profile/dto";
import { complianceRate } from "@/lib/companies/profile/rules";
import type { ProfileDto, StatsDto } from "@/lib/companies/profile/schema";
import { readTogether } from "@/lib/compliance/judging/queries";
import { coverageCodes } from "@/lib/compliance/policies/rules";
import { badgeOf } from "@/lib/compliance/statuses/doubts-dto";
import type { PolicyType } from "@/lib/extraction/schema";
import { daysBetween } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { storage } from "@/lib/infra/storage";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

export function getProfile(scope: CompanyScope): Promise<ProfileDto> {
  return inCompany(scope, async (tx) => {
    const company = await tx.company.findUnique({ where: { id: scope.companyId } });
    if (!company) throw notFound(coded("common.company"));
    return toProfileDto(company);
  });
}

/** The redrawn logo; `version` changes with it. Throws `not_found` without one. */
export async function openLogo(scope: CompanyScope): Promise<{ bytes: Uint8Array; contentType: string; version: string }> {
  const company = await inCompany(scope, (tx) => tx.company.findUnique({ where: { id: scope.companyId }, select: { logoKey: true } }));
  if (!company?.logoKey) throw notFound(coded("server.companies.logo"));
  const bytes = await buffer(await storage().read(company.logoKey));
  return { bytes, contentType: "image/png", version: company.logoKey.slice(-12) };
}

const recentDocuments = {
  text: `select d.id, d.vendor_id as "vendorId", v.name as "vendorName", d.file_name as "fileName", d.created_at as "createdAt",
           d.processing_status as "processingStatus", d.is_canceled as "isCanceled", d.badge, d.is_by_dates as "isByDates"
         from document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
         where d.company_id = $1 order by d.created_at desc, d.id desc limit 5`,
};

const upcomingExpirations = {
  text: `select p.id, p.vendor_id as "vendorId", v.name as "vendorName", coalesce(p.coverage_text, '') as "coverageText", p.coverage,
           p.expiration_date::text as "expirationDate"
         from policy p join vendor v on v.company_id = p.company_id and v.id = p.vendor_id
         where p.company_id = $1 and p.is_current and p.canceled_on is null and p.expiration_date > $2::date and v.status = 'ACTIVE'
         order by p.expiration_date, p.id limit 10`,
};

type RecentRow = Pick<
  Document,
  "id" | "vendorId" | "fileName" | "createdAt" | "processingStatus" | "isCanceled" | "badge" | "isByDates"
> & {
  vendorName: string | null;
};
type UpcomingRow = { id: string; vendorId: string; vendorName: string; coverageText: string; coverage: PolicyType; expirationDate: string };

/** The dashboard: the counters, the newest documents and the next coverages to end. */
export async function getStats(scope: CompanyScope): Promise<StatsDto> {
  const day = today(scope);
  const { stats, rows } = await readTogether(scope, [
    { ...recentDocuments, values: [scope.companyId] },
    { ...upcomingExpirations, values: [scope.companyId, day] },
  ]);
  const [recent, upcoming] = rows as [RecentRow[], UpcomingRow[]];
  return {
    allVendors: stats.vendorsAll,
    totalVendors: stats.total,
    compliantVendors: stats.compliant,
    expiringVendors: stats.expiringSoon,
    expiredVendors: stats.expired,
    nonCompliantVendors: stats.nonCompliant,
    underReviewVendors: stats.underReview,
    noDocumentsVendors: stats.noDocuments,
    totalDocuments: stats.documents,
    complianceRate: complianceRate(stats),
    recentDocuments: recent.map((row) => {
      const { id, vendorName, fileName, createdAt, processingStatus, isCanceled, isByDates } = row;
      const isBeingRead = processingStatus === "PENDING" || processingStatus === "PROCESSING";
      // No one has to review a file that is still being read.
      const status = isBeingRead ? processingStatus : isCanceled ? "CANCELED" : badgeOf(row);
      return { id, vendorName, fileName, createdAt: createdAt.toISOString(), status, isByDates, isRead: processingStatus === "PROCESSED" };
    }),
    upcomingExpirations: upcoming.map(({ coverage, coverageText, ...row }) => ({
      ...row,
      coverage: coverageText || say(coverageCodes[coverage]),
      daysRemaining: daysBetween(day, row.expirationDate),
    })),
  };
}
