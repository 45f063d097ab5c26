import { type PlainKey, plainLabels } from "@/lib/extraction/forms/plain";
import { textIn, wideGap } from "@/lib/extraction/readers/plain-words";
import { heightOf, linesOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** Words of one line without a wide gap between them; `key` where it is a label, and `rest` its text after the label. */
export type Piece = { words: Word[]; text: string; box: Box; row: number; key: PlainKey | null; rest: Word[] };

/** Marks between two pieces of a line. */
const divider = /^[•·|▪]$/;
/** How an item of a form is counted: "1.", "Item 3.", "ITEM TWO –". */
const counted = /^(?:item )?(?:\d{1,2}[a-z]?|[a-z])[.)] ?|^item (?:\d+|[ivx]+|one|two|three|four|five|six)[a-z]?[.:]? ?(?:[–-] ?)?/i;
/** What must follow a label that usually has no colon: a colon, dots, or nothing. */
const labelEnd = /^ ?(?::|\.{3,}|-{2,}|#|$| (?:phone|tel|fax|naic)\b| ?\((?:date|mm))/i;

/** The page's pieces from top to bottom and left to right, each with the label that it begins with. */
export function piecesOf(page: PageWords): Piece[] {
  return linesOf(page.words).flatMap((line, row) =>
    partsOfLine(line)
      .flatMap((words) => splitAtLabels(words))
      .map((words) => pieceOf(words, row)),
  );
}

/** A line split at gaps as wide as `wide` heights or at dividing marks. */
export function partsOfLine(line: readonly Word[], wide = wideGap): Word[][] {
  const parts: Word[][] = [];
  let isCut = true;
  for (const word of line) {
    const before = parts.at(-1)?.at(-1);
    if (divider.test(word.text)) {
      isCut = true;
      continue;
    }
    const isFar = before && word.box[0] - before.box[2] > wide * Math.min(heightOf(before), heightOf(word));
    if (!before || isCut || isFar) parts.push([word]);
    else parts.at(-1)?.push(word);
    isCut = false;
  }
  return parts;
}

/** What forms ask for side by side without colons. */
const pairs: ReadonlySet<PlainKey> = new Set(["number", "effective", "expiration"]);

/** "Date: 2/24/2026 Certificate number: 0412" is two pieces: after a label and its value another label with a colon begins. */
function splitAtLabels(words: readonly Word[]): Word[][] {
  const whole = textIn(words);
  const first = plainLabels.find((label) => label.words.test(whole));
  const said = first?.words.exec(whole)?.[0].length ?? 0;
  let letters = words[0]?.text.length ?? 0;
  for (let at = 1; at < words.length; at++) {
    const rest = textIn(words.slice(at));
    const isBehind = letters > said + 2 || (letters >= said && /^(?:phone|fax|e-?mail)\b/i.test(rest));
    letters += 1 + (words[at]?.text.length ?? 0);
    const isLabel =
      isBehind &&
      /^[^a-z]/.test(rest) &&
      plainLabels.some((label) => {
        const own = label.words.exec(rest)?.[0];
        // A sentence may contain a label's words; a title may be followed by a date.
        if (own === undefined || (!first && label.key !== "date")) return false;
        // "EFFECTIVE DATE 07/08/26 EXPIRATION DATE 07/08/27", "LOAN NUMBER 1 POLICY NUMBER 2".
        const isFilled = pairs.has(label.key) && own.includes(" ") && /^ (?:[A-Z]{1,6} )?\S*\d/.test(rest.slice(own.length));
        return isFilled || /^ ?(?:\(A\/C[^)]*\) ?)?:/.test(rest.slice(own.length));
      });
    if (isLabel) return [words.slice(0, at), ...splitAtLabels(words.slice(at))];
  }
  return [[...words]];
}

/** What heads the policies below an umbrella, which are listed up to the page's end. */
export const underlyingHead = (pieces: readonly Piece[]) => pieces.find(({ text }) => /\bunderlying\b/i.test(text) && text.length < 60);

/** A page's pieces without the policies below an umbrella. */
export function aboveUnderlying(pieces: readonly Piece[]): Piece[] {
  const head = underlyingHead(pieces);
  return pieces.filter(({ box }) => !head || box[1] < head.box[1]);
}

function pieceOf(words: Word[], row: number): Piece {
  const whole = textIn(words);
  const number = counted.exec(whole)?.[0] ?? "";
  const text = whole.slice(number.length);
  const whereText = words.slice(number ? number.trim().split(" ").length : 0);
  const box = unionBox(whereText.length > 0 ? whereText : words);
  // A line of a sentence may hold a label's words alone: labels begin with a capital.
  for (const label of /^[^a-z]/.test(text) ? plainLabels : []) {
    const said = label.words.exec(text)?.[0];
    if (said === undefined) continue;
    const behind = text.slice(said.length);
    // "PRODUCER Sample Agency": letters of another size mark the label as a colon does.
    const isCapital = /^[A-Z][A-Z ]{4,}$/.test(text.slice(0, said.length)) && /^ [A-Z][a-z]/.test(behind);
    if (!label.loose && !isCapital && !labelEnd.test(behind)) continue;
    // A sentence may begin like a label.
    if (
      label.loose &&
      !labelEnd.test(behind) &&
      (!/^[\s/(]/.test(behind) || (!["other", "kind", "remarks", "certificate"].includes(label.key) && !/\d|^ [A-Z-]{5,24}$/.test(behind)))
    )
      continue;
    return { words, text: whole, box, row, key: label.key, rest: wordsFrom(words, number.length + said.length) };
  }
  return { words, text: whole, box, row, key: null, rest: [] };
}

/** The words after so many letters of a piece, without the marks that end a label. */
function wordsFrom(words: readonly Word[], letters: number): Word[] {
  let at = 0;
  const rest = words.flatMap((word) => {
    const start = at;
    at += word.text.length + 1;
    if (start >= letters) return [word];
    const left = word.text.slice(letters - start);
    return left && at - 1 > letters ? [{ ...word, text: left }] : [];
  });
  const first = rest.findIndex(({ text }) => /[A-Za-z0-9$]/.test(text));
  return first < 0
    ? []
    : rest.slice(first).map((word, index) => (index === 0 ? { ...word, text: word.text.replace(/^[:.#\s]+/, "") } : word));
}
