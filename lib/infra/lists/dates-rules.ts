/** In which order the dates of a list name day and month. "mixed": some only fit one way, and some only the other. */
export type DayOrder = "month-first" | "day-first" | "mixed";

const written = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/;

const partsOf = (text: string) => {
  const [, first = "", second = "", year = ""] = written.exec(text.trim()) ?? [];
  return first === "" ? null : { first, second, year };
};

/** What the dates of a list show about their order; null: each of them can be read both ways. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  const parts = texts.flatMap((text) => partsOf(text) ?? []);
  const fits = (day: string, month: string) => Number(day) > 12 && Number(day) <= 31 && Number(month) <= 12;
  const isDayFirst = parts.some(({ first, second }) => fits(first, second));
  const isMonthFirst = parts.some(({ first, second }) => fits(second, first));
  if (isDayFirst && isMonthFirst) return "mixed";
  if (isDayFirst) return "day-first";
  return isMonthFirst ? "month-first" : null;
}

/** A date that means another day when day and month are swapped. */
export function isAmbiguousDay(text: string): boolean {
  const parts = partsOf(text);
  return parts !== null && parts.first !== parts.second && Number(parts.first) <= 12 && Number(parts.second) <= 12;
}

/**
 * An ISO date of what spreadsheets write, as "1/15/2027"; any other text stays. In a mixed list a date is read the way that it fits, and
 * stays where it fits both ways.
 */
export function isoDay(text: string, order: DayOrder = "month-first"): string {
  const parts = partsOf(text);
  if (!parts || (order === "mixed" && isAmbiguousDay(text))) return text.trim();
  const { first, second, year } = parts;
  const isDayFirst = order === "day-first" || (order === "mixed" && Number(first) > 12);
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
