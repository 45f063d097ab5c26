import type { JudgedLimit } from "@/lib/compliance/coverages/values";
import type { Token } from "@/lib/compliance/terms/schema";

/* Amounts and dates of sentences. */

const scale = (unit: string | undefined) => (unit === undefined ? 1 : /^m/i.test(unit) ? 1_000_000 : 1_000);

/** How sentences name limits. */
const limitNames: readonly (readonly [RegExp, readonly JudgedLimit[]])[] = [
  [/product|comp/i, ["productsCompOpAggregate"]],
  [/^(?:general|gen|gl) agg/i, ["generalAggregate"]],
  [/^(?:each|per|ea) occ/i, ["eachOccurrence", "umbrellaEachOccurrence"]],
  [/combined|csl/i, ["combinedSingleLimit"]],
  [/accident/i, ["elEachAccident", "combinedSingleLimit"]],
  [/^disease (?:each|ea)|^(?:each|ea) employee/i, ["elDiseaseEachEmployee"]],
  [/personal/i, ["personalAdvInjury"]],
  [/rented|fire damage/i, ["damageToRentedPremises"]],
  [/^med/i, ["medicalExpense"]],
];

/** The limits that a sentence with one amount names; null: it names none, or several amounts. */
export function limitNamed(tokens: readonly Token[]): readonly JudgedLimit[] | null {
  if (tokens.filter(({ kind }) => kind === "money").length !== 1) return null;
  const named = tokens.flatMap(({ kind, text }) => (kind === "limit" ? (limitNames.find(([name]) => name.test(text))?.[1] ?? []) : []));
  return named.length > 0 ? named : null;
}

/** The amounts of a sentence, in whole dollars. */
export const dollarsIn = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ kind, text }) => {
    const [, amount, unit] = kind === "money" ? (/(\d[\d,]*(?:\.\d+)?) ?(mm?|mil\w*|k|th\w*)?/i.exec(text) ?? []) : [];
    return amount === undefined ? [] : [Math.round(Number(amount.replace(/,/g, "")) * scale(unit))];
  });

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const two = (value: number) => String(value).padStart(2, "0");
const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** The dates of a sentence, as ISO dates; one without a year is as written, and so equals no other. */
export const datesIn = (tokens: readonly Token[]): string[] => tokens.flatMap(({ kind, text }) => (kind === "date" ? [isoDate(text)] : []));

function isoDate(text: string): string {
  const [, month, day, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2,4})$/.exec(text) ?? [];
  if (month && day && year) return `${yearOf(year)}-${two(Number(month))}-${two(Number(day))}`;
  const [, name, date, full] = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? ?(\d{4})$/i.exec(text) ?? [];
  const at = months.indexOf(name?.toLowerCase() ?? "");
  return date && full && at >= 0 ? `${full}-${two(at + 1)}-${two(Number(date))}` : text;
}
