import { formatByLanguage } from "@/lib/infra/formats-rules";

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

const mediumDate = formatByLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }));

/** "Mar 4, 2027" for an ISO date. */
export const writtenDate = (isoDate: string): string => mediumDate().format(new Date(`${isoDate}T00:00:00Z`));
