import { coverageWords, headingWords } from "@/lib/extraction/forms/plain";
import { firstValue, type Piece, piecesOf, valueBehind } from "@/lib/extraction/readers/plain-fields";
import { limitsIn, limitsSaid } from "@/lib/extraction/readers/plain-limits";
import { insurerAlone } from "@/lib/extraction/readers/plain-parties";
import {
  type Context,
  countNumbers,
  plainPolicy,
  readBasis,
  readNumber,
  readTerm,
  settleLimits,
  statesTerm,
  type Told,
} from "@/lib/extraction/readers/plain-policies";
import { textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import type { Stated } from "@/lib/extraction/readers/settle";
import { centerX, centerY, linesOf, type PageWords, type Word } from "@/lib/extraction/readers/words";
import type { Box, PolicyType, ReadCertificate } from "@/lib/extraction/schema";

/** A part of the page that speaks of one coverage: the heading that names it, and what stands below and beside that. */
type Section = { text: string; box: Box; pieces: Piece[]; words: Word[] };

/** How far left and right of a heading its column may begin, in points. */
const sameColumn = 40;

/** The coverage that a piece names and says nothing else, or that stands behind its label; null: it is no heading. */
function headingOf(piece: Piece, pieces: readonly Piece[]): string | null {
  const labelled = piece.key === "kind" ? valueBehind(piece, pieces, (text) => /[A-Za-z]{3}/.test(text)) : null;
  const text = labelled ? textIn(labelled) : piece.text;
  if (text.length > 80 || /\d{3}|[:.]$/.test(text)) return null;
  const coverage = coverageWords.find((one) => one.words.test(text));
  if (!coverage && !headingWords.alone.test(text)) return null;
  const rest = coverage ? text.replace(coverage.words, " ").replace(headingWords.around, " ") : "";
  return /[A-Za-z]{2}/.test(rest) ? null : text;
}

const isLevel = (one: { box: Box }, other: { box: Box }) => Math.abs(centerY(one) - centerY(other)) < 0.6 * (one.box[3] - one.box[1]);

const greeting = /^(?:dear\b|to whom)/i;

/**
 * Whether a page's coverages are better read each in its part than as a table's rows: they stand side by side, or the page is a letter, or
 * the table did not know what
 * the parts are headed with, or whose they are. Each of the parts has its number.
 */
export function isBetterInParts(page: PageWords, table: ReadCertificate | null): boolean {
  const parts = partsOf(page, piecesOf(page)).filter(({ numbers }) => numbers === 1);
  if (parts.some((one) => parts.some((other) => other !== one && isLevel(one, other)))) return true;
  const isLetter = linesOf(page.words).some((line) => greeting.test(textIn(line)));
  // A letter in sentences is no table, though words of one stand in it.
  if (table && isLetter && table.policies.every(({ policyNumber }) => policyNumber === null)) return true;
  if (!table || parts.length < 2 || parts.length < table.policies.length) return false;
  const unknown = (list: readonly { type: string }[]) => list.filter(({ type }) => type === "OTHER").length;
  return unknown(table.policies) > unknown(parts) || isLetter || table.insured.name === null;
}

/** The parts of a page, each from its heading to the next one below it, and up to a heading beside it. */
function sectionsOf(page: PageWords, pieces: readonly Piece[]): Section[] {
  // The policies below an umbrella are listed up to the page's end.
  const underlying = pieces.find(({ text }) => /\bunderlying\b/i.test(text) && text.length < 60);
  const isValue = (one: Piece) => pieces.some((piece) => piece.key === "kind" && piece !== one && isLevel(piece, one));
  const texts = new Map(
    pieces.flatMap((piece) => {
      const text = (underlying && piece.box[1] > underlying.box[1]) || isValue(piece) ? null : headingOf(piece, pieces);
      return text ? [[piece, text] as const] : [];
    }),
  );
  const headings = [...texts.keys()];
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
    return { text: texts.get(heading) ?? "", box: heading.box, pieces: pieces.filter(isIn), words: page.words.filter(isIn) };
  });
}

type Part = Section & { type: PolicyType; numbers: number };

/** Whether the page has several parts, each with a policy's number. */
export function isInParts(page: PageWords, pieces: readonly Piece[]): boolean {
  const parts = partsOf(page, pieces);
  return parts.length > 1 && parts.every(({ numbers }) => numbers === 1);
}

/** The sections that are policies: each states a limit of its coverage or a number. */
function partsOf(page: PageWords, pieces: readonly Piece[]): Part[] {
  const stated = sectionsOf(page, pieces).flatMap((section): Part[] => {
    const { type } = plainPolicy(section.text);
    const numbers = countNumbers(section.pieces);
    const limits = limitsOf(section, type);
    const isStated =
      type === "OTHER" ? limits.length > 0 && plainPolicy(section.text).typeText !== null : limits.some((one) => "key" in one);
    return numbers > 0 || isStated ? [{ ...section, type, numbers }] : [];
  });
  // The page's title may name its coverages: what stands below it is of all.
  const isTitle = ({ pieces: own }: Part) => own.some(({ key }) => key === "insured");
  const parts = stated.length > 1 ? stated.filter((part) => !isTitle(part)) : stated;
  // "General liability limits" below "General liability", which has the number, is a part of that.
  const isWithin = (one: Part, other: Part) => other !== one && other.numbers > 0 && other.type === one.type;
  return parts.filter((one) => one.numbers > 0 || !parts.some((other) => isWithin(one, other)));
}

/** A section's limits: on lines of their own, or in the sentence behind "Limits". */
function limitsOf({ words }: Section, type: PolicyType): Stated[] {
  const lines = linesOf(words);
  const start = lines.findIndex((line) => /^limits?\b ?:/i.test(textIn(line)));
  if (start < 0) return limitsIn(type, lines);
  const said = limitsSaid(type, lines.slice(start).flat());
  return said.length > 0 ? said : limitsIn(type, lines);
}

/** The insurer of a section: behind its label, or the line that is nothing but its name, with the NAIC number behind it or without. */
function insurerOf({ pieces }: Section): Pick<Told, "insurer" | "naic"> {
  const labelled = firstValue(pieces, "insurer", (label) => valueBehind(label, pieces, (text) => /[A-Za-z]{3}/.test(text)));
  for (const words of [...(labelled ? [labelled] : []), ...pieces.map((piece) => piece.words)]) {
    const name = insurerAlone(textIn(words));
    const naic = /\bNAIC ?(?:no\.?|number|#|code)?:? ?#?(\d{5})\b/i.exec(textIn(words))?.[1];
    if (name) return { insurer: wordsOfText(words, name), naic: naic ? wordsOfText(words, naic) : null };
  }
  return { insurer: null, naic: null };
}

/**
 * The policies of a page with a part for each coverage: memoranda, binders, package policies. A part is a policy where it states a
 * limit of its coverage or a number; of one with two numbers nothing is read. Number and term may stand once for all of them, where no part
 * has its own.
 */
export async function policiesInSections(page: PageWords, pieces: readonly Piece[], context: Omit<Context, "pointer">): Promise<Told[]> {
  const sections = partsOf(page, pieces);
  const hasNumbers = sections.some(({ numbers }) => numbers > 0);
  const hasTerms = sections.some(({ pieces: own }) =>
    own.some(({ key, text }) => key === "period" || key === "effective" || statesTerm(text)),
  );
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
    await readTerm(policy, hasTerms ? section.pieces : pieces, hasTerms ? section.pieces.flatMap(({ words }) => words) : page.words, own);
    await settleLimits(policy, limitsOf(section, policy.type), own);
    if (hasNumbers || isOne) await readNumber(policy, hasNumbers ? section.pieces : pieces, own);
    readBasis(policy, lines.flat(), own);
    told.push({ policy, ...insurerOf(section) });
  }
  return told;
}
