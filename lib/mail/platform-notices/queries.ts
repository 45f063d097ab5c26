import { type Company, type Mail, Prisma, type User } from "@/generated/prisma/client";
import { endOfDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { asPlatform } from "@/lib/infra/db";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { type ExpiringCompany, type Figures, type NewUser, problemOf, type Totals } from "@/lib/mail/platform-notices/rules";
import { ofFirm, ofFirms } from "@/lib/tenancy/firms-values";
import { getSettings } from "@/lib/tenancy/settings/queries";
import type { PlatformNotice } from "@/lib/tenancy/settings/values";

export async function isOn(notice: PlatformNotice): Promise<boolean> {
  return (await getSettings()).notifications[notice];
}

const isAdmin = { platformRole: "ADMIN", status: "ACTIVE", deletedAt: null, emailVerifiedAt: { not: null } } as const;

/** The platform's admins whose mailbox is known to be theirs, each with their own company, whose outbox their emails are in. */
export function listAdmins(): Promise<(User & { company: Company })[]> {
  const where = { ...isAdmin, company: { status: "ACTIVE" as const } };
  return asPlatform().user.findMany({ where, include: { company: true }, orderBy: { id: "asc" } });
}

/** Why an email to a platform admin need not be sent any more; null while its reason is there. */
export async function reasonToSkipNotice({ companyId, recipient, occasion }: Mail): Promise<Sentence | null> {
  const db = asPlatform();
  if ((await db.user.count({ where: { companyId, email: recipient, ...isAdmin } })) === 0)
    return coded("server.mail.theRecipientIsNoLonger");
  const [notice = ""] = (occasion ?? "").split(":");
  const { notifications } = await getSettings();
  if (!notifications[notice as PlatformNotice]) return coded("server.mail.aPlatformAdminTurnedOff");
  const problem = problemOf(occasion ?? "");
  return problem && (await db.problem.count({ where: problem })) === 0 ? coded("server.mail.theProblemIsGone") : null;
}

/** null: the account is gone. */
export async function findNewUser(id: string): Promise<NewUser | null> {
  const user = await asPlatform().user.findUnique({ where: { id }, include: { company: true } });
  if (!user || user.deletedAt) return null;
  const earlier = await asPlatform().user.count({ where: { companyId: user.companyId, createdAt: { lt: user.createdAt } } });
  const { firstName, lastName, email, company } = user;
  return { name: `${firstName} ${lastName}`.trim(), email, company: company.name, isFirst: earlier === 0 };
}

/** Companies with documents whose coverage expires from this day until so many days later, those with the most first. */
export function listExpiring(day: string, days: number): Promise<ExpiringCompany[]> {
  return asPlatform().$queryRaw<ExpiringCompany[]>`
    select c.name as company, count(distinct p.document_id)::int as documents, count(distinct p.vendor_id)::int as vendors
    from policy p
      join company c on c.id = p.company_id
      join vendor v on v.company_id = p.company_id and v.id = p.vendor_id
    where p.is_current and p.canceled_on is null and c.test_of_id is null and p.expiration_date between ${day}::date and ${day}::date + ${days}::int
      and c.status = 'ACTIVE' and v.status = 'ACTIVE' and not v.is_sample
    group by c.id, c.name order by 2 desc, c.name`;
}

const startOf = (timeZone: string, date: string) => endOfDate(timeZone, addDays(date, -1));

/** The figures of the days from `first` to `last`, both included, in the platform's time zone. */
export async function readFigures(first: string, last: string, timeZone: string): Promise<Figures> {
  const [row] = await asPlatform().$queryRaw<Figures[]>`
    with span as (
      select ${startOf(timeZone, first)}::timestamptz as since, ${endOfDate(timeZone, last)}::timestamptz as until
    ), hours as (
      select coalesce(sum(added), 0)::int as added, coalesce(sum(read), 0)::int as read
      from document_hour, span where hour >= since and hour < until and ${Prisma.raw(ofFirm("company_id"))}
    )
    select
      (select count(*)::int from "user", span where created_at >= since and created_at < until and deleted_at is null and ${Prisma.raw(ofFirm("company_id"))}) as "newUsers",
      (select count(*)::int from company, span where created_at >= since and created_at < until and test_of_id is null) as "newCompanies",
      (select count(distinct user_id)::int from active_day, span where last_at >= since and first_at < until
        and day between (since at time zone 'UTC')::date and (until at time zone 'UTC')::date) as "activeUsers",
      added as "documentsAdded", read as "documentsRead"
    from hours`;
  if (!row) throw new Error("The database told no figures");
  return row;
}

export async function readTotals(): Promise<Totals> {
  const db = asPlatform();
  const states = { total: true, compliant: true, expiringSoon: true, expired: true, nonCompliant: true, underReview: true } as const;
  const { _sum } = await db.companyStats.aggregate({ where: ofFirms, _sum: { ...states, noDocuments: true, documents: true } });
  return {
    users: await db.user.count({ where: { ...ofFirms, deletedAt: null } }),
    companies: await db.company.count({ where: ofFirms.company }),
    documents: _sum.documents ?? 0,
    vendors: _sum.total ?? 0,
    compliant: _sum.compliant ?? 0,
    expiringSoon: _sum.expiringSoon ?? 0,
    expired: _sum.expired ?? 0,
    nonCompliant: _sum.nonCompliant ?? 0,
    underReview: _sum.underReview ?? 0,
    noDocuments: _sum.noDocuments ?? 0,
  };
}
