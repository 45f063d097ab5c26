import { boundedPage } from "@/lib/extraction/readers/bounds";
import { gridScore } from "@/lib/extraction/readers/certificate";
import { lookOver } from "@/lib/extraction/readers/crossed";
import type { CloserLook } from "@/lib/extraction/readers/draft";
import { dpiOf } from "@/lib/extraction/readers/image";
import { commonWords } from "@/lib/extraction/readers/orientation";
import type { DigitalPage, PdfFile } from "@/lib/extraction/readers/pdf";
import { type PicturePage, readPicture } from "@/lib/extraction/readers/picture-page";
import type { Stamp } from "@/lib/extraction/readers/picture-stamps";
import { centerX, centerY, type PageWords, type Word } from "@/lib/extraction/readers/words";
import { lettersOf, likeness } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** A page ready for the layout; `closer`, `isCoarse` and `toShown` where its picture was read, `isUnread` where it was not. */
export type ReadyPage = PageWords &
  Partial<Stamp> & { closer?: CloserLook; isCoarse?: boolean; isUnread?: true; toShown?: (box: Box) => Box; warnings: string[] };

/** Words below which a page with this many numbers in its paths has its text drawn as outlines: some forty letters. */
const [fewWords, manyStrokes] = [20, 4000];
/** The shares of common words, and of words with a vowel, that a page of so many words has at least: forms have one in five, and nearly all. */
const [manyWords, leastCommon, leastVoiced] = [60, 0.04, 0.88];

/**
 * Whether the words of a page are meaningless, as with a font whose letters differ from its encoding: a list of names and makes has few
 * common words too, but it has vowels.
 */
function isNonsense(words: readonly Word[]): boolean {
  if (words.length < manyWords || commonWords(words) >= leastCommon * words.length) return false;
  const plain = words.filter(({ text }) => /^[^A-Za-z0-9]*[A-Za-z]{4,}[^A-Za-z0-9]*$/.test(text));
  return plain.filter(({ text }) => /[aeiouy]/i.test(text)).length < leastVoiced * plain.length;
}
/** Share of a page under pictures from which on a stamp is looked for: smaller ones are signs and signatures. */
const smallPicture = 0.004;
/** Enough headers and rows to trust the text of the page for the form's labels as well. */
const wholeGrid = 9;

/**
 * The words of a page: its text layer and fields where these hold the form; its picture where they do not, or where the text
 * lies over a scan and so may be wrong. `isText`: all running text of a picture is read.
 */
export async function readPage(pdf: PdfFile, number: number, mayLook: () => boolean, isText = false): Promise<ReadyPage> {
  const page = boundedPage(await pdf.readPage(number));
  const score = gridScore(page);
  const covered = page.pictureShare > 0.5;
  const written = page.words.filter(({ text }) => lettersOf(text).length > 1);
  const outlines = written.length < fewWords && page.strokes > manyStrokes;
  const isOnlySeen = covered || page.unknownGlyphs > 0 || isNonsense(written);
  if (!isOnlySeen && (score >= wholeGrid || (!outlines && (page.words.length > 30 || page.pictureShare < 0.1)))) {
    // What is printed over the text may be a picture, or letters drawn as outlines.
    const isDrawnOver = page.pictureShare > smallPicture || page.letters !== null;
    if (page.watermark || !isDrawnOver) return page;
    return { ...page, ...(await lookOver(pdf, page, mayLook() && dpiOf(page) >= legibleDpi)) };
  }
  if (!mayLook())
    return {
      ...page,
      isUnread: true,
      warnings: [...page.warnings, `Page ${number} is a picture and was not read because the file has too many such pages.`],
    };
  if (dpiOf(page) < legibleDpi)
    return { ...page, isUnread: true, warnings: [...page.warnings, `Page ${number} is larger than a sheet of paper and was not read.`] };
  const picture = await readPicture(await pdf.picture(page, drawnDpi(page)), page, isText);
  const merged = merge(page, picture);
  return {
    ...merged,
    watermark: page.watermark ?? picture.watermark,
    isCrossed: picture.isCrossed,
    harmless: picture.harmless,
    edits: page.edits,
    crossings: [...(picture.crossings ?? []), ...page.crossings],
    warnings: [...page.warnings, ...merged.warnings],
  };
}

/** Resolution below which no letter of a page is legible, which only one of many square yards comes to. */
const legibleDpi = 72;

/** A page that is one scan is drawn in the scan's own resolution, which keeps its pixels as they are. */
function drawnDpi(page: DigitalPage): number {
  const { pictureShare, pictureDpi } = page;
  const isScan = pictureShare > 0.9 && page.words.length === 0 && pictureDpi >= 90;
  return isScan ? Math.min(pictureDpi, dpiOf(page)) : dpiOf(page);
}

/**
 * Text over a picture: where both agree, the text is exact and replaces what recognition saw in its place. Where most of it is
 * not what the picture shows, the text is wrong or stale and does not count.
 */
function merge(page: DigitalPage, picture: PicturePage): ReadyPage {
  const solid = page.words.filter(({ text }) => lettersOf(text).length > 2);
  const seen = solid.map((word) => ({ word, match: seenAt(word, picture) }));
  const agreed = seen.filter(({ word, match }) =>
    match.some(
      (other) => likeness(lettersOf(other.text), lettersOf(word.text)) > 0.6 || lettersOf(other.text).includes(lettersOf(word.text)),
    ),
  );
  if (solid.length === 0) return { ...picture, warnings: [] };
  if (agreed.length < solid.length * 0.6)
    return {
      ...picture,
      warnings: [`The text stored behind page ${page.number} does not match what the page shows. Only the visible page was read.`],
    };
  // A scanner's hidden text layer comes from unknown recognition, so only the picture is read.
  if (page.scan) return { ...picture, warnings: [] };
  const kept = page.words;
  const hidden = new Set(picture.words.filter((word) => kept.some((text) => overlap(text, word) > 0.5 || isSame(text, word))));
  return { ...picture, words: [...kept, ...picture.words.filter((word) => !hidden.has(word))], warnings: [] };
}

const seenAt = (word: Word, picture: PicturePage) =>
  picture.words.filter((other) => {
    const [x0, y0, x1, y1] = picture.toShown(other.box);
    return centerX(word) > x0 - 3 && centerX(word) < x1 + 3 && centerY(word) > y0 - 3 && centerY(word) < y1 + 3;
  });

/** The same letters in nearly the same place: widths in a text layer are estimates. */
const isSame = (text: Word, word: Word) =>
  lettersOf(text.text) === lettersOf(word.text) &&
  Math.abs(centerX(text) - centerX(word)) < word.box[2] - word.box[0] + 4 &&
  Math.abs(centerY(text) - centerY(word)) < 4;

/** Share of the smaller box that both cover. */
function overlap({ box: one }: Word, { box: other }: Word): number {
  const width = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const height = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  if (width <= 0 || height <= 0) return 0;
  const area = (box: Box) => (box[2] - box[0]) * (box[3] - box[1]);
  return (width * height) / Math.max(1, Math.min(area(one), area(other)));
}
