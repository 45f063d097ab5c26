import { isEnded } from "@/lib/extraction/forms/kinds";
import { coverageWords, headingWords } from "@/lib/extraction/forms/plain";
import { blockOf, firstValue, valueBehind } from "@/lib/extraction/readers/plain-fields";
import { limitsIn, limitsOfLines, limitsSaid } from "@/lib/extraction/readers/plain-limits";
import { isStated, limitCount } from "@/lib/extraction/readers/plain-pages";
import { insurerAlone } from "@/lib/extraction/readers/plain-parties";
import { type Piece, piecesOf, underlyingHead } from "@/lib/extraction/readers/plain-pieces";
import {
  type Context,
  countNumbers,
  hasOneTerm,
  noteEnded,
  plainPolicy,
  readBasis,
  readNumber,
  readTerm,
  settleLimits,
  statesTerm,
  type Told,
} from "@/lib/extraction/readers/plain-policies";
import { answersIn, readGrants } from "@/lib/extraction/readers/plain-rows";
import { textIn, widestGap, wordsOfText } from "@/lib/extraction/readers/plain-words";
import type { Stated } from "@/lib/extraction/readers/settle-amounts";
import { centerX, centerY, linesOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";
import type { Box, PolicyType, ReadCertificate } from "@/lib/extraction/schema";

/** A part of the page about one coverage: the heading that names it, and the text below and beside that. */
type Section = { text: string; box: Box; pieces: Piece[]; words: Word[] };

/** How far left and right of a heading its column may begin, in points. */
const sameColumn = 40;

/** The coverage that a piece names and nothing else, or that follows its label; null: it is not a heading. */
export function headingOf(piece: Piece, pieces: readonly Piece[]): string | null {
  const labelled = piece.key === "kind" ? valueBehind(piece, pieces, (text) => /[A-Za-z]{3}/.test(text)) : null;
  const text = labelled ? textIn(labelled) : piece.text;
  if (text.length > 80 || /\d{3}|[:.]$/.test(text)) return null;
  const coverages = coverageWords.filter((one) => one.words.test(text));
  // A limit's name before its amount may be that of a coverage too.
  const isLabel = pieces.some((one) => one.row === piece.row && one.box[0] > piece.box[2] && /^\$? ?[\d,]{4,}/.test(one.text));
  if (coverages.length === 0 && (isLabel || !headingWords.alone.test(text))) return null;
  // A list of premiums names coverages too, those that were not bought among them.
  const isCharged = pieces.some(
    (one) =>
      one.row === piece.row &&
      one.box[0] > piece.box[2] &&
      /^\$? ?[\d,]+\.\d\d$|^(?:not (?:covered|included)|included|rejected|declined|no coverage)$/i.test(one.text),
  );
  if (isCharged) return null;
  const bare = coverages
    .reduce((left, { words }) => left.replace(new RegExp(words.source, "gi"), " "), text.replace(/\([^)]*\)/g, " "))
    .replace(headingWords.around, " ");
  const rest = coverages.length > 0 ? bare : "";
  return /[A-Za-z]{2}/.test(rest) ? null : text;
}

const isLevel = (one: { box: Box }, other: { box: Box }) => Math.abs(centerY(one) - centerY(other)) < 0.6 * (one.box[3] - one.box[1]);

const greeting = /^(?:dear\b|to whom|(?:hi|hello|good (?:morning|afternoon)|ladies|gentlemen)\b.{0,30},$)/i;

/**
 * Whether a page's coverages are better read as parts than as a table's rows: they are side by side, or the page is a letter, or the table
 * did not know the parts' headings or owners. Each of the parts has its number.
 */
export function isBetterInParts(page: PageWords, table: ReadCertificate | null): boolean {
  const parts = partsOf(page, piecesOf(page)).filter(({ numbers }) => numbers === 1);
  if (parts.some((one) => parts.some((other) => other !== one && isLevel(one, other)))) return true;
  const isLetter = isAddressed(page);
  // A letter in sentences is not a table, though it contains words of one.
  if (table && isLetter && table.policies.every(({ policyNumber }) => policyNumber === null)) return true;
  // What was taken for a table may have rows of everything but policies.
  const numbered = table?.policies.filter(({ policyNumber }) => policyNumber !== null);
  const isWhole = (part: Part) => limitsOf(part, part.type).length > 0;
  const unknown = (list: readonly { type: string }[]) => list.filter(({ type }) => type === "OTHER").length;
  const hasOthers = table && numbered && numbered.length < table.policies.length && unknown(table.policies) > unknown(parts);
  if (hasOthers && parts.length > 1 && numbered.length < parts.length && parts.every(isWhole)) return true;
  if (!table || parts.length < 2 || parts.length < table.policies.length) return false;
  // A coverage that no form knows is not a problem where the table gives all values of each coverage.
  if (!isLetter && table.insured.name !== null && table.policies.length >= parts.length && table.policies.every((one) => isStated(one)))
    return false;
  // What a table states of as many policies in as many limits is no worse for what it lacks of their parties.
  const [stated, inParts] = [
    table.policies.map(limitCount),
    parts.map((part) => limitsOf(part, part.type).filter((one) => "key" in one).length),
  ];
  if (stated.length >= inParts.length && sum(stated) > sum(inParts)) return false;
  return unknown(table.policies) > unknown(parts) || isLetter || table.insured.name === null;
}

const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0);

/** Whether a page greets someone, as a letter does. */
export const isAddressed = (page: PageWords): boolean => linesOf(page.words).some((line) => greeting.test(textIn(line)));

/** Whether a part states a term of its own. */
const statesItsTerm = ({ pieces }: Section) => pieces.some(({ key, text }) => key === "period" || key === "effective" || statesTerm(text));

/** Whether the first part is the page's head: it has the number, and the title names a policy of several parts. */
const isHead = (first: Part | undefined) =>
  first !== undefined &&
  first.numbers === 1 &&
  /\b(?:package|business ?owners?|multi-?(?:peril|line)|portfolio|common policy)\b/i.test(first.text);

/** The parts of a page, each from its heading to the next one below it, and up to a heading beside it. */
function sectionsOf(page: PageWords, pieces: readonly Piece[]): Section[] {
  const underlying = underlyingHead(pieces);
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
    const labels = labelsBeside(
      headings.filter((other) => isLevel(heading, other)),
      pieces,
      bottom,
    );
    const border = (from: Piece | undefined, to: Piece | undefined) =>
      from && to ? (labels.length > 0 ? gapBetween(from, to, page.words, bottom) : to.box[0] - 12) : null;
    const [before, behind] = [
      nearest(
        beside.filter(({ box }) => box[2] < x0),
        x0,
      ),
      nearest(
        beside.filter(({ box }) => box[0] > x1),
        x1,
      ),
    ];
    const region: Box = [border(before, heading) ?? 0, y0 - 3, border(heading, behind) ?? page.width, bottom - 1];
    const isIn = (one: { box: Box }) =>
      centerX(one) > region[0] && centerX(one) < region[2] && centerY(one) > region[1] && centerY(one) < region[3];
    const own = new Set(pieces.filter((piece) => isIn(piece) || labels.includes(piece)));
    const labelling = new Set(labels.flatMap(({ words }) => words));
    return {
      text: texts.get(heading) ?? "",
      box: heading.box,
      pieces: pieces.filter((piece) => own.has(piece)),
      words: page.words.filter((word) => isIn(word) || labelling.has(word)),
    };
  });
}

/** The heading that is nearest to a place across the page. */
const nearest = (headings: readonly Piece[], x: number): Piece | undefined =>
  [...headings].sort((one, other) => Math.abs(one.box[0] - x) - Math.abs(other.box[0] - x))[0];

/**
 * The labels in the column left of headings that are side by side: a table with a column for each policy. None where no label asks for a
 * number, which each part then has below its own heading.
 */
function labelsBeside(level: readonly Piece[], pieces: readonly Piece[], bottom: number): Piece[] {
  if (level.length < 2) return [];
  const [left, top] = [Math.min(...level.map(({ box }) => box[0])), Math.max(...level.map(({ box }) => box[3]))];
  const labels = pieces.filter(({ box }) => box[2] < left - 4 && box[1] > top - 2 && box[3] < bottom + 2);
  return labels.some(({ key, rest }) => key === "number" && rest.length === 0) ? labels : [];
}

/** Where the widest gap is, in the rows below the headings, between the middle of a column's heading and the next heading; x in points. */
function gapBetween(one: Piece, other: Piece, words: readonly Word[], bottom: number): number {
  const [from, to] = [centerX(one), Math.max(other.box[0], centerX(one) + 1)];
  const below = words.filter(({ box }) => box[1] > one.box[3] - 2 && box[3] < bottom + 2);
  return widestGap(below, from, to)?.middle ?? to - 6;
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
  // The page's title may name its coverages: the text below it is of all.
  const isTitle = ({ pieces: own }: Part) => own.some(({ key }) => key === "insured");
  const parts = stated.length > 1 ? stated.filter((part) => !isTitle(part)) : stated;
  // "General liability limits" below "General liability", which has the number, is a part of that, and states its limits where that has none.
  const isWithin = (one: Part, other: Part) => other !== one && one.numbers === 0 && other.numbers > 0 && other.type === one.type;
  return parts
    .filter((one) => !parts.some((other) => isWithin(one, other)))
    .map((one) => {
      const own = limitsOf(one, one.type).length > 0 ? [] : parts.filter((other) => isWithin(other, one));
      return { ...one, words: [...one.words, ...own.flatMap(({ words }) => words)] };
    });
}

/** A section's limits: on lines of their own, or in the sentence after "Limits". */
function limitsOf({ words }: Section, type: PolicyType): Stated[] {
  const lines = linesOf(words);
  const start = lines.findIndex((line) => /^limits?\b ?:/i.test(textIn(line)));
  if (start < 0) return limitsOfLines(type, lines);
  const said = limitsSaid(type, lines.slice(start).flat());
  return said.length > 0 ? said : limitsIn(type, lines);
}

/** The limits that a page's only part for a coverage states. */
export function limitsOfPart(page: PageWords, pieces: readonly Piece[], type: PolicyType): Stated[] {
  const parts = partsOf(page, pieces).filter((part) => part.type === type);
  return parts[0] && parts.length === 1 ? limitsOf(parts[0], type) : [];
}

const naicCode = /\bNAIC ?(?:no\.?|number|#|code)?:? ?#?(\d{5})\b/i;
/** A piece that is nothing but the code of the insurer before it. */
const alone = new RegExp(String.raw`^\(?${naicCode.source}\)?$`, "i");

/**
 * The insurer of a section: after its label, in one line or two, or a line with only its name, with or without the NAIC number after it.
 */
function insurerOf({ pieces }: Section): Pick<Told, "insurer" | "naic"> {
  const labelled = firstValue(pieces, "insurer", (label) => {
    const block = blockOf(label, pieces, (text) => /[A-Za-z]{3}/.test(text));
    return block.length > 0 ? block : null;
  });
  const [first = [], second = []] = labelled ?? [];
  const behindLabel =
    [first, [...first, ...second]].find((words) => insurerAlone(textIn(words))) ?? (/[A-Za-z]{3}.* /.test(textIn(first)) ? first : []);
  const codes = pieces.filter(({ text }) => alone.test(text));
  const codeBehind = (words: readonly Word[]) =>
    codes.find((code) => words.length > 0 && isLevel(code, { box: unionBox(words) }) && code.box[0] > unionBox(words)[2])?.words;
  for (const words of [behindLabel, ...pieces.map((piece) => piece.words)]) {
    const code = codeBehind(words);
    const name =
      insurerAlone(textIn(words)) ??
      (code && /[A-Za-z]{3}/.test(textIn(words)) ? textIn(words) : null) ??
      (words === behindLabel && words.length > 0 ? textIn(words).split(/,? ?\(?\bNAIC\b| \(|,? A\.? ?M\.? Best\b/)[0] : null);
    const own = code ?? words;
    const naic = naicCode.exec(textIn(own))?.[1];
    if (name) return { insurer: wordsOfText(words, name), naic: naic ? wordsOfText(own, naic) : null };
  }
  return { insurer: null, naic: null };
}

/**
 * The policies of a page with a part for each coverage: memoranda, binders, package policies. A part is a policy where it states a limit of
 * its coverage or a number; a part with two numbers is not read. Number and term may appear once for all parts, where no part has its own.
 */
export async function policiesInSections(page: PageWords, pieces: readonly Piece[], context: Omit<Context, "pointer">): Promise<Told[]> {
  const sections = partsOf(page, pieces);
  const hasNumbers = sections.some(({ numbers }) => numbers > 0);
  const hasTerms = sections.some((section) => statesItsTerm(section));
  // A package policy says once, in its head, what holds for each of its parts.
  const isPackage = countNumbers(pieces) === 1 && isHead(sections[0]);
  const isOne = countNumbers(pieces) < 2;
  const told: Told[] = [];
  for (const section of sections) {
    const own: Context = { ...context, pointer: `/policies/${told.length}` };
    const policy = plainPolicy(section.text);
    if (policy.type === "OTHER") policy.typeText ??= section.text;
    const lines = linesOf(section.words);
    // Two policies in one part are ambiguous.
    if (section.numbers > 1) {
      told.push({ policy, insurer: null });
      continue;
    }
    const asksItself = section.pieces.some(({ key }) => key === "number");
    const isOwn = hasTerms && !(isPackage && !asksItself && !statesItsTerm(section));
    if (!isOwn && sections.length > 1 && !hasOneTerm(textIn(linesOf(page.words).flat()))) {
      for (const key of ["effectiveDate", "expirationDate"] as const)
        context.notes.unreadable(`${own.pointer}/${key}`, "We can't tell which dates on the page belong to this policy.");
    } else await readTerm(policy, isOwn ? section.pieces : pieces, isOwn ? section.pieces.flatMap(({ words }) => words) : page.words, own);
    await settleLimits(policy, limitsOf(section, policy.type), own);
    if (hasNumbers || isOne) await readNumber(policy, hasNumbers && !(isPackage && !asksItself) ? section.pieces : pieces, own);
    readBasis(policy, lines.flat(), own);
    readGrants(policy, answersIn(lines), own);
    if (isEnded(lines.map(textIn).join(" "))) noteEnded(policy, section.words, own);
    told.push({ policy, ...insurerOf(section) });
  }
  return told;
}
