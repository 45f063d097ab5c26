/** The one source of "now". Rules take the time as a parameter; commands and queries ask here. */
export function now(): Date {
  return new Date();
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The ISO date that a calendar on the wall shows in `timeZone` at that instant. */
export function localDate(timeZone: string, at: Date): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(at);
}

/** A date column's value as an ISO date; such columns arrive as midnight UTC. */
export function toIsoDate(date: Date): string;
export function toIsoDate(date: Date | null): string | null;
export function toIsoDate(date: Date | null): string | null {
  return date ? date.toISOString().slice(0, 10) : null;
}

/** An ISO date as a date column takes it. */
export function fromIsoDate(text: string): Date;
export function fromIsoDate(text: string | null): Date | null;
export function fromIsoDate(text: string | null): Date | null {
  return text ? new Date(`${text}T00:00:00Z`) : null;
}
