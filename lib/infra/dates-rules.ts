import { localeNow } from "@/messages/say";

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** "Mar 4, 2027" for an ISO date. */
export function writtenDate(isoDate: string): string {
  return new Intl.DateTimeFormat(localeNow(), { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${isoDate}T00:00:00Z`));
}
