import { fromIsoDate, localDate, now } from "@/lib/infra/clock";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { queueReport } from "@/lib/reports/requests-commands";
import { activeAdmin } from "@/lib/reports/schedules-queries";
import { periodStart, rangeOf, reportReadyText } from "@/lib/reports/schedules-rules";
import type { Frequency, ReportFormat, ReportType } from "@/lib/reports/values";
import { systemScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";

/** Scheduled reports are made from seven in the morning in the platform's time zone. */
const morningHour = 7;

/** Today for schedules, which begin their day at seven. */
async function scheduleDay(): Promise<string> {
  const { timeZone } = (await getSettings()).general;
  return localDate(timeZone, new Date(now().getTime() - morningHour * 3600 * 1000));
}

/** The first day of the week or month that it is now. A new schedule begins with the next one. */
export async function presentStart(frequency: Frequency): Promise<Date> {
  return fromIsoDate(periodStart(frequency, await scheduleDay()));
}

/**
 * Has the reports made whose week or month has begun, once each, whoever sweeps. After an outage of several weeks, one report is
 * made. Returns how many.
 */
export async function enqueueDueReports(): Promise<number> {
  const db = asPlatform();
  let made = 0;
  for (const { id, ...schedule } of await db.reportSchedule.findMany()) {
    const frequency = schedule.frequency as Frequency;
    const start = await presentStart(frequency);
    if (schedule.madeFor >= start) continue;
    made += await db.$transaction(async (tx) => {
      const { count } = await tx.reportSchedule.updateMany({ where: { id, madeFor: { lt: start } }, data: { madeFor: start } });
      const [type, format] = [schedule.type as ReportType, schedule.format as ReportFormat];
      if (count > 0) await queueReport(tx, { type, format, range: rangeOf[frequency], scheduleId: id });
      return count;
    });
  }
  return made;
}

/** Emails the recipients of a schedule that its report is ready, each once, in their own company's outbox. */
export async function tellRecipients(reportId: string, scheduleId: string): Promise<void> {
  const db = asPlatform();
  const report = await db.report.findUnique({ where: { id: reportId } });
  const schedule = await db.reportSchedule.findUnique({ where: { id: scheduleId } });
  if (!report || !schedule) return;
  const recipients = await db.user.findMany({ where: { id: { in: schedule.recipientIds }, ...activeAdmin }, include: { company: true } });
  const madeOn = localDate((await getSettings()).general.timeZone, report.createdAt);
  const facts = { type: report.type as ReportType, frequency: schedule.frequency as Frequency, appUrl: env().APP_URL };
  for (const { company, email, firstName, language } of recipients) {
    const scope = systemScope(company);
    const text = inLanguage(language, () => reportReadyText({ ...facts, firstName, madeOn }));
    const mail = { kind: "PLATFORM_REPORT" as const, recipient: email, aboutId: reportId };
    await inCompany(scope, async (tx) => {
      // A job that is tried again, or runs twice, has written to some of them already.
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`${reportId} ${email}`}))`;
      if ((await tx.mail.count({ where: { companyId: company.id, ...mail } })) === 0) await queueMail(tx, scope, { ...mail, ...text });
    });
  }
}
