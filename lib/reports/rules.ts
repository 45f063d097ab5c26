import { largeSize, writtenPercent } from "@/lib/infra/figures-rules";
import { xlsxType } from "@/lib/infra/lists/values";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { bucketsOf } from "@/lib/infra/time-ranges-rules";
import { rangeHours, type TimeRange } from "@/lib/infra/time-ranges-values";
import type { ReportFigures } from "@/lib/reports/schema";
import type { ReportFormat, ReportType } from "@/lib/reports/values";
import { localeNow } from "@/messages/say";

type Figure = Pick<ReportFigures["figures"][number], "value" | "kind">;

/** A figure as people read it; a dash for what is not known. */
export function figureText({ value, kind }: Figure): string {
  if (value === null) return "–";
  if (kind === "percent") return writtenPercent(value);
  return kind === "count" ? value.toLocaleString(localeNow()) : largeSize(value);
}

/** "3 PM" for an hour, "Mar 4" for a day (UTC). */
export function pointLabel(at: string, unit: "hour" | "day"): string {
  const style = unit === "hour" ? ({ hour: "numeric" } as const) : ({ month: "short", day: "numeric" } as const);
  return new Date(at).toLocaleString(localeNow(), { ...style, timeZone: "UTC" });
}

/** The time that a report is about. Expirations lie ahead. */
export function rangeInWords(type: ReportType, range: TimeRange): Sentence {
  const isAhead = type === "expiring";
  const hours = rangeHours[range];
  if (hours <= 24) return coded(isAhead ? "reports.nextHours" : "reports.lastHours", { count: hours });
  return coded(isAhead ? "reports.nextDays" : "reports.lastDays", { count: hours / 24 });
}

export const contentTypes: Record<ReportFormat, string> = {
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
  xlsx: xlsxType,
};

/** The same with its days, for a file that is read later. */
export function daysInWords(type: ReportType, range: TimeRange, at: Date): Sentence {
  const words = rangeInWords(type, range);
  if (type === "expiring" || range === "24h") return words;
  const days = new Intl.DateTimeFormat(localeNow(), { dateStyle: "medium", timeZone: "UTC" });
  return joined(":", [words, `${days.formatRange(bucketsOf(range, at).starts[0] ?? at, at)} (UTC)`]);
}

/** The moment that a report ends with. A scheduled one covers whole days (UTC), so that the next one goes on where it ends. */
export function endOf({ type, isScheduled, createdAt }: { type: ReportType; isScheduled: boolean; createdAt: Date }, at: Date): Date {
  return isScheduled && type !== "expiring" ? new Date(Math.floor(createdAt.getTime() / dayMillis) * dayMillis - 1) : at;
}

const dayMillis = 24 * 3600 * 1000;

const fileNames: Record<ReportType, string> = {
  users: "user-activity",
  compliance: "compliance",
  usage: "system-usage",
  expiring: "expiring-vendors",
};

/** "user-activity-2027-03-04.pdf" for an ISO date. */
export const fileNameOf = (type: ReportType, format: ReportFormat, date: string) => `${fileNames[type]}-${date}.${format}`;

/** What the reader must know when a file holds only the first rows. */
export function rowsNote(shown: number, total: number): Sentence | null {
  if (shown >= total) return null;
  const [some, all] = [shown.toLocaleString(localeNow()), total.toLocaleString(localeNow())];
  return coded("server.reports.rowsCut", { some, all });
}
