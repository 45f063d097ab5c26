import { type Amount, parseAmount } from "@/lib/extraction/rules";

/** Amounts that most certificates state: one of them, clearly read, needs no second look. */
export const isUsual = (dollars: number) =>
  /^(1|2|3|5|10|15|25|50|100|150|200|250|300|500|600|750)0{3,6}$/.test(String(dollars)) && dollars <= 10_000_000;

/** Less than this is no limit, but a piece of one that recognition lost the rest of. */
export const leastAmount = 500;
/** Less than this is no limit of a coverage as a whole: only medical expense, deductibles and retentions are so low. */
const leastLimit = 25_000;
const lowKeys: ReadonlySet<string> = new Set(["medicalExpense", "deductible", "retention"]);
/** What firms are asked for that is often zero. */
export const mayBeNone: ReadonlySet<string> = new Set(["deductible", "retention"]);
/** Whether an amount is one in thousands or millions that its form names elsewhere, or no limit at all: "$ 5" for five million. */
export const isTooLittle = (dollars: number, key: string): boolean => dollars > 0 && dollars < 1_000 && !lowKeys.has(key);
/** Hardly any primary policy has more than this: more is the amount of another limit, or of the umbrella below. */
const mostOf: Record<string, number> = {
  medicalExpense: 100_000,
  damageToRentedPremises: 2_000_000,
  eachOccurrence: 5_000_000,
  personalAdvInjury: 5_000_000,
  combinedSingleLimit: 5_000_000,
  elEachAccident: 5_000_000,
  elDiseaseEachEmployee: 5_000_000,
  elDiseasePolicyLimit: 5_000_000,
};
/** Above ten million, limits are these; what else is read from a picture has a dollar sign or a border as its first digit. */
const greatLimits = new Set([15, 20, 25, 30, 35, 40, 50, 60, 75, 100].map((millions) => millions * 1_000_000));

/** The digits of the limits of these coverages: 560,000 is rather a 500,000 with a stroke in its zero. */
const ofLimits = /^\d([05]|25|75)?0*$/;

/** Whether hardly any certificate states such an amount there: read from a picture it is rather a misread one. */
export function isUnlikely(dollars: number, key: string | null): boolean {
  if (dollars === 0) return false;
  if (dollars % 100 !== 0 || (dollars > 10_000_000 && !greatLimits.has(dollars))) return true;
  if (dollars > (mostOf[key ?? ""] ?? Number.POSITIVE_INFINITY)) return true;
  return key !== null && (!ofLimits.test(String(dollars)) || (!lowKeys.has(key) && dollars < leastLimit));
}

/** More than this is one with a dollar sign or a border before it that was taken for a digit. */
export const mostAmount = 100_000_000;

/** What begins with digits that have commas between their thousands: an amount, or all of one but its cents. */
export const groupedAmount = /^\$?\d{1,3}(,\d{3})+/;

/** An amount without the border after it that an engine read as a bracket. */
export const withoutBorder = (text: string): string => text.replace(/(?<=\d)[|)}\]]+$/, "");

/** An amount as an engine reads it, not cut off after a comma, with a blank between it and the border or dollar sign read as a digit. */
export function looseAmount(text: string): Amount | null {
  // A dollar sign is often taken for an S, a 3, a 5 or an 8, a border for a 1: apart from the amount by a blank, it does not count.
  const bare = withoutBorder(text.trim())
    .replace(/^[^\d$]+(?=\$)/, "")
    .replace(/^(?:[^\d\s]{1,2}\s+|[^\dA-Za-z]+)+/, "")
    .replace(/^[358]\s+(?=\d{1,3}(,\d{3})+(\.\d\d)?$)/, "")
    .replace(/^[Ss$]*S?[1Il|]?(?=[1Il|]M$)/, "")
    .replace(/^[Il|](?=M$)/, "1")
    .replace(/^S(?=\d{1,2}M$)/, "")
    .replace(/(?<=[\d,])[OQUD](?=[OQUD\d]*$)/g, "0");
  if (/^\d\s+\d{1,3},|\d,$/.test(bare)) return null;
  // Two amounts are not the second of them.
  if (bare.split(/\s+/).filter((part) => groupedAmount.test(part)).length > 1) return null;
  const plain = parseAmount(bare, true);
  if (plain) return plain;
  const tight = bare.replace(/\s*([.,])[\s.,]*/g, "$1").replace(/[^\d.,]+$/, "");
  const tail = /(?:^|[^\d.,])(\d{1,3}(?:[.,]\d{3})+(?:[.,]0{1,2})?|\d{4,9}(?:\.00)?)$/.exec(tight)?.[1];
  return tail ? parseAmount(tail.replace(/\.(?=\d{3})/g, ",").replace(/,(?=\d{1,2}$)/, "."), true) : null;
}

/** Whether an amount that hardly any certificate states is a usual amount after a dollar sign that was read as a digit. */
export const mayBeginWithSign = (dollars: number) => /^[358]\d/.test(String(dollars)) && isUsual(Number(String(dollars).slice(1)));

/** Whether one amount is another one without its first digits. */
export const isEndOf = (one: { dollars: number }, other: { dollars: number }) =>
  one.dollars > 0 && one.dollars < other.dollars && String(other.dollars).endsWith(String(one.dollars));
