import { addDays, writtenDate } from "@/lib/infra/dates-rules";
import { coded } from "@/lib/infra/sentences-rules";
import type { TimeRange } from "@/lib/infra/time-ranges-values";
import { type MailText, mailWords, own } from "@/lib/mail/rules";
import { type Frequency, type ReportType, reportNames, reportsKeptDays } from "@/lib/reports/values";

/** The first day of the week (Monday) or month that an ISO date is in. */
export function periodStart(frequency: Frequency, date: string): string {
  if (frequency === "monthly") return `${date.slice(0, 7)}-01`;
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

/** The day on which the next report after that week or month is made. */
export function nextStart(frequency: Frequency, start: string): string {
  return periodStart(frequency, addDays(start, frequency === "weekly" ? 7 : 31));
}

/** What a scheduled report looks back on, or ahead to. */
export const rangeOf: Record<Frequency, TimeRange> = { weekly: "7d", monthly: "30d" };

type Ready = { firstName: string; type: ReportType; frequency: Frequency; madeOn: string; appUrl: string };

export function reportReadyText({ firstName, type, frequency, madeOn, appUrl }: Ready): MailText {
  const link = own(`${appUrl}/admin/reports`);
  return {
    subject: mailWords(frequency === "weekly" ? "server.reports.weeklyReportReadySubject" : "server.reports.monthlyReportReadySubject", {
      report: coded(reportNames[type]),
    }),
    body: mailWords(frequency === "weekly" ? "server.reports.weeklyReportReadyBody" : "server.reports.monthlyReportReadyBody", {
      firstName,
      report: coded(reportNames[type]),
      madeOn: own(writtenDate(madeOn)),
      link,
      keptDays: reportsKeptDays,
    }),
  };
}
