import { summaryTitle } from "@/lib/extraction/forms/kinds";
import type { Notes } from "@/lib/extraction/readers/draft";
import { endsInPlace } from "@/lib/extraction/readers/places";
import { blockOf, firstValue } from "@/lib/extraction/readers/plain-fields";
import { isName, nobody, partyOf, type ReadParty, sameColumn } from "@/lib/extraction/readers/plain-parties";
import type { Piece } from "@/lib/extraction/readers/plain-pieces";
import { textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import { heightOf, type PageWords, type Word } from "@/lib/extraction/readers/words";
import { lettersOf } from "@/lib/extraction/rules";

const ofTrade =
  /\b(?:agency|brokers?|brokerage|insurance|mutual|casualty|indemnity|assurance|underwriters|risk (?:management|partners|advisors|services|solutions))\b/i;

/**
 * The party in the window of an envelope: the only name and address at the page's top that nothing labels and that is no insurer's, nor that
 * of an agency, nor another party's.
 */
export function readWindow(
  page: PageWords,
  pieces: readonly Piece[],
  pointer: string,
  known: readonly (string | null)[],
  notes: Notes,
  isWhole = false,
): ReadParty {
  const windows = pieces
    .filter(({ key, text, box }) => key === null && box[1] < page.height * 0.45 && text.length < (isWhole ? 60 : 90) && endsInPlace(text))
    .flatMap((last) => {
      const block = [last];
      for (;;) {
        const first = block[0] as Piece;
        const above = pieces.find(
          (piece) =>
            Math.abs(piece.box[0] - first.box[0]) < 3 &&
            piece.box[1] < first.box[1] - 2 &&
            first.box[1] - piece.box[3] < 0.9 * (first.box[3] - first.box[1]) &&
            Math.abs(heightOf(piece) - heightOf(first)) < 4 &&
            !summaryTitle.test(piece.text),
        );
        if (!above) break;
        block.unshift(above);
      }
      const [top] = block as [Piece];
      // Sorting text of the mail is above the name.
      if (/(?:\d\D*){5}/.test(block[0]?.text ?? "") && block.length > 2) block.shift();
      const party = partyOf(block.map(({ words }) => withoutLabel(words)));
      const isOthers = known.some((name) => name && party.name && lettersOf(name) === lettersOf(party.name));
      // Text close above it labels it, though the label is unknown.
      const isCaptioned = pieces.some(
        ({ box, text }) =>
          !summaryTitle.test(text) &&
          box[3] < top.box[1] + 2 &&
          top.box[1] - box[3] < top.box[3] - top.box[1] &&
          box[0] < top.box[2] &&
          box[2] > top.box[0] - sameColumn,
      );
      const isHeaded = isCaptioned || /\b(?:by|to|for|from|of)$/i.test(top.text);
      const isPlain =
        !isHeaded &&
        block.every(({ key }) => key === null) &&
        (block.length > 1 || (!isWhole && /,.*\d.*,/.test(top.text))) &&
        block.length <= mostInWindow;
      return isPlain && party.name && party.address && isName(party.name) && !ofTrade.test(party.name) && !isOthers
        ? [{ party, block }]
        : [];
    });
  const [found] = windows;
  if (!found || windows.length > 1) return nobody;
  const words = found.block.flatMap((piece) => piece.words);
  if (isWhole) {
    notes.found(pointer, words);
    return { ...nobody, name: found.block.map(({ text }) => text).join(", ") };
  }
  notes.found(`${pointer}/name`, wordsOfText(words, found.party.name ?? ""));
  notes.found(`${pointer}/address`, words);
  return { ...nobody, ...found.party };
}

/** A line without the words before it that ask for it: "Insured Sample Drywall Inc". */
function withoutLabel(words: Word[]): Word[] {
  const label = /^(?:the |first )?(?:named )?insured:? |^(?:mailing )?address:? /i.exec(textIn(words))?.[0] ?? "";
  return words.slice(label ? label.trim().split(" ").length : 0);
}

/** The employer below its policy's number, as a state's fund certifies it: "Policy number and employer". */
export function readEmployer(pieces: readonly Piece[], notes: Notes): ReadParty {
  const block = firstValue(pieces, "number", (label) => {
    const lines = /\bemployer\b/i.test(label.text) ? blockOf(label, pieces, (text) => /^[\d -]{5,}$/.test(text)) : [];
    return lines.length > 1 ? lines.slice(1) : null;
  });
  const { name, address } = block ? partyOf(block) : nobody;
  if (!block || !name || !isName(name)) return nobody;
  notes.found("/insured/name", wordsOfText(block.flat(), name));
  if (address) notes.found("/insured/address", block.flat());
  return { ...nobody, name, address };
}

/** Lines of a name and an address in a window at most. */
const mostInWindow = 6;
