import type { Notes } from "@/lib/extraction/readers/draft";
import type { Grid } from "@/lib/extraction/readers/grid";
import { sureMark } from "@/lib/extraction/readers/ticks";
import { centerX, centerY, type PageWords, type Word } from "@/lib/extraction/readers/words";
import { isNoNumberYet, isTick } from "@/lib/extraction/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";

const onlyOne = "We found only one of the policy's two dates.";
const dateKeys = ["effectiveDate", "expirationDate"] as const;

/** Words of the headers and boxes that a form uses for additional insureds and waivers. */
const ofGrants = /^\W*(?:add'?l|addtl|insd|insrd|subro?\w*|wvd|waive[rd])\b/i;

/**
 * Says so where a picture lost what a table has for each policy: one of its two dates (the other one is withdrawn where no policy has
 * both), the dates or the numbers of all, or the marks of additional insureds and waivers, where it has words for these or the waivers' column was found. Editions that print one column of marks
 * print that of additional insureds.
 */
export function noteLostColumns(policies: ReadCertificate["policies"], grid: Grid, { words }: PageWords, notes: Notes) {
  const { columns, headerTop, bottom } = grid;
  type Key = "policyNumber" | "effectiveDate" | "expirationDate" | "additionalInsured" | "waiverOfSubrogation";
  const refuse = (at: number, key: Key, reason: string) => {
    const pointer = `/policies/${at}/${key}`;
    if (policies[at]?.[key] === null && !(pointer in notes.reasons)) notes.unreadable(pointer, reason);
  };
  const isNumbered = policies.some(({ policyNumber }, at) => policyNumber !== null || `/policies/${at}/policyNumber` in notes.reasons);
  const areLost = policies.length > 1 && !isNumbered && !words.some(({ text }) => isNoNumberYet(text));
  const inTable = words.filter((word) => centerY(word) > headerTop - 12 && centerY(word) < bottom);
  const isAsked = inTable.some((word) => ofGrants.test(word.text) || isLoneMark(word, inTable, columns));
  // A mark beside the column of additional insureds is one of a column of waivers whose header was lost.
  const { additional } = columns;
  const isMarkedBeside =
    additional !== null &&
    inTable.some((word) => (centerX(word) < additional[0] || centerX(word) > additional[1]) && isLoneMark(word, inTable, columns));
  const isKnownByTitle = (at: number, key: string, date: string | null) => date !== null || `/policies/${at}/${key}` in notes.reasons;
  const areBothFound = policies.some((one, at) => dateKeys.every((key) => isKnownByTitle(at, key, one[key])));
  const withdraw = (at: number, key: (typeof dateKeys)[number]) => {
    const [policy, source] = [policies[at], notes.evidence[`/policies/${at}/${key}`]];
    if (!policy?.[key] || !source) return;
    policy[key] = null;
    notes.reasons[`/policies/${at}/${key}`] = onlyOne;
    notes.evidence[`/policies/${at}/${key}`] = { ...source, confidence: Math.min(source.confidence, 0.4) };
  };
  const isDated = policies.some((one, at) => dateKeys.some((key) => isKnownByTitle(at, key, one[key])));
  policies.forEach(({ type, effectiveDate, expirationDate }, at) => {
    if (areLost) refuse(at, "policyNumber", "We could not find a policy number in this picture.");
    // No certificate is without any date of a policy.
    for (const key of isDated ? [] : dateKeys) refuse(at, key, "We could not find a policy date in this picture.");
    for (const [key, date, other] of [
      ["effectiveDate", effectiveDate, "expirationDate"],
      ["expirationDate", expirationDate, "effectiveDate"],
    ] as const) {
      if (!isKnownByTitle(at, key, date)) continue;
      refuse(at, other, onlyOne);
      // Where no policy has both, nothing confirms which of them a possibly misread header means.
      if (!areBothFound && notes.evidence[`/policies/${at}/${key}`]?.reader === "ocr") withdraw(at, key);
    }
    if (columns.waiver && !columns.additional)
      refuse(at, "additionalInsured", "We could not find the additional insured column in this picture.");
    if (columns.additional && !columns.waiver && isMarkedBeside)
      refuse(at, "waiverOfSubrogation", "We could not find the waiver of subrogation column in this picture.");
    if (columns.waiver || columns.additional || !isAsked) return;
    if (type !== "WORKERS_COMPENSATION")
      refuse(at, "additionalInsured", "We could not find the additional insured column in this picture.");
    refuse(at, "waiverOfSubrogation", "We could not find the waiver of subrogation column in this picture.");
  });
}

/**
 * Maximum distance left of the column of numbers of a mark for additional insureds or waivers, and maximum distance of a checkbox's mark
 * from its label.
 */
const [beforeNumber, beforeLabel] = [60, 16];

/** Whether a mark is left of the numbers or right of where limits begin and checks no box: a mark of a column whose header was lost. */
function isLoneMark(mark: Word, words: readonly Word[], { number, limits }: Grid["columns"]): boolean {
  const [x0, , x1] = mark.box;
  const isBefore = number && x1 < number[0] && x0 > number[0] - beforeNumber;
  if (!(isBefore || (limits && x0 > limits[0])) || !isTick(mark.text) || mark.confidence < sureMark) return false;
  const end = isBefore ? number[0] - 2 : Number.POSITIVE_INFINITY;
  return !words.some(
    ({ box, text }) =>
      box[0] > x1 &&
      box[0] < Math.min(end, x1 + beforeLabel) &&
      centerY({ box }) > mark.box[1] &&
      centerY({ box }) < mark.box[3] &&
      /[A-Za-z]{2}/.test(text),
  );
}
