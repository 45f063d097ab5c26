import { rangeHours, type TimeRange } from "@/lib/infra/time-ranges-values";

const hourMillis = 3600 * 1000;

/** The hours of the last day, or the days (UTC) of a longer range, each by its start; the last one has just begun. */
export function bucketsOf(range: TimeRange, now: Date): { unit: "hour" | "day"; starts: Date[] } {
  const unit = range === "24h" ? "hour" : "day";
  const step = unit === "hour" ? hourMillis : 24 * hourMillis;
  const count = (rangeHours[range] * hourMillis) / step;
  const last = Math.floor(now.getTime() / step) * step;
  return { unit, starts: Array.from({ length: count }, (_, index) => new Date(last - (count - 1 - index) * step)) };
}
