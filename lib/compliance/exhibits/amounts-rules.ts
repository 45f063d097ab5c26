/* Amounts of money in the words of a contract: in figures, in words, and in both. */

/** `values`: more than one where words and figures disagree, or where the text offers a choice. */
export type Amount = { values: readonly number[]; at: number; end: number; differs: "figures" | "choice" | null };

const figure =
  /(?:US)?\$\s?\d[\d,]*(?:\.\d+)?\s?(?:mm\b|millions?\b|mil\b|m\b|thousand\b|k\b)?|\b\d{1,3}(?:,\d{3})+(?:\.\d\d)?\b|\b\d+(?:\.\d+)?\s?(?:millions?|mm|mil)\b|\b\d+(?:\.\d+)?[MK]\b/gi;

const units: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13 },
  ...{ fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50 },
  ...{ sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const unit = `(?:${Object.keys(units).join("|")})`;
const inWords = new RegExp(
  `\\b${unit}(?:[\\s-]+(?:${unit}|hundred|thousand|million|and(?=[\\s-]+${unit})))*(?:[\\s-]+(?:and[\\s-]+)?(?:no|00)\\/(?:100|100ths))?(?:[\\s-]+dollars)?`,
  "gi",
);

/** The value of a number in words; null if the text is not a number. */
export function numberOf(text: string): number | null {
  let [total, group] = [0, 0];
  let isNumber = false;
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const value = units[word];
    if (value !== undefined) group += value;
    else if (word === "hundred") group = Math.max(1, group) * 100;
    else if (word === "thousand" || word === "million") {
      total += Math.max(1, group) * (word === "million" ? 1_000_000 : 1_000);
      group = 0;
    } else if (word === "no" || word === "dollars") break;
    else if (word !== "and") return null;
    isNumber = true;
  }
  return isNumber ? total + group : null;
}

function figureOf(text: string): number | null {
  const [, digits = "", scale = ""] = /(\d[\d,]*(?:\.\d+)?)\s?([a-z]*)/i.exec(text) ?? [];
  // "1,00,000" and "1,0000" are slips: no one can tell what was meant.
  if (/,/.test(digits) && !/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return null;
  const times = /^m/i.test(scale) ? 1_000_000 : /^(?:k|thousand)/i.test(scale) ? 1_000 : 1;
  const value = Math.round(Number(digits.replaceAll(",", "")) * times);
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** The amounts of a text in their order. */
export function amountsIn(text: string): Amount[] {
  const figures = [...text.matchAll(figure)].flatMap(({ index: at, 0: written }): Amount[] => {
    // "$1.000.000" goes on: no one can tell what was meant.
    const value = /^[.,]?\d/.test(text.slice(at + written.trimEnd().length)) ? null : figureOf(written);
    return [{ values: value === null ? [] : [value], at, end: at + written.trimEnd().length, differs: null }];
  });
  for (const { index: at, 0: written } of text.matchAll(inWords)) {
    const value = numberOf(written);
    if (value === null || value < 1_000) continue;
    const end = at + written.trimEnd().length;
    const beside = figures.find((one) => one.at >= end && /^\s*(?:US\s*)?\(?\s*$/.test(text.slice(end, one.at)));
    if (!beside) {
      if (/dollars|million|thousand/i.test(written)) figures.push({ values: [value], at, end, differs: null });
      continue;
    }
    const agrees = beside.values.includes(value);
    const close = /^\s*(?:dollars)?\s*\)/i.exec(text.slice(beside.end))?.[0].length ?? 0;
    Object.assign(beside, { at, end: beside.end + close, ...(!agrees && { values: [value, ...beside.values], differs: "figures" }) });
  }
  return joined(
    figures.sort((one, other) => one.at - other.at),
    text,
  );
}

/** "$1,000,000 or $2,000,000" is one amount of two. */
function joined(amounts: readonly Amount[], text: string): Amount[] {
  const found: Amount[] = [];
  for (const amount of amounts) {
    const last = found.at(-1);
    if (last && /^\s*(?:or|to|–|-)\s*$/i.test(text.slice(last.end, amount.at)))
      found[found.length - 1] = { values: [...last.values, ...amount.values], at: last.at, end: amount.end, differs: "choice" };
    else found.push(amount);
  }
  return found;
}

/** Numbers of days in a text: "thirty (30) days", "30-day". Two values where words and figures disagree. */
export function daysIn(text: string): { values: readonly number[]; at: number; end: number }[] {
  return [...text.matchAll(dayCount)].flatMap(({ index: at, 0: written, groups }) => {
    const [worded, figured] = [groups?.words ? numberOf(groups.words) : null, groups?.figure ? Number(groups.figure) : null];
    const values = [...new Set([worded, figured].filter((one) => one !== null))];
    return values.length > 0 ? [{ values, at, end: at + written.length }] : [];
  });
}
const dayCount = new RegExp(
  `(?:\\b(?<words>${unit}(?:[\\s-]${unit})?)\\s*)?(?:\\(?\\b(?<figure>\\d{1,3})\\)?)?[\\s-]*(?:calendar |business )?days?\\b`,
  "gi",
);
