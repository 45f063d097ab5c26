import type { Drawn } from "@/lib/extraction/readers/pdf-drawn";
import type { fieldWords } from "@/lib/extraction/readers/pdf-fields";
import { centerX, centerY, type Edit, type Word } from "@/lib/extraction/readers/words";
import { lettersOf, looksLikeDate, parseAmount, parseDate } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/*
 * Where a page does not show what it holds: text under other text, invisible text in the place of other text, and form fields that store
 * another value than they show. Someone changed such files.
 */

/** A piece of text that is not seen, or no longer. */
export type Unseen = { text: string; box: Box };

/** A date, an amount or a number of a policy: what an edited certificate has another one of. */
const isValue = (text: string) => (text.match(/\d/g)?.length ?? 0) >= 4 || looksLikeDate(text) || /\d,\d{3}/.test(text);

const overlaps = (one: Box, two: Box) => one[0] < two[2] && two[0] < one[2] && Math.min(one[3], two[3]) - Math.max(one[1], two[1]) > 2;

/** Text that was covered, with other text in its place. */
export const coveredEdits = (under: readonly { old: string; box: Box }[], page: number): Edit[] =>
  under.map(({ old, box }) => ({ box, reason: `On page ${page} "${old}" was covered and typed over. Only the visible text was read.` }));

/** Words that a vendor would like to be gone. */
const unwanted =
  /\b(?:cancell?ed|void(?:ed)?|expired|lapsed|terminated|excluded|exclusion|sample|specimen|draft|not (?:valid|included|covered)|claims-? ?made|pending|binder)\b/i;

/** Text that was covered without other text in its place, where it spoke against the certificate. */
export const erasedEdits = (lost: readonly Unseen[], seen: readonly { box: Box }[], page: number): Edit[] =>
  lost.flatMap(({ text, box }) =>
    unwanted.test(text) && !seen.some((one) => overlaps(one.box, box))
      ? [{ box, isWhole: true, reason: `On page ${page} "${short(text.trim())}" was covered. Only the visible text was read.` }]
      : [],
  );

/** Invisible values in the place of other values. */
export function secretEdits(secret: readonly Unseen[], seen: readonly { text: string; box: Box }[], page: number): Edit[] {
  return secret.flatMap(({ text, box }) => {
    const hidden = text.trim();
    if (!isValue(hidden)) return [];
    const over = seen.filter((one) => overlaps(one.box, box));
    const shown = over.map((one) => one.text).join(" ");
    const [one, other] = [lettersOf(hidden), lettersOf(shown)];
    if (over.length === 0 || one.includes(other) || other.includes(one)) return [];
    return [{ box, reason: `Page ${page} hides "${short(hidden)}" behind "${short(shown)}". Only the visible text was read.` }];
  });
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** What each form field draws, by the id of its annotation; what a field cuts off counts, as only its view ends there. */
export function fieldTexts(drawn: readonly Drawn[], widgets: ReadonlySet<string>): Map<string, string> {
  const texts = new Map<string, { text: string; y: number }>();
  for (const one of drawn) {
    if (one.kind !== "glyph" || !one.annotation || !widgets.has(one.annotation) || one.ghost || (one.hidden && !one.clipped)) continue;
    const before = texts.get(one.annotation);
    const isNext = before && Math.abs(before.y - one.start[1]) > 0.5 * one.size;
    texts.set(one.annotation, { text: `${before?.text ?? ""}${isNext ? "\n" : ""}${one.text}`, y: one.start[1] });
  }
  return new Map([...texts].map(([id, { text }]) => [id, text]));
}

/** Words of which a field may show only the beginning. */
const severalWords = 4;

/** Whether a field stores something else than it shows. Amounts and dates may be written in another way. */
export function differs(stored: string, shown: string): boolean {
  const [one, other] = [lettersOf(stored), lettersOf(shown)];
  if (one === "" || other === "" || one === other || /^(.)\1*$/.test(shown.replace(/\s/g, ""))) return false;
  const [dates, amounts] = [
    [parseDate(stored.trim()), parseDate(shown.trim())],
    [parseAmount(stored.trim()), parseAmount(shown.trim())],
  ];
  if (dates[0] && dates[0] === dates[1]) return false;
  if (amounts[0] && amounts[1] && JSON.stringify(amounts[0]) === JSON.stringify(amounts[1])) return false;
  const isCut = stored.trim().split(/\s+/).length >= severalWords && one.startsWith(other);
  return !isCut;
}

/** Fields that store something else than they show, or than is printed in their place. */
export function fieldEdits(
  annotations: Parameters<typeof fieldWords>[0],
  shownIn: ReadonlyMap<string, string>,
  printed: readonly Word[],
  boxOf: (rect: number[]) => Box,
  page: number,
): (Edit & { id: string; shown: string })[] {
  return annotations.flatMap(({ id, subtype, fieldType, fieldValue, rect, hidden }) => {
    if (!id || !rect || hidden || subtype !== "Widget" || fieldType !== "Tx" || typeof fieldValue !== "string") return [];
    const box = boxOf(rect);
    const behind = printed.find(
      (word) => isWithin(word, box) && isPrintedValue(word.text) && !lettersOf(fieldValue).includes(lettersOf(word.text)),
    );
    const drawn = shownIn.get(id) ?? "";
    const stored = fieldValue.trim();
    if (stored === "") return [];
    if (drawn.trim() === "") {
      const reason = `A form field on page ${page} stores "${short(stored)}" but shows nothing.`;
      return [{ id, shown: stored, box, reason }];
    }
    const shown = differs(stored, drawn) ? drawn : behind?.text;
    if (shown === undefined) return [];
    return [{ id, shown, box, reason: `A form field on page ${page} stores "${short(stored)}" but shows "${short(shown.trim())}".` }];
  });
}

const isWithin = (word: Word, [x0, y0, x1, y1]: Box) =>
  centerX(word) > x0 && centerX(word) < x1 && centerY(word) > y0 && centerY(word) < y1;
const isPrintedValue = (text: string) => looksLikeDate(text) || /^\$?\d{1,3}(?:,\d{3})+/.test(text);
