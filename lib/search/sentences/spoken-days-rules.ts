import { addDays } from "@/lib/infra/dates-rules";
import {
  type DayRange,
  isRealDate,
  monthFrom,
  monthNear,
  rangeBeside,
  rangeOf,
  rangeOfDay,
  rangeOfMonth,
  rangeOfValue,
  rangeOfYear,
  rangeWithin,
} from "@/lib/search/language/days-rules";
import { dayIntros, type FixedDay, fixedDays, months, units } from "@/lib/search/sentences/spoken-days-values";
import { phraseAt, phrasesOf, type Token } from "@/lib/search/sentences/words-rules";

type Intro = keyof typeof dayIntros;
type Unit = keyof typeof units;

/** Days as a sentence names them. Which year is meant depends on whether something expires or has expired. */
export type SpokenDays =
  | { kind: "count"; intro: "next" | "under" | "last"; count: number; unit: Unit }
  | { kind: "fixed"; intro: "in"; day: FixedDay }
  | { kind: "quarter"; intro: "in"; quarter: number; year: number | null }
  | { kind: "stated"; intro: Exclude<Intro, "next" | "under" | "last">; year: number | null; month: number | null; day: number | null };

const introPhrases = phrasesOf(
  (Object.keys(dayIntros) as Intro[])
    .filter((intro) => intro !== "next" && intro !== "under")
    .map((intro) => [intro, dayIntros[intro]] as const),
);
const countIntros = phrasesOf([
  ["next", dayIntros.next],
  ["under", dayIntros.under],
  ["last", dayIntros.last],
] as const);
const unitPhrases = phrasesOf((Object.keys(units) as Unit[]).map((unit) => [unit, units[unit]] as const));
const fixedPhrases = phrasesOf((Object.keys(fixedDays) as FixedDay[]).map((day) => [day, fixedDays[day]] as const));
const monthPhrases = phrasesOf(months.map((names, at) => [at + 1, names] as const));
const of = phrasesOf([["of", ["of", "de", "del", "du"]]]);

export type SpokenHit = { length: number; days: SpokenDays };

/** The days that are named at a token, with the words before them. */
export function spokenDaysAt(tokens: readonly Token[], at: number): SpokenHit | null {
  return countAt(tokens, at) ?? fixedAt(tokens, at) ?? quarterAt(tokens, at) ?? statedAt(tokens, at);
}

const mostCounted = { days: 3650, weeks: 520, months: 120 };

function countAt(tokens: readonly Token[], at: number): SpokenHit | null {
  const intro = phraseAt(countIntros, tokens, at);
  const number = intro && tokens[at + intro.length]?.plain;
  if (!intro || !number || !/^\d{1,4}$/.test(number)) return null;
  const unit = phraseAt(unitPhrases, tokens, at + intro.length + 1);
  if (!unit || Number(number) === 0 || Number(number) > mostCounted[unit.value]) return null;
  const days: SpokenDays = { kind: "count", intro: intro.value, count: Number(number), unit: unit.value };
  return { length: intro.length + 1 + unit.length, days };
}

function fixedAt(tokens: readonly Token[], at: number): SpokenHit | null {
  const hit = phraseAt(fixedPhrases, tokens, at);
  return hit && { length: hit.length, days: { kind: "fixed", intro: "in", day: hit.value } };
}

/** In Q1, in Q1 2027. */
function quarterAt(tokens: readonly Token[], at: number): SpokenHit | null {
  const intro = phraseAt(introPhrases, tokens, at);
  if (intro && intro.value !== "in") return null;
  const start = at + (intro?.length ?? 0);
  const [, quarter] = /^[qt]([1-4])$/.exec(tokens[start]?.plain ?? "") ?? [];
  if (!quarter) return null;
  const year = yearAt(tokens, start + 1);
  const days: SpokenDays = { kind: "quarter", intro: "in", quarter: Number(quarter), year: year?.year ?? null };
  return { length: start - at + 1 + (year?.length ?? 0), days };
}

function statedAt(tokens: readonly Token[], at: number): SpokenHit | null {
  const intro = phraseAt(introPhrases, tokens, at)?.value;
  if (intro === "last") return null;
  const start = at + (phraseAt(introPhrases, tokens, at)?.length ?? 0);
  const core =
    isoAt(tokens, start, intro !== undefined) ?? monthAt(tokens, start) ?? dayOfMonthAt(tokens, start) ?? numbersAt(tokens, start);
  if (!core || isUnclear(core, intro, tokens[start]?.plain ?? "")) return null;
  return { length: start - at + core.length, days: { kind: "stated", intro: intro ?? "in", ...core.stated } };
}

/** "May" alone is a verb, "in March 27" may be a year, and "by March" may be its first day or its last. */
function isUnclear({ stated }: Core, intro: Intro | undefined, word: string): boolean {
  const { year, day } = stated;
  if (intro === undefined) return word === "may" && year === null && day === null;
  return intro === "by" ? day === null : intro === "in" && year === null && day !== null;
}

type Core = { length: number; stated: { year: number | null; month: number | null; day: number | null } };

/** 2027-03-15, 2027-03, and 2027 after a preposition. */
function isoAt(tokens: readonly Token[], at: number, hasIntro: boolean): Core | null {
  const word = tokens[at]?.plain ?? "";
  const found = /^(20\d\d)(?:-(\d\d))?(?:-(\d\d))?$/.exec(word);
  const isYear = found !== null && found[2] === undefined;
  if (!found || (isYear && !hasIntro)) return null;
  const stated = { year: Number(found[1]), month: found[2] ? Number(found[2]) : null, day: found[3] ? Number(found[3]) : null };
  return { length: 1, stated };
}

/** March, March 2027, March 15, March 15, 2027, marzo de 2027. */
function monthAt(tokens: readonly Token[], at: number): Core | null {
  const month = phraseAt(monthPhrases, tokens, at);
  if (!month) return null;
  let next = at + month.length;
  let day: number | null = null;
  if (/^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/.test(tokens[next]?.plain ?? "")) {
    day = Number.parseInt(tokens[next]?.plain ?? "", 10);
    next += 1;
  }
  const year = yearAt(tokens, next);
  return { length: next - at + (year?.length ?? 0), stated: { year: year?.year ?? null, month: month.value, day } };
}

/** 15 de marzo, 15 de marzo de 2027, 15 March 2027. */
function dayOfMonthAt(tokens: readonly Token[], at: number): Core | null {
  if (!/^(?:[12]?\d|3[01])$/.test(tokens[at]?.plain ?? "")) return null;
  const start = at + 1 + (phraseAt(of, tokens, at + 1)?.length ?? 0);
  const month = phraseAt(monthPhrases, tokens, start);
  if (!month) return null;
  const next = start + month.length;
  const year = yearAt(tokens, next);
  const stated = { year: year?.year ?? null, month: month.value, day: Number(tokens[at]?.plain) };
  return { length: next - at + (year?.length ?? 0), stated };
}

/** 12/31, 31/12/2026: only where one of the numbers can be no month. */
function numbersAt(tokens: readonly Token[], at: number): Core | null {
  const [, ...found] = /^(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?$/.exec(tokens[at]?.raw ?? "") ?? [];
  const [one = 0, other = 0, year] = found.map(Number);
  const [month, day] = one > 12 ? [other, one] : [one, other];
  const isSure = day > 12 || day === month;
  if (month < 1 || month > 12 || !isSure || day > 31) return null;
  return { length: 1, stated: { year: year || null, month, day } };
}

/** "12/05/2026", which is a day of May or of December, with the words before it; null: it is one day alone, or none. */
export function unclearDayAt(tokens: readonly Token[], at: number): { length: number; words: string } | null {
  const start = at + (phraseAt(introPhrases, tokens, at)?.length ?? 0);
  const words = tokens[start]?.raw ?? "";
  const [, one, other] = /^(\d{1,2})\/(\d{1,2})(?:\/20\d\d)?$/.exec(words) ?? [];
  const isMonth = (number: string | undefined) => Number(number) >= 1 && Number(number) <= 12;
  return isMonth(one) && isMonth(other) && Number(one) !== Number(other) ? { length: start - at + 1, words } : null;
}

function yearAt(tokens: readonly Token[], at: number): { length: number; year: number } | null {
  const skipped = tokens[at]?.plain === "," ? 1 : (phraseAt(of, tokens, at)?.length ?? 0);
  const word = tokens[at + skipped]?.plain ?? "";
  return /^20\d\d$/.test(word) ? { length: skipped + 1, year: Number(word) } : null;
}

/** The days that are meant; null: they contradict the verb, such as "expired next month". */
export function meantDays(days: SpokenDays, tense: "expires" | "expired", today: string): DayRange | "past" | null {
  if (tense === "expires") return daysToCome(days, today);
  const range = daysGone(days, today);
  if (range === null || range === "past" || range.from === null || range.from > today) return null;
  return range.to !== null && range.to > today ? rangeOf(range.from, today) : range;
}

function daysToCome(days: SpokenDays, today: string): DayRange | "past" | null {
  if (days.kind === "count") return countedRange(days, today);
  if (days.kind === "fixed") return days.day.startsWith("last") ? null : fixedRange(days.day, today);
  return days.kind === "quarter" ? quarterRange(days, "next", today) : statedRange(days, "next", today);
}

/** "In less than 30 days" leaves the last of them out. */
function countedRange({ intro, count, unit }: Extract<SpokenDays, { kind: "count" }>, today: string): DayRange | "past" | null {
  if (intro === "last") return null;
  if (unit === "months") return rangeOf(today, addDays(monthsLater(today, count), intro === "under" ? -1 : 0));
  const days = count * (unit === "weeks" ? 7 : 1);
  return intro === "under" ? rangeOfValue("<", `${days}d`, today) : rangeWithin(days, today);
}

function daysGone(days: SpokenDays, today: string): DayRange | "past" | null {
  if (days.kind === "count") {
    if (days.intro !== "last") return null;
    if (days.unit === "months") return rangeOf(monthsLater(today, -days.count), today);
    return rangeOf(addDays(today, -days.count * (days.unit === "weeks" ? 7 : 1)), today);
  }
  if (days.kind === "fixed") return fixedRange(days.day, today);
  if (days.kind === "quarter") return quarterRange(days, "last", today);
  if (isWithin(days.intro)) return statedRange(days, "last", today);
  return days.intro === "before" || days.intro === "after" ? besideGone(days, today) : null;
}

const firstDay = "2000-01-01";
/** Of a month without a year, one further back may be another than the one that is meant. */
const nearDays = 183;

/** "Expired before November", "expired after June 15": the last one, unless it is long ago and its year is not said. */
function besideGone({ intro, year, month, day }: Stated, today: string): DayRange | null {
  const around = plainRange({ year, month, day }, "last", today);
  if (!around?.from || !around.to || (year === null && around.from < addDays(today, -nearDays))) return null;
  const range = intro === "before" ? rangeOf(firstDay, addDays(around.from, -1)) : rangeOf(addDays(around.to, 1), today);
  return range.from !== null && range.to !== null && range.from <= range.to ? range : null;
}

/** The same day so many months later, or the last day of a shorter month. */
function monthsLater(today: string, count: number): string {
  const month = rangeOfMonth(monthFrom(today, count));
  const day = `${month.from?.slice(0, 7)}-${today.slice(8)}`;
  return isRealDate(day) ? day : (month.to ?? day);
}

/** The quarter that comes next, or came last, this one included. */
function quarterRange({ quarter, year }: Extract<SpokenDays, { kind: "quarter" }>, direction: "next" | "last", today: string): DayRange {
  const daysOf = (one: number) => rangeOf(`${one}-${two(quarter * 3 - 2)}-01`, rangeOfMonth(`${one}-${two(quarter * 3)}`).to ?? today);
  const current = Number(today.slice(0, 4));
  const { from, to } = daysOf(current);
  const isOther = direction === "next" ? (to ?? "") < today : (from ?? "") > today;
  return daysOf(year ?? (isOther ? current + (direction === "next" ? 1 : -1) : current));
}

/** The week from Monday to Sunday; null on a Sunday, which some weeks begin with. */
function weekRange(weeks: number, today: string): DayRange | null {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const monday = addDays(today, weeks * 7 + 1 - weekday);
  return weekday === 0 ? null : rangeOf(monday, addDays(monday, 6));
}

function fixedRange(day: FixedDay, today: string): DayRange | null {
  const year = Number(today.slice(0, 4));
  const ranges: Record<FixedDay, () => DayRange | null> = {
    today: () => rangeOfDay(today),
    // Nothing expires "now": it expires on a day.
    now: () => null,
    tomorrow: () => rangeOfDay(addDays(today, 1)),
    thisMonth: () => rangeOfMonth(monthFrom(today, 0)),
    nextMonth: () => rangeOfMonth(monthFrom(today, 1)),
    lastMonth: () => rangeOfMonth(monthFrom(today, -1)),
    thisWeek: () => weekRange(0, today),
    nextWeek: () => weekRange(1, today),
    thisYear: () => rangeOfYear(String(year)),
    nextYear: () => rangeOfYear(String(year + 1)),
    lastYear: () => rangeOfYear(String(year - 1)),
  };
  return ranges[day]();
}

const isWithin = (intro: Stated["intro"]) => intro === "in" || intro === "on";

type Stated = Extract<SpokenDays, { kind: "stated" }>;

function statedRange({ intro, year, month, day }: Stated, direction: "next" | "last", today: string): DayRange | "past" | null {
  const range = plainRange({ year, month, day }, direction, today);
  if (!range || isWithin(intro)) return range;
  const [first, last] = [range.from ?? today, range.to ?? today];
  if (intro === "after") return rangeBeside(">", last, today);
  return rangeBeside(intro === "before" ? "<" : "<=", intro === "before" ? first : last, today);
}

const two = (number: number) => String(number).padStart(2, "0");

function plainRange({ year, month, day }: Core["stated"], direction: "next" | "last", today: string): DayRange | null {
  if (month === null) return year === null ? null : rangeOfYear(String(year));
  if (month < 1 || month > 12) return null;
  if (day === null) return rangeOfMonth(year === null ? monthNear(month, today, direction) : `${year}-${two(month)}`);
  if (year !== null) return dayRange(`${year}-${two(month)}-${two(day)}`);
  const near = `${monthNear(month, today, direction)}-${two(day)}`;
  const isWrongWay = direction === "next" ? near < today : near > today;
  const moved = Number(near.slice(0, 4)) + (direction === "next" ? 1 : -1);
  return dayRange(isWrongWay ? `${moved}${near.slice(4)}` : near);
}

const dayRange = (text: string): DayRange | null => (isRealDate(text) ? rangeOfDay(text) : null);
