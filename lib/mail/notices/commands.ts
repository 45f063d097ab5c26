import type { User } from "@/generated/prisma/client";
import { rollForward } from "@/lib/compliance/judging/refreshing-commands";
import { fromIsoDate, now } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { asPlatform, inCompany, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { enqueue } from "@/lib/infra/queue";
import { containsText } from "@/lib/infra/search";
import { inLanguage } from "@/lib/infra/server-texts";
import { zoneTimes } from "@/lib/infra/zone-times-queries";
import { queueMail, withProductName } from "@/lib/mail/commands";
import { tellNewVendorsJob } from "@/lib/mail/jobs";
import { utcDay } from "@/lib/mail/limits/rules";
import { wants } from "@/lib/mail/notices/queries";
import { type News, newsText, newVendorsText, remindedText, type Wish, weeklyReportText } from "@/lib/mail/notices/rules";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";

/** Members who want to be told; never the one who did it. */
function readersOf(tx: Tx, scope: CompanyScope, wish: Wish): Promise<(User & { company: { name: string } })[]> {
  return tx.user.findMany({
    where: {
      companyId: scope.companyId,
      ...wants(wish),
      ...(scope.actor.id ? { id: { not: scope.actor.id } } : {}),
    },
    include: { company: { select: { name: true } } },
  });
}

const asReader = (user: User & { company: { name: string } }) => ({
  firstName: user.firstName,
  company: user.company.name,
  appUrl: env().APP_URL,
});

/** How long new vendors are collected before one email about them. */
export const digestSeconds = 300;

/** Puts a new vendor into the next digest to the other members, in the transaction that adds it. The caller marks it as unannounced. */
export async function announceVendor(tx: Tx, { companyId }: CompanyScope): Promise<void> {
  const window = { singletonKey: companyId, singletonSeconds: digestSeconds, startAfter: digestSeconds };
  await enqueue(tx, tellNewVendorsJob, { companyId }, { companyId, ...window });
}

type NewVendor = { id: string; name: string; createdAt: Date; addedById: string | null; addedBy: string | null };

/** Sends each member who wants it one email about all vendors that others added since the last one. */
export function tellNewVendors(scope: CompanyScope): Promise<void> {
  return inCompany(scope, async (tx) => {
    // By SQL, because announcing a vendor must not change its `updatedAt`.
    const added = await tx.$queryRaw<NewVendor[]>`
      with told as (
        update vendor set is_announced = true, added_by_id = null from (
          select id, added_by_id from vendor where company_id = ${scope.companyId}::uuid and not is_announced for update
        ) waiting
        where vendor.company_id = ${scope.companyId}::uuid and vendor.id = waiting.id
        returning vendor.id, vendor.name, vendor.created_at, waiting.added_by_id
      )
      select told.id, told.name, told.created_at as "createdAt", told.added_by_id as "addedById", nullif(trim(u.first_name || ' ' || u.last_name), '') as "addedBy"
      from told left join "user" u on u.company_id = ${scope.companyId}::uuid and u.id = told.added_by_id
      order by told.created_at, lower(told.name)`;
    if (added.length === 0) return;
    for (const reader of await readersOf(tx, scope, "newVendorAlerts")) {
      // Whoever joined since finds them in the list.
      const vendors = added.filter(({ addedById, createdAt }) => addedById !== reader.id && createdAt >= reader.createdAt);
      const [first] = vendors;
      if (!first) continue;
      const text = inLanguage(reader.language, () => newVendorsText(asReader(reader), vendors));
      // An email about a single vendor is skipped if that vendor is deleted first.
      await queueMail(tx, scope, {
        kind: "NEW_VENDOR",
        recipient: reader.email,
        ...(vendors.length === 1 && { aboutId: first.id }),
        ...text,
      });
    }
  });
}

/** Emails members which vendors were sent a reminder since that time. */
export function tellReminded(scope: CompanyScope, since: Date): Promise<void> {
  return inCompany(scope, async (tx) => {
    const mails = await tx.mail.findMany({
      where: { companyId: scope.companyId, kind: { in: ["EXPIRATION_REMINDER", "FOLLOW_UP"] }, createdAt: { gte: since } },
      include: { vendor: { select: { name: true } } },
    });
    const vendors = [...new Set(mails.flatMap(({ vendor }) => (vendor ? [vendor.name] : [])))].toSorted();
    if (vendors.length === 0) return;
    const today = await tx.emailDay.findUnique({ where: { companyId_day: { companyId: scope.companyId, day: utcDay(now()) } } });
    for (const reader of await readersOf(tx, scope, "expirationReminders")) {
      const text = inLanguage(reader.language, () => remindedText(asReader(reader), vendors, today?.remindersWaiting ?? 0));
      await queueMail(tx, scope, { kind: "EXPIRATION_REMINDER", recipient: reader.email, ...text });
    }
  });
}

type DueReport = { id: string; companyId: string; timeZone: string; monday: string };

/**
 * Emails the weekly reports that are due: on Mondays from seven where the company is, on Tuesdays still, after an outage. The week is
 * recorded with the email, so each is sent once, in any number of sweeps. Returns how many.
 */
export async function sendWeeklyReports(): Promise<number> {
  const walls = await zoneTimes();
  const due = await asPlatform().$queryRaw<DueReport[]>`
    select u.id, u.company_id as "companyId", c.time_zone as "timeZone", wall.monday::text as monday
    from "user" u join company c on c.id = u.company_id join ${walls} on wall.zone = c.time_zone
    where u.weekly_reports and u.email_alerts and u.status = 'ACTIVE' and u.email_verified_at is not null and u.deleted_at is null
      and c.status = 'ACTIVE' and (c.plan_since is not null or c.trial_ends_at > ${now()})
      and wall.time >= wall.monday + interval '7 hours' and wall.time < wall.monday + interval '2 days'
      and u.reported_week is distinct from wall.monday`;
  let sent = 0;
  for (const { id, companyId, timeZone, monday } of due) {
    const scope = systemScope({ id: companyId, timeZone });
    await rollForward(scope);
    if (await inCompany(scope, (tx) => reportWeek(tx, scope, id, monday))) sent += 1;
  }
  return sent;
}

async function reportWeek(tx: Tx, scope: CompanyScope, userId: string, monday: string): Promise<boolean> {
  const reportedWeek = fromIsoDate(monday);
  const { count } = await tx.user.updateMany({
    where: {
      companyId: scope.companyId,
      id: userId,
      weeklyReports: true,
      OR: [{ reportedWeek: null }, { reportedWeek: { not: reportedWeek } }],
    },
    data: { reportedWeek },
  });
  if (count === 0) return false;
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, include: { company: { select: { name: true } } } });
  const stats = await tx.companyStats.findUniqueOrThrow({ where: { companyId: scope.companyId } });
  const excepted = await tx.vendor.count({
    where: {
      ...{ companyId: scope.companyId, status: "ACTIVE", exceptedCount: { gt: 0 } },
      complianceStatus: { in: ["COMPLIANT", "EXPIRING_SOON"] },
    },
  });
  // Written until Tuesday night; on Thursday its figures are no longer the week's.
  const validUntil = fromIsoDate(addDays(monday, 3));
  const text = inLanguage(user.language, () => weeklyReportText(asReader(user), { ...stats, excepted }));
  await queueMail(tx, scope, { kind: "WEEKLY_REPORT", recipient: user.email, validUntil, ...text });
  return true;
}

/**
 * Emails news of the operator to everyone who asked for system updates, each in their own company's outbox. The same news goes to an
 * address once, however often this runs; after an interruption it resumes. Returns how many were written now.
 */
export async function sendNews(news: News): Promise<{ written: number; earlier: number }> {
  const where = { ...wants("systemUpdates"), company: { status: "ACTIVE" as const } };
  const readers = await asPlatform().user.findMany({ where, include: { company: true }, orderBy: { id: "asc" } });
  let written = 0;
  for (const { company, ...reader } of readers) {
    const scope = systemScope(company);
    const text = await withProductName(inLanguage(reader.language, () => newsText({ ...reader, appUrl: env().APP_URL }, news)));
    const mail = { kind: "SYSTEM_UPDATE" as const, recipient: reader.email, ...text };
    const isNew = await inCompany(scope, async (tx) => {
      // Of two that run at once, the second waits here and then finds the email of the first.
      await tx.$executeRaw`select 1 from "user" where company_id = ${scope.companyId}::uuid and id = ${reader.id}::uuid for update`;
      // The reader may have chosen another language since: what the operator wrote is the same.
      const { kind, recipient, subject } = mail;
      const same = { companyId: scope.companyId, kind, recipient, subject, body: containsText(news.text) };
      if (await tx.mail.findFirst({ where: same, select: { id: true } })) return false;
      await queueMail(tx, scope, mail);
      return true;
    });
    if (isNew) written += 1;
  }
  return { written, earlier: readers.length - written };
}
