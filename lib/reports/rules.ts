import { bucketsOf } from "@/lib/infra/time-ranges/rules";
import type { TimeRange } from "@/lib/infra/time-ranges/values";
import type { ReportFigures } from "@/lib/reports/schema";
import { type ReportFormat, type ReportType, reportNames } from "@/lib/reports/values";
import { say } from "@/messages/say";

type Figure = Pick<ReportFigures["figures"][number], "value" | "kind">;

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

/** A figure as people read it; a dash for what is not known. */
export function figureText({ value, kind }: Figure): string {
  if (value === null) return "–";
  if (kind === "percent") return `${value}%`;
  if (kind === "count") return value.toLocaleString("en-US");
  const [unit, name] = value >= gigabyte ? [gigabyte, "GB"] : [megabyte, "MB"];
  return `${(value / unit).toLocaleString("en-US", { maximumFractionDigits: 1 })} ${name}`;
}

/** "3 PM" for an hour, "Mar 4" for a day (UTC). */
export function pointLabel(at: string, unit: "hour" | "day"): string {
  const style = unit === "hour" ? ({ hour: "numeric" } as const) : ({ month: "short", day: "numeric" } as const);
  return new Date(at).toLocaleString("en-US", { ...style, timeZone: "UTC" });
}

const spans: Record<TimeRange, string> = { "24h": "24 hours", "7d": "7 days", "30d": "30 days", "90d": "90 days" };

/** The time that a report is about. Expirations lie ahead. */
export const rangeInWords = (type: ReportType, range: TimeRange) =>
  `${type === "expiring" ? say("server.reports.next") : say("server.reports.last")} ${spans[range]}`;

export const contentTypes: Record<ReportFormat, string> = {
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The same with its days, for a file that is read later. */
export function daysInWords(type: ReportType, range: TimeRange, at: Date): string {
  const words = rangeInWords(type, range);
  if (type === "expiring" || range === "24h") return words;
  const days = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  return `${words}: ${days.formatRange(bucketsOf(range, at).starts[0] ?? at, at)} (UTC)`;
}

/** The moment that a report ends with. A scheduled one covers whole days (UTC), so that the next one goes on where it ends. */
export function endOf({ type, isScheduled, createdAt }: { type: ReportType; isScheduled: boolean; createdAt: Date }, at: Date): Date {
  return isScheduled && type !== "expiring" ? new Date(Math.floor(createdAt.getTime() / dayMillis) * dayMillis - 1) : at;
}

const dayMillis = 24 * 3600 * 1000;

/** "user-activity-2027-03-04.pdf" for an ISO date. */
export const fileNameOf = (type: ReportType, format: ReportFormat, date: string) =>
  `${reportNames[type].toLowerCase().replaceAll(" ", "-")}-${date}.${format}`;

/** What the reader must know when a file holds only the first rows. */
export function rowsNote(shown: number, total: number): string | null {
  if (shown >= total) return null;
  const [some, all] = [shown.toLocaleString("en-US"), total.toLocaleString("en-US")];
  return say("server.reports.thisFileHasTheFirst", { some, all });
}
