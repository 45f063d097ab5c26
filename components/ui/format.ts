import { writtenPercent, writtenSize } from "@/lib/infra/figures-rules";
import { priceText, writtenMoney } from "@/lib/infra/money-rules";
import type { Currency } from "@/lib/tenancy/settings/billing-values";
import { localeNow, say } from "@/messages/say";

/** A size in 1024 units: 0 Bytes, 12 KB, 1.46 MB; 1,46 Mo. */
export function formatSize(bytes: number): string {
  return writtenSize(bytes);
}

/** A share of a hundred: 81%; 81 %. */
export function formatPercent(percent: number): string {
  return writtenPercent(percent);
}

/** A whole number: 3,000. */
export const formatNumber = (value: number): string => new Intl.NumberFormat(localeNow()).format(value);

/** Whole dollars: $1,000,000. */
export function formatMoney(dollars: number): string {
  return writtenMoney(dollars);
}

/** A price in cents: $49, €49.50. */
export const formatPrice = (cents: number, currency: Currency): string => priceText(cents, currency);

/** A date without time zone ("2027-03-04"): Mar 4, 2027. */
export function formatDate(isoDate: string): string {
  return new Date(`${isoDate.slice(0, 10)}T00:00:00Z`).toLocaleDateString(localeNow(), { dateStyle: "medium", timeZone: "UTC" });
}

/** A day of this year or the next, where there is little room: "Dec 7". */
export function formatDayShort(isoDate: string): string {
  const day = { month: "short", day: "numeric" } as const;
  return new Date(`${isoDate.slice(0, 10)}T00:00:00Z`).toLocaleDateString(localeNow(), { ...day, timeZone: "UTC" });
}

/** The day on which a moment falls in a time zone. */
export function formatMoment(isoInstant: string, timeZone: string): string {
  return new Date(isoInstant).toLocaleDateString(localeNow(), { dateStyle: "medium", timeZone });
}

/** Day and time of a moment in a time zone. */
export function formatTime(isoInstant: string, timeZone: string): string {
  return new Date(isoInstant).toLocaleString(localeNow(), { dateStyle: "medium", timeStyle: "short", timeZone });
}

/** Day and time of a moment with the zone's short name, for screens whose readers work in several zones. */
export function formatZonedTime(isoInstant: string, timeZone: string): string {
  const day = { month: "short", day: "numeric", year: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  return new Date(isoInstant).toLocaleString(localeNow(), { ...day, ...time, timeZone });
}

/** The day that it now is in a time zone, as an ISO date. */
export const todayIn = (timeZone: string, now = new Date()): string => now.toLocaleDateString("en-CA", { timeZone });

/** Whole days from the day that it now is in the time zone to a date; negative when that date has passed. */
export function daysUntil(isoDate: string, now: Date, timeZone: string): number {
  return Math.round((Date.parse(`${isoDate.slice(0, 10)}T00:00:00Z`) - Date.parse(`${todayIn(timeZone, now)}T00:00:00Z`)) / 86_400_000);
}

/** Longer times are shown in months. */
const longestInDays = 120;

/** How long something lasted: "12 days", "5 months", "9 years". */
export function formatSpan(days: number): string {
  if (days <= longestInDays) return say("ui.countDays", { count: days });
  if (days < 730) return say("ui.countMonths", { count: Math.floor(days / 30.44) });
  return say("ui.countYears", { count: Math.floor(days / 365.25) });
}

/** "in 12 days", "today", "3 days ago", "in 11 months", "9 years ago". */
export function formatDays(days: number): string {
  if (days === 0) return say("ui.today");
  const length = formatSpan(Math.abs(days));
  return days > 0 ? say("ui.inLength", { length }) : say("ui.lengthAgo", { length });
}

/** The time zone that this browser is set to. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
