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

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** The instant at which a clock in UTC shows what the clock on the wall shows in `timeZone`. */
function wallTime(timeZone: string, at: Date): Date {
  let clock = wallClocks.get(timeZone);
  if (!clock) {
    const parts = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" } as const;
    clock = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...parts });
    wallClocks.set(timeZone, clock);
  }
  const shown = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

const dayMillis = 24 * 3600 * 1000;

export type LocalTime = { day: string; monday: string; hour: number; weekday: number; time: string };

/**
 * Day and hour of the clock on the wall. `weekday`: 1 is Monday. Statements get them from here: the zone data of Node alone decide, as
 * those of the database may be of another year.
 */
export function localTime(timeZone: string, at: Date): LocalTime {
  const wall = wallTime(timeZone, at);
  const weekday = wall.getUTCDay() || 7;
  const monday = new Date(wall.getTime() - (weekday - 1) * dayMillis).toISOString().slice(0, 10);
  const time = wall.toISOString().slice(0, 19);
  return { day: time.slice(0, 10), monday, hour: wall.getUTCHours(), weekday, time };
}

const probeMillis = 14 * dayMillis;

/** By how many seconds the clocks of a zone were ahead of UTC: at first, and from each change on. */
export type ZoneChanges = { changes: string[]; offsets: number[] };

/** When the clocks of a zone changed between two moments. Two changes are never less than a fortnight apart. */
export function zoneChanges(timeZone: string, from: Date, until: Date): ZoneChanges {
  const offsetAt = (moment: number) => Math.round((wallTime(timeZone, new Date(moment)).getTime() - moment) / 1000);
  const changes: string[] = [];
  const offsets = [offsetAt(from.getTime())];
  for (let earlier = from.getTime(); earlier < until.getTime(); earlier += probeMillis) {
    const before = offsets.at(-1);
    let [low, high] = [earlier, earlier + probeMillis];
    if (offsetAt(high) === before) continue;
    while (high - low > 1000) {
      const middle = low + Math.floor((high - low) / 2000) * 1000;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    changes.push(new Date(high).toISOString());
    offsets.push(offsetAt(high));
  }
  return { changes, offsets };
}

const lastMoment = new Date("9999-12-31T23:59:59.999Z");

/** The first moment after a day in a time zone. After the last day of the calendar that is its own last moment: years have four digits. */
export function endOfDate(timeZone: string, date: string): Date {
  if (date === "9999-12-31") return lastMoment;
  const midnight = new Date(`${date}T00:00:00Z`).getTime() + dayMillis;
  const offsetAt = (moment: number) => wallTime(timeZone, new Date(moment)).getTime() - moment;
  // Where the clocks change at midnight, the two offsets differ, and midnight may not exist.
  const moments = [midnight - dayMillis, midnight + dayMillis].map((moment) => midnight - offsetAt(moment)).sort((a, b) => a - b);
  const first = moments.find((moment) => localTime(timeZone, new Date(moment)).day > date) ?? moments[1] ?? midnight;
  return new Date(Math.min(first, lastMoment.getTime()));
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
