import { addDays } from "@/lib/infra/dates-rules";
import { rangeHours, type TimeRange } from "@/lib/infra/time-ranges-values";
import type { ReportFigures } from "@/lib/reports/schema";
import type { FigureName } from "@/lib/reports/values";

type Points = ReportFigures["line"]["points"];

export const countOf = (name: FigureName, value: number) => ({ name, value, kind: "count" as const });

/** One point for each of the days, with the day's value or `missing`. */
export function dayPoints(days: readonly Date[], values: readonly { day: string; value: number }[], missing: 0 | null): Points {
  const byDay = new Map(values.map(({ day, value }) => [day, value]));
  return days.map((start) => ({ at: start.toISOString(), values: [byDay.get(start.toISOString().slice(0, 10)) ?? missing] }));
}

/** How many days ahead a report looks, and a date after the last of them in every time zone. */
export function daysAhead(range: TimeRange, at: Date): { days: number; latest: string } {
  const days = rangeHours[range] / 24;
  return { days, latest: addDays(at.toISOString().slice(0, 10), days + 1) };
}
