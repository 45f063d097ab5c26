import { type CompanyStats, Prisma } from "@/generated/prisma/client";
import { listNewestEvents } from "@/lib/admin/stats/activity-queries";
import type { AdminStatsDto } from "@/lib/admin/stats/schema";
import { complianceRate } from "@/lib/companies/profile/rules";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { bucketsOf } from "@/lib/infra/time-ranges-rules";
import { rangeHours, type TimeRange } from "@/lib/infra/time-ranges-values";
import { findRate } from "@/lib/reports/figures-queries";
import { ofFirm, ofFirms } from "@/lib/tenancy/firms-values";
import type { PlatformScope } from "@/lib/tenancy/scope";

/** Seconds without a sign of life after which the worker counts as stopped. */
const workerSilenceSeconds = 60;
const shownEvents = 10;
const hourMillis = 3600 * 1000;

/** The platform's figures, from the counters and daily rows that triggers and the sweep keep. */
export async function getAdminStats(_scope: PlatformScope, range: TimeRange): Promise<AdminStatsDto> {
  const db = asPlatform();
  const at = now();
  const length = rangeHours[range] * hourMillis;
  const since = new Date(at.getTime() - length);
  const earlier = new Date(since.getTime() - length);
  const [sums, totalUsers, users, companies, documents, rateBefore, activity, recentActivity, worker, missingFiles] = await Promise.all([
    sumCounters(),
    db.user.count({ where: { ...ofFirms, deletedAt: null } }),
    countActiveUsers(earlier, since),
    countCompanies(since),
    countDocuments(since),
    findRate(since),
    listDocumentActivity(range, at),
    listNewestEvents({ take: shownEvents }),
    findWorker(at),
    db.document.count({ where: { fileMissingAt: { not: null } } }),
  ]);
  return {
    overview: {
      totalUsers,
      totalCompanies: companies.now,
      totalVendors: sums.vendorsAll,
      totalDocuments: sums.documents,
      activeUsers: users.now,
    },
    compliance: { complianceRate: complianceRate(sums), activeVendors: sums.total },
    before: {
      totalCompanies: companies.before,
      activeUsers: users.before,
      totalDocuments: Math.max(0, sums.documents - documents.added + documents.removed),
      complianceRate: rateBefore,
    },
    documentsInRange: documents.added,
    documentActivity: activity,
    documentTypes: [
      { type: "CERTIFICATE_OF_INSURANCE", count: sums.typeCertificate },
      { type: "GENERAL_LIABILITY", count: sums.typeGeneralLiability },
      { type: "WORKERS_COMPENSATION", count: sums.typeWorkersCompensation },
      { type: "AUTO_LIABILITY", count: sums.typeAutoLiability },
      { type: "UMBRELLA_POLICY", count: sums.typeUmbrella },
      { type: "OTHER", count: sums.typeOther },
      { type: "CANCELLATION_NOTICE", count: sums.typeCancellation },
      { type: "NON_RENEWAL_NOTICE", count: sums.typeNonRenewal },
      { type: "REINSTATEMENT_NOTICE", count: sums.typeReinstatement },
      { type: "POLICY_CHANGE", count: sums.typePolicyChange },
      { type: null, count: sums.typeUnknown },
    ],
    complianceStatus: [
      { status: "COMPLIANT", count: sums.compliant },
      { status: "EXPIRING_SOON", count: sums.expiringSoon },
      { status: "EXPIRED", count: sums.expired },
      { status: "NON_COMPLIANT", count: sums.nonCompliant },
      { status: "UNDER_REVIEW", count: sums.underReview },
      { status: "NO_DOCUMENTS", count: sums.noDocuments },
    ],
    recentActivity,
    worker,
    missingFiles,
  };
}

const counters = [
  ...(["total", "compliant", "expiringSoon", "expired", "nonCompliant", "underReview", "noDocuments", "documents", "vendorsAll"] as const),
  ...(["typeCertificate", "typeGeneralLiability", "typeWorkersCompensation", "typeAutoLiability"] as const),
  ...(["typeUmbrella", "typeOther", "typeUnknown"] as const),
  ...(["typeCancellation", "typeNonRenewal", "typeReinstatement", "typePolicyChange"] as const),
];
type Counter = (typeof counters)[number];

async function sumCounters(): Promise<Pick<CompanyStats, Counter>> {
  const wanted = Object.fromEntries(counters.map((name) => [name, true])) as Record<Counter, true>;
  const { _sum } = await asPlatform().companyStats.aggregate({ where: ofFirms, _sum: wanted });
  return Object.fromEntries(counters.map((name) => [name, _sum[name] ?? 0])) as Pick<CompanyStats, Counter>;
}

type Compared = { now: number; before: number };

/** A day's row has its first and last sign-in. A range is at least a day long, so one of the two falls into every range it touches. */
async function countActiveUsers(earlier: Date, since: Date): Promise<Compared> {
  const [row] = await asPlatform().$queryRaw<Compared[]>`
    select (count(*) filter (where is_now))::int as now, (count(*) filter (where was_before))::int as before from (
      select bool_or(last_at >= ${since}) as is_now, bool_or(first_at < ${since} and last_at >= ${earlier}) as was_before
      from active_day where day >= (${earlier}::timestamptz at time zone 'UTC')::date group by company_id, user_id) person`;
  return row ?? { now: 0, before: 0 };
}

async function countCompanies(since: Date): Promise<Compared> {
  const db = asPlatform();
  const [before, removed, now] = await Promise.all([
    db.company.count({ where: { ...ofFirms.company, createdAt: { lt: since } } }),
    db.removal.count({ where: { removedAt: { gte: since } } }),
    db.company.count({ where: ofFirms.company }),
  ]);
  return { now, before: before + removed };
}

async function countDocuments(since: Date): Promise<{ added: number; removed: number }> {
  const { _sum } = await asPlatform().documentHour.aggregate({
    where: { ...ofFirms, hour: { gte: since } },
    _sum: { added: true, removed: true },
  });
  return { added: _sum.added ?? 0, removed: _sum.removed ?? 0 };
}

async function listDocumentActivity(range: TimeRange, at: Date): Promise<AdminStatsDto["documentActivity"]> {
  const { unit, starts } = bucketsOf(range, at);
  const rows = await asPlatform().$queryRaw<{ at: Date; added: number; read: number }[]>`
    select date_trunc(${unit}, hour, 'UTC') as at, sum(added)::int as added, sum(read)::int as read
    from document_hour where hour >= ${starts[0]} and ${Prisma.raw(ofFirm("company_id"))} group by 1`;
  const byStart = new Map(rows.map((row) => [row.at.getTime(), row]));
  return starts.map((start) => {
    const row = byStart.get(start.getTime());
    return { at: start.toISOString(), added: row?.added ?? 0, read: row?.read ?? 0 };
  });
}

async function findWorker(at: Date): Promise<AdminStatsDto["worker"]> {
  const db = asPlatform();
  const beat = await db.workerHeartbeat.findFirst({ orderBy: { beatAt: "desc" } });
  const [dead] = await db.$queryRaw<{ count: bigint }[]>`select count(*) from pgboss.job where name like '%.dead' and state < 'completed'`;
  return {
    alive: beat !== null && at.getTime() - beat.beatAt.getTime() < workerSilenceSeconds * 1000,
    lastBeatAt: beat?.beatAt.toISOString() ?? null,
    deadLetters: Number(dead?.count ?? 0),
  };
}
