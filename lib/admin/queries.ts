import type { z } from "zod";
import type { Company, EmailDay } from "@/generated/prisma/client";
import { addressOf } from "@/lib/accounts/sign-in/rules";
import type {
  AdminCompaniesDto,
  AdminStatsDto,
  AdminUsersDto,
  adminCompaniesQuery,
  adminUsersQuery,
  FailedEmailsDto,
  failedEmailsQuery,
  TimeRange,
} from "@/lib/admin/schema";
import { complianceRate } from "@/lib/companies/profile/rules";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { paginate } from "@/lib/infra/pagination";
import { containsText } from "@/lib/infra/search";
import { limitOf, utcDay } from "@/lib/mail/limits/rules";
import type { PlatformScope } from "@/lib/tenancy/scope";

const hours: Record<TimeRange, number> = { "24h": 24, "7d": 7 * 24, "30d": 30 * 24, "90d": 90 * 24 };
const listed = 500;

/** Seconds without a sign of life after which the worker counts as stopped. */
const workerSilenceSeconds = 60;

/** The platform's figures; every one is counted from rows or from the companies' own counters. */
export async function getAdminStats(_scope: PlatformScope, range: TimeRange): Promise<AdminStatsDto> {
  const db = asPlatform();
  const since = new Date(now().getTime() - hours[range] * 3600 * 1000);
  const totals = await db.companyStats.aggregate({
    _sum: { vendorsAll: true, documents: true, total: true, compliant: true, expiringSoon: true },
  });
  const activeUsers = await db.session.findMany({ where: { rotatedAt: { gte: since } }, select: { userId: true }, distinct: ["userId"] });
  const beat = await db.workerHeartbeat.findFirst({ orderBy: { beatAt: "desc" } });
  const [dead] = await db.$queryRaw<{ count: bigint }[]>`select count(*) from pgboss.job where name like '%.dead' and state < 'completed'`;
  const sum = totals._sum;
  return {
    overview: {
      totalUsers: await db.user.count(),
      totalCompanies: await db.company.count(),
      totalVendors: sum.vendorsAll ?? 0,
      totalDocuments: sum.documents ?? 0,
      activeUsers: activeUsers.length,
    },
    compliance: {
      complianceRate: complianceRate({ total: sum.total ?? 0, compliant: sum.compliant ?? 0, expiringSoon: sum.expiringSoon ?? 0 }),
    },
    documentsInRange: await db.document.count({ where: { createdAt: { gte: since } } }),
    missingFiles: await db.document.count({ where: { fileMissingAt: { not: null } } }),
    worker: {
      alive: beat !== null && now().getTime() - beat.beatAt.getTime() < workerSilenceSeconds * 1000,
      lastBeatAt: beat?.beatAt.toISOString() ?? null,
      deadLetters: Number(dead?.count ?? 0),
    },
  };
}

export async function listUsers(_scope: PlatformScope, query: z.output<typeof adminUsersQuery>): Promise<AdminUsersDto> {
  const contains = containsText(query.search);
  const status = query.status && query.status !== "all" ? query.status : null;
  const rows = await asPlatform().user.findMany({
    where: {
      ...(query.search ? { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }, { formerEmail: contains }] } : {}),
      ...(status ? { status: status.toUpperCase() as "ACTIVE" } : {}),
    },
    include: { company: { select: { name: true } } },
    orderBy: { createdAt: "desc" },
    take: listed,
  });
  return {
    users: rows.map((row) => ({
      id: row.id,
      name: `${row.firstName} ${row.lastName}`.trim(),
      email: addressOf(row),
      role: row.platformRole === "ADMIN" ? "admin" : "user",
      status: row.status.toLowerCase() as "active",
      company: row.company,
      createdAt: row.createdAt.toISOString(),
    })),
  };
}

function emailsOf(row: Company & { emailDays: EmailDay[] }) {
  const today = row.emailDays.find(({ day }) => day.getTime() === utcDay(now()).getTime());
  const reached = row.emailDays.find(({ limitReachedAt }) => limitReachedAt !== null)?.limitReachedAt ?? null;
  return {
    emailsToday: { invitations: today?.invitations ?? 0, limit: limitOf(row).invitations, reminders: today?.reminders ?? 0 },
    limitReachedAt: reached?.toISOString() ?? null,
  };
}

export async function listCompanies(_scope: PlatformScope, query: z.output<typeof adminCompaniesQuery>): Promise<AdminCompaniesDto> {
  const rows = await asPlatform().company.findMany({
    where: {
      ...(query.search ? { name: containsText(query.search) } : {}),
      ...(query.atLimit ? { emailDays: { some: { limitReachedAt: { not: null } } } } : {}),
    },
    include: {
      stats: { select: { documents: true, storedBytes: true } },
      _count: { select: { users: true } },
      emailDays: { where: { OR: [{ day: utcDay(now()) }, { limitReachedAt: { not: null } }] }, orderBy: { day: "desc" } },
    },
    orderBy: { createdAt: "desc" },
    take: listed,
  });
  return {
    companies: rows.map((row) => ({
      id: row.id,
      name: row.name,
      industry: row.industry ?? "General",
      userCount: row._count.users,
      documentCount: row.stats?.documents ?? 0,
      storedBytes: Number(row.stats?.storedBytes ?? 0),
      plan: row.plan,
      status: row.status === "ACTIVE" ? "active" : "suspended",
      ...emailsOf(row),
    })),
  };
}

/** One page of the emails of all companies that were given up, the latest first. Their subjects and texts are the companies' own. */
export async function listFailedEmails(_scope: PlatformScope, query: z.output<typeof failedEmailsQuery>): Promise<FailedEmailsDto> {
  const { search, page, limit } = query;
  const db = asPlatform();
  const failed = { status: "FAILED" as const };
  const named = search ? await db.company.findMany({ where: { name: containsText(search) }, select: { id: true }, take: listed }) : [];
  const where = search
    ? { ...failed, OR: [{ recipient: containsText(search) }, { companyId: { in: named.map(({ id }) => id) } }] }
    : failed;
  const rows = await db.mail.findMany({
    where,
    select: { id: true, companyId: true, kind: true, recipient: true, failedAt: true, error: true, attempts: true },
    orderBy: [{ failedAt: "desc" }, { id: "desc" }],
    skip: (page - 1) * limit,
    take: limit,
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
      return company ? [{ ...row, company, failedAt: failedAt?.toISOString() ?? null, reason: error, tries: attempts }] : [];
    }),
    pagination: paginate(page, limit, await db.mail.count({ where })),
    totals: {
      failed: affected.reduce((sum, { _count }) => sum + _count, 0),
      companies: affected.length,
      waiting: await db.mail.count({ where: { status: "QUEUED", attempts: { gt: 0 } } }),
    },
  };
}
