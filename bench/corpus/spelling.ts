import type { Luck } from "@/bench/corpus/luck";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const dates: Record<string, (year: string, month: string, day: string) => string> = {
  full: (year, month, day) => `${month}/${day}/${year}`,
  short: (year, month, day) => `${Number(month)}/${Number(day)}/${year}`,
  "two-digit": (year, month, day) => `${month}/${day}/${year.slice(2)}`,
  dashes: (year, month, day) => `${month}-${day}-${year}`,
  iso: (year, month, day) => `${year}-${month}-${day}`,
  written: (year, month, day) => `${months[Number(month) - 1]} ${Number(day)}, ${year}`,
};
const comma = (amount: number) => amount.toLocaleString("en-US");
const sums: Record<string, (amount: number) => string> = {
  plain: comma,
  dollar: (amount) => `$${comma(amount)}`,
  bare: String,
  cents: (amount) => `$ ${comma(amount)}.00`,
  points: (amount) => `${comma(amount)}.00`,
  short: (amount) => (amount % 1_000_000 === 0 && amount > 0 ? `$${amount / 1_000_000}M` : `$${comma(amount)}`),
};

/** How one certificate spells dates (from ISO) and sums (from whole dollars). */
export type Spelling = { date(iso: string): string; money(amount: number): string; dateStyle: string; moneyStyle: string };

export function inventSpelling(luck: Luck): Spelling {
  const dateStyle = luck.pick(["full", "full", "full", "short", "short", "two-digit", "two-digit", "dashes", "iso", "written"]);
  const moneyStyle = luck.pick(["plain", "plain", "plain", "dollar", "dollar", "bare", "cents", "points", "short"]);
  return {
    dateStyle,
    moneyStyle,
    date: (iso) => (dates[dateStyle] ?? dates.full)?.(iso.slice(0, 4), iso.slice(5, 7), iso.slice(8)) ?? iso,
    money: (amount) => (sums[moneyStyle] ?? comma)(amount),
  };
}
