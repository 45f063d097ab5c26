import type { Company, CompanyStats, EmailDay, Prisma } from "@/generated/prisma/client";
import type { AdminCompanyDto } from "@/lib/admin/companies/schema";
import { localDate } from "@/lib/infra/clock";
import { versionOf } from "@/lib/infra/versions-rules";
import { limitOf, utcDay } from "@/lib/mail/limits/rules";
import { standingOf } from "@/lib/tenancy/plan-rules";
import { say } from "@/messages/say";

/** The parts of a company's row that its DTO needs, as of `at`. */
export const companyParts = (at: Date) =>
  ({
    stats: true,
    _count: { select: { users: { where: { deletedAt: null } } } },
    emailDays: { where: { OR: [{ day: utcDay(at) }, { limitReachedAt: { not: null } }] }, orderBy: { day: "desc" } },
  }) satisfies Prisma.CompanyInclude;

export type CompanyRow = Company & { stats: CompanyStats | null; _count: { users: number }; emailDays: EmailDay[] };

/** What of a company a platform admin can change, under the names of the form. */
export const editableCompany = ({ name, plan, planSince, trialEndsAt, status, timeZone }: Company) => ({
  name,
  plan: planSince ? plan : "trial",
  trialEndsOn: localDate(timeZone, trialEndsAt),
  status: status === "ACTIVE" ? ("active" as const) : ("suspended" as const),
});

function emailsOf(row: CompanyRow, at: Date) {
  const today = row.emailDays.find(({ day }) => day.getTime() === utcDay(at).getTime());
  const reached = row.emailDays.find(({ limitReachedAt }) => limitReachedAt !== null)?.limitReachedAt ?? null;
  return {
    emailsToday: { invitations: today?.invitations ?? 0, limit: limitOf(row).invitations, reminders: today?.reminders ?? 0 },
    limitReachedAt: reached?.toISOString() ?? null,
  };
}

export function toAdminCompanyDto(row: CompanyRow, at: Date): AdminCompanyDto {
  const { trialEndsOn, status } = editableCompany(row);
  return {
    id: row.id,
    name: row.name,
    industry: row.industry ?? say("server.admin.general"),
    userCount: row._count.users,
    vendorCount: row.stats?.vendorsAll ?? 0,
    documentCount: row.stats?.documents ?? 0,
    storedBytes: Number(row.stats?.storedBytes ?? 0),
    plan: row.plan,
    standing: standingOf(row, at),
    trialEndsOn,
    status,
    createdAt: row.createdAt.toISOString(),
    deletionDueAt: row.deletionDueAt?.toISOString() ?? null,
    ...emailsOf(row, at),
    version: versionOf(editableCompany(row)),
  };
}
