import { isOfficeStamp } from "@/lib/extraction/forms/furniture";
import { markAlone } from "@/lib/extraction/forms/void-marks";
import type { Drawn } from "@/lib/extraction/readers/pdf-drawn";
import { unionBox } from "@/lib/extraction/readers/words";
import type { Box, PageSize } from "@/lib/extraction/schema";

type Glyph = Extract<Drawn, { kind: "glyph" }>;

/** Level letters larger than the first are no text of a form, nor slanted ones from the second size on, in points. */
const [largeLevel, largeSlanted] = [34, 7];
/** Slanted letters from the first size on are larger than text, and other letters from the second on lie over what they cross, in points. */
const [overText, largeCrossing] = [13, 18];
/** The parts of the page, from its top, at which letterheads end and signatures begin, and the share of its width that is a margin. */
const [letterhead, signatures, sideMargin] = [0.15, 0.85, 0.1];
/** Letters that a word has at least, and those of a mark that are told at most. */
const [fewestLetters, longest] = [3, 60];
/** Letters of one line: how far their angles (radians) and their sizes (times) differ, and how far they lie off its baseline (in sizes). */
const [sameAngle, sameSize, offLine] = [0.06, 1.2, 0.35];
/** A gap within a line ends it from so many sizes on; a gap so much wider (in sizes) than its other gaps is a blank. */
const [endOfLine, blank] = [2.6, 0.18];
/** How far a line's angle is from level at least to be slanted, in radians. */
const slanted = 0.09;
/** Lines looked at on one page at most: a drawing may hold thousands of turned letters. */
const mostLines = 400;

type Line = { angle: number; size: number; across: number; glyphs: { glyph: Glyph; along: number; end: number }[] };

/**
 * Large or slanted letters of a page, at any angle and however they are placed. `watermark`: what lies across the page ("CANCELLED", "see
 * Ann"), unless it is an office's stamp; null: nothing. `slanted`: other texts that are not level. `crossings`: where other large letters lie.
 */
export function drawnStamps(
  drawn: readonly Drawn[],
  page: PageSize,
): { watermark: string | null; crossings: Box[]; slanted: { text: string; box: Box }[] } {
  let watermark: string | null = null;
  const crossings: Box[] = [];
  const slantedTexts: { text: string; box: Box }[] = [];
  for (const line of linesOf(drawn)) {
    const text = textOf(line);
    if (isOfficeStamp(text)) continue;
    const isWord = lettersIn(text) >= fewestLetters;
    const isMark = isWord && (isOblique(line) ? line.size >= overText : line.size >= largeCrossing && isInside(boxOf(line), page));
    // Upright text is a form's own, in most cases: only what says nothing else counts, as in level text.
    watermark ??= isMark ? text.slice(0, longest) : markAlone(text);
    if (isMark || line.size >= largeCrossing) crossings.push(...line.glyphs.flatMap(boxOfLetter));
    else if (isWord && isOblique(line)) slantedTexts.push({ text, box: boxOf(line) });
  }
  return { watermark, crossings, slanted: slantedTexts };
}

const lettersIn = (text: string) => text.replace(/[^\p{L}]/gu, "").length;

/** Whether a place is within a page's margins, between its letterhead and its signature. */
function isInside([x0, y0, x1, y1]: Box, { width, height }: PageSize): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return y > letterhead * height && y < signatures * height && x > sideMargin * width && x < (1 - sideMargin) * width;
}

/** What a viewer's stamp says that lies across a page, unless it is an office's; null: nothing. */
export const stampedText = (text: string, box: Box, page: PageSize): string | null =>
  lettersIn(text) >= fewestLetters && isInside(box, page) && !isOfficeStamp(text) ? text.slice(0, longest) : null;

/** Whether a line is neither level nor upright: text that runs up the margin is a form's number or a barcode's. */
const isOblique = ({ angle }: Line) =>
  Math.min(Math.abs(angle), Math.abs(Math.abs(angle) - Math.PI / 2), Math.PI - Math.abs(angle)) > slanted;

const boxOf = ({ glyphs }: Line): Box => unionBox(glyphs.map(around));
const around = ({ glyph: { start, size } }: Line["glyphs"][number]): { box: Box } => ({
  box: [start[0] - size / 2, start[1] - size, start[0] + size / 2, start[1]],
});

/** Around the middle of a letter: as far as it surely reaches, at whatever angle. Pale letters are not seen. */
function boxOfLetter({ glyph }: Line["glyphs"][number]): Box[] {
  if (glyph.pale) return [];
  const { start, end, size } = glyph;
  const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
  const [x, y] = [(start[0] + end[0]) / 2 + 0.35 * size * Math.sin(angle), (start[1] + end[1]) / 2 - 0.35 * size * Math.cos(angle)];
  return [[x - 0.35 * size, y - 0.35 * size, x + 0.35 * size, y + 0.35 * size]];
}

function linesOf(drawn: readonly Drawn[]): Line[] {
  const lines: Line[] = [];
  for (const glyph of drawn) {
    if (glyph.kind !== "glyph" || glyph.hidden || glyph.ghost || !glyph.text.trim()) continue;
    const [x, y] = glyph.start;
    const angle = Math.atan2(glyph.end[1] - y, glyph.end[0] - x);
    if (glyph.size < (Math.abs(angle) > slanted ? largeSlanted : largeLevel)) continue;
    const known = lines.find(
      (one) =>
        Math.abs(one.angle - angle) < sameAngle &&
        glyph.size < sameSize * one.size &&
        one.size < sameSize * glyph.size &&
        Math.abs(acrossOf(glyph, one.angle) - one.across) < offLine * one.size,
    );
    if (!known && lines.length >= mostLines) break;
    const line = known ?? { angle, size: glyph.size, across: acrossOf(glyph, angle), glyphs: [] };
    if (!known) lines.push(line);
    const along = (px: number, py: number) => px * Math.cos(line.angle) + py * Math.sin(line.angle);
    line.glyphs.push({ glyph, along: along(x, y), end: along(...glyph.end) });
  }
  return lines;
}

const acrossOf = ({ start: [x, y] }: Glyph, angle: number) => y * Math.cos(angle) - x * Math.sin(angle);

/** A line's words. Letters may be spaced apart: a blank is a gap that is wider than the line's others. */
function textOf({ glyphs, size }: Line): string {
  const sorted = glyphs.toSorted((a, b) => a.along - b.along);
  const gaps = sorted.slice(1).map(({ along }, at) => along - (sorted[at]?.end ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  let text = "";
  sorted.forEach(({ glyph }, at) => {
    const gap = gaps[at - 1] ?? 0;
    // A letter drawn twice in nearly the same place, to look bold, is one letter.
    if (at > 0 && gap < -0.3 * size && glyph.text === sorted[at - 1]?.glyph.text) return;
    text += gap > endOfLine * size ? " | " : gap > Math.max(usual, 0) + blank * size ? " " : "";
    text += glyph.text;
  });
  return text;
}
