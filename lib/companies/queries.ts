import { type CompanyScope, today } from "@/lib/auth/scope";
import { toProfileDto } from "@/lib/companies/dto";
import { complianceRate } from "@/lib/companies/rules";
import type { ProfileDto, StatsDto } from "@/lib/companies/schema";
import { readToday } from "@/lib/compliance/queries";
import { daysBetween } from "@/lib/compliance/rules";
import { documentFacts } from "@/lib/documents/dto";
import { coverageNames, documentBadge } from "@/lib/documents/rules";
import { fromIsoDate, toIsoDate } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";

export function getProfile(scope: CompanyScope): Promise<ProfileDto> {
  return inCompany(scope, async (tx) => {
    const company = await tx.company.findUnique({ where: { id: scope.companyId } });
    if (!company) throw notFound("Company");
    return toProfileDto(company);
  });
}

const recentDocuments = 5;
const upcomingExpirations = 10;

/** The dashboard: the counters, the newest documents and the next coverages to end. */
export function getStats(scope: CompanyScope): Promise<StatsDto> {
  const day = today(scope);
  return readToday(scope, async (tx, stats) => {
    const documents = await tx.document.findMany({
      where: { companyId: scope.companyId },
      include: { vendor: { select: { name: true } } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: recentDocuments,
    });
    const upcoming = await tx.policy.findMany({
      where: { companyId: scope.companyId, isCurrent: true, expirationDate: { gt: fromIsoDate(day) }, vendor: { status: "ACTIVE" } },
      include: { vendor: { select: { name: true } } },
      orderBy: [{ expirationDate: "asc" }, { id: "asc" }],
      take: upcomingExpirations,
    });
    return {
      totalVendors: stats.total,
      compliantVendors: stats.compliant,
      expiringVendors: stats.expiringSoon,
      expiredVendors: stats.expired,
      nonCompliantVendors: stats.nonCompliant,
      underReviewVendors: stats.underReview,
      noDocumentsVendors: stats.noDocuments,
      totalDocuments: stats.documents,
      complianceRate: complianceRate(stats),
      recentDocuments: documents.map((row) => ({
        id: row.id,
        vendorName: row.vendor.name,
        fileName: row.fileName,
        createdAt: row.createdAt.toISOString(),
        status: documentBadge(documentFacts(row), day),
      })),
      upcomingExpirations: upcoming.flatMap((row) => {
        const expirationDate = toIsoDate(row.expirationDate);
        if (!expirationDate) return [];
        const coverage = row.coverageText ?? coverageNames[row.coverage];
        const daysRemaining = daysBetween(day, expirationDate);
        return [{ id: row.id, vendorId: row.vendorId, vendorName: row.vendor.name, coverage, expirationDate, daysRemaining }];
      }),
    };
  });
}
