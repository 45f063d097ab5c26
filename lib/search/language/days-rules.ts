import { addDays } from "@/lib/infra/dates-rules";

/** ISO dates, both included; null: open. `written`: how a query states it, as `<30d` or `:2027-03`. */
export type DayRange = { from: string | null; to: string | null; written: string };

const mostDays = 3650;

export const isRealDate = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The last day of an ISO month. */
function endOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The days of an ISO month, as "2027-03". */
export const rangeOfMonth = (month: string): DayRange => ({ from: `${month}-01`, to: endOfMonth(month), written: `:${month}` });
export const rangeOfYear = (year: string): DayRange => ({ from: `${year}-01-01`, to: `${year}-12-31`, written: `:${year}` });
export const rangeOfDay = (day: string): DayRange => ({ from: day, to: day, written: `:${day}` });
export const rangeOf = (from: string, to: string): DayRange => ({ from, to, written: `:${from}..${to}` });

/** Today and the days that follow, the last one included. */
export const rangeWithin = (days: number, today: string): DayRange => ({ from: today, to: addDays(today, days), written: `<=${days}d` });

const isoMonth = (year: number, number: number) => `${year}-${String(number).padStart(2, "0")}`;

/** The month of that number (1 to 12) that comes next, this month included; or, looking back, that came last. */
export function monthNear(number: number, today: string, direction: "next" | "last"): string {
  const [year = 0, current = 0] = today.split("-").map(Number);
  if (direction === "next") return isoMonth(number >= current ? year : year + 1, number);
  return isoMonth(number <= current ? year : year - 1, number);
}

/** The month so many months from today's. */
export function monthFrom(today: string, months: number): string {
  const [year = 0, number = 0] = today.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export type Comparison = ":" | "<" | "<=" | ">" | ">=";

/** The days that a query's value means; "past": they are over, where only days to come can be meant; null: not a date. */
export function rangeOfValue(sign: Comparison, value: string, today: string): DayRange | "past" | null {
  const days = /^(\d{1,4})d$/.exec(value)?.[1];
  if (days) return sign === ":" ? null : rangeOfDays(sign, Number(days), today);
  const day = value === "today" ? today : value;
  if (sign !== ":") return isRealDate(day) ? rangeBeside(sign, day, today) : null;
  if (isRealDate(day)) return rangeOfDay(day);
  if (/^20\d\d$/.test(value)) return rangeOfYear(value);
  if (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(value)) return rangeOfMonth(value);
  const [from = "", to = "", ...more] = value.split("..");
  return more.length === 0 && isRealDate(from) && isRealDate(to) && from <= to ? rangeOf(from, to) : null;
}

function rangeOfDays(sign: Exclude<Comparison, ":">, days: number, today: string): DayRange | null {
  const isNone = sign === "<" && days === 0;
  if (days > mostDays || isNone) return null;
  const written = `${sign}${days}d`;
  if (sign === "<" || sign === "<=") return { from: today, to: addDays(today, sign === "<" ? days - 1 : days), written };
  return { from: addDays(today, sign === ">" ? days + 1 : days), to: null, written };
}

/** Before or after a day. What has expired already is not meant by "before". */
export function rangeBeside(sign: Exclude<Comparison, ":">, day: string, today: string): DayRange | "past" {
  const written = `${sign}${day}`;
  if (sign === ">" || sign === ">=") return { from: sign === ">" ? addDays(day, 1) : day, to: null, written };
  const to = sign === "<" ? addDays(day, -1) : day;
  return to < today ? "past" : { from: today, to, written };
}
