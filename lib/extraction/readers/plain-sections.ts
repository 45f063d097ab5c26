import { coverageWords, headingWords } from "@/lib/extraction/forms/plain";
import { datesIn, type Piece, piecesOf } from "@/lib/extraction/readers/plain-fields";
import { limitsIn } from "@/lib/extraction/readers/plain-limits";
import { insurerAlone } from "@/lib/extraction/readers/plain-parties";
import {
  type Context,
  countNumbers,
  plainPolicy,
  readBasis,
  readNumber,
  readTerm,
  settleLimits,
  type Told,
} from "@/lib/extraction/readers/plain-policies";
import { textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import { centerX, centerY, linesOf, type PageWords, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** A part of the page that speaks of one coverage: the heading that names it, and what stands below and beside that. */
type Section = { text: string; box: Box; pieces: Piece[]; words: Word[] };

/** How far left and right of a heading its column may begin, in points. */
const sameColumn = 40;

/** The coverage that a piece names and says nothing else. */
function isHeading({ text, words }: Piece): boolean {
  if (text.length > 80 || /\d{3}|[:.]$/.test(text)) return false;
  const coverage = coverageWords.find((one) => one.words.test(text));
  const [first] = words;
  if (!first || (!coverage && !headingWords.alone.test(text))) return false;
  const rest = coverage ? text.replace(coverage.words, " ").replace(headingWords.around, " ") : "";
  return !/[A-Za-z]{2}/.test(rest);
}

const isLevel = (one: { box: Box }, other: { box: Box }) => Math.abs(centerY(one) - centerY(other)) < 0.6 * (one.box[3] - one.box[1]);

/** Whether coverages stand side by side, each with its number: no table has that. */
export function hasPartsAbreast(page: PageWords): boolean {
  const numbered = sectionsOf(page, piecesOf(page)).filter(({ pieces }) => countNumbers(pieces) === 1);
  return numbered.some((one) => numbered.some((other) => other !== one && isLevel(one, other)));
}

/** The parts of a page, each from its heading to the next one below it, and up to a heading beside it. */
function sectionsOf(page: PageWords, pieces: readonly Piece[]): Section[] {
  // The policies below an umbrella are listed up to the page's end.
  const underlying = pieces.find(({ text }) => /\bunderlying\b/i.test(text) && text.length < 60);
  const headings = pieces.filter((piece) => isHeading(piece) && !(underlying && piece.box[1] > underlying.box[1]));
  const bottoms = new Map(
    headings.map((heading) => {
      const isAlone = !headings.some((other) => other !== heading && isLevel(heading, other));
      const next = headings.filter(
        (other) => other.box[1] > heading.box[3] - 2 && (isAlone || Math.abs(other.box[0] - heading.box[0]) < sameColumn),
      );
      return [heading, Math.min(page.height, underlying?.box[1] ?? page.height, ...next.map(({ box }) => box[1]))] as const;
    }),
  );
  return headings.map((heading) => {
    const [x0, y0, x1] = heading.box;
    const bottom = bottoms.get(heading) as number;
    const beside = headings.filter((other) => other !== heading && other.box[1] < bottom - 2 && (bottoms.get(other) as number) > y0 + 2);
    const left = Math.max(0, ...beside.filter(({ box }) => box[2] < x0).map(() => x0 - 12));
    const right = Math.min(page.width, ...beside.filter(({ box }) => box[0] > x1).map(({ box }) => box[0] - 12));
    const region: Box = [left, y0 - 3, right, bottom - 1];
    const isIn = (one: { box: Box }) =>
      centerX(one) > region[0] && centerX(one) < region[2] && centerY(one) > region[1] && centerY(one) < region[3];
    return { text: heading.text, box: heading.box, pieces: pieces.filter(isIn), words: page.words.filter(isIn) };
  });
}

/** The insurer of a section: the line that is nothing but its name, with the NAIC number behind it or without. */
function insurerOf({ pieces }: Section): Pick<Told, "insurer" | "naic"> {
  for (const { words } of pieces) {
    const name = insurerAlone(textIn(words));
    const naic = /\bNAIC ?(?:no\.?|number|#|code)?:? ?#?(\d{5})\b/i.exec(textIn(words))?.[1];
    if (name) return { insurer: wordsOfText(words, name), naic: naic ? wordsOfText(words, naic) : null };
  }
  return { insurer: null, naic: null };
}

/**
 * The policies of a page with a part for each coverage: memoranda, binders, package policies. A part is a policy where it states a
 * limit of its coverage or a number, of which nothing is read where it has two. Number and term may stand once for all of them, where no part has its own.
 */
export async function policiesInSections(page: PageWords, pieces: readonly Piece[], context: Omit<Context, "pointer">): Promise<Told[]> {
  const stated = sectionsOf(page, pieces).flatMap((section) => {
    const { type } = plainPolicy(section.text);
    const numbers = countNumbers(section.pieces);
    const isNamed = limitsIn(type, linesOf(section.words)).some((one) => "key" in one);
    return numbers > 0 || isNamed ? [{ ...section, type, numbers, isNumbered: numbers > 0 }] : [];
  });
  // "General liability limits" below "General liability", which has the number, is a part of that.
  const sections = stated.filter(
    (one) => one.isNumbered || !stated.some((other) => other !== one && other.isNumbered && other.type === one.type),
  );
  const hasNumbers = sections.some(({ isNumbered }) => isNumbered);
  const hasTerms = sections.some(({ words }) => datesIn(linesOf(words).map(textIn).join("\n")).length > 0);
  const isOne = countNumbers(pieces) < 2;
  const told: Told[] = [];
  for (const section of sections) {
    const own: Context = { ...context, pointer: `/policies/${told.length}` };
    const policy = plainPolicy(section.text);
    if (policy.type === "OTHER") policy.typeText ??= section.text;
    const lines = linesOf(section.words);
    // Of two policies in one part nobody knows what is whose.
    if (section.numbers > 1) {
      told.push({ policy, insurer: null });
      continue;
    }
    await readTerm(policy, hasTerms ? section.pieces : pieces, hasTerms ? section.words : page.words, own);
    await settleLimits(policy, limitsIn(policy.type, lines), own);
    if (hasNumbers || isOne) await readNumber(policy, hasNumbers ? section.pieces : pieces, own);
    readBasis(policy, lines.flat(), own);
    told.push({ policy, ...insurerOf(section) });
  }
  return told;
}
