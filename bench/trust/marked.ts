import { degrees, type PDFDocument, type PDFFont, PDFName, type PDFPage, PDFString, rgb } from "@cantoo/pdf-lib";
import type { Word } from "@/lib/extraction/readers/words";
import type { Box, ReadCertificate } from "@/lib/extraction/schema";

/*
 * Marks that someone may put on a right certificate: words, strokes, boxes, pictures and notes. No reader can know what they mean, so a
 * certificate with one of them needs a person.
 */

/** A page to put a mark on, with its words and what was read from it. */
export type Marking = { document: PDFDocument; page: PDFPage; font: PDFFont; words: readonly Word[]; certificate: ReadCertificate };

/** Puts the mark on the page; false: there is no room for it. */
type Mark = (marking: Marking) => boolean;

const ink = rgb(0.05, 0.05, 0.2);
const texts = ["PER CLAIM", "Tarn 40", "see Orrin", "shelf copy", "RETRO DATE"];

const valueBox = ({ certificate }: Marking, ending: RegExp): Box | null =>
  Object.entries(certificate.evidence).find(([pointer]) => ending.test(pointer))?.[1].box ?? null;

const isFree = (words: readonly Word[], [x0, y0, x1, y1]: Box) =>
  !words.some(({ box }) => box[0] < x1 + 1 && box[2] > x0 - 1 && box[1] < y1 && box[3] > y0);

/** The first free place for a text in a part of the page. */
function placeFor({ words, font }: Marking, text: string, size: number, [left, top, right, bottom]: Box): [number, number] | null {
  const width = font.widthOfTextAtSize(text, size);
  for (let y = top; y + size < bottom; y += 1)
    for (let x = left; x + width < right; x += 4) if (isFree(words, [x, y, x + width, y + size])) return [x, y];
  return null;
}

/** Writes a text with its top left at a place from the top of the page. */
function write({ page, font }: Marking, text: string, size: number, [x, y]: readonly [number, number]) {
  page.drawText(text, { x, y: page.getHeight() - y - size * 0.8, size, font, color: ink });
}

const writtenIn =
  (area: (marking: Marking) => Box | null, text: string, size = 6.5): Mark =>
  (marking) => {
    const box = area(marking);
    const place = box && placeFor(marking, text, size, box);
    if (place) write(marking, text, size, place);
    return place !== null;
  };

const number = /policyNumber$/;
const around = (marking: Marking, ending: RegExp, [left, top, right, bottom]: Box): Box | null => {
  const box = valueBox(marking, ending);
  return box && [box[0] + left, box[1] + top, box[2] + right, box[3] + bottom];
};

/** Strokes from and to places within a value's box, as shares of its width and height. */
const struck =
  (ending: RegExp, strokes: readonly [number, number, number, number][], thickness = 0.8): Mark =>
  (marking) => {
    const box = valueBox(marking, ending);
    if (!box) return false;
    const at = (x: number, y: number) => ({
      x: box[0] + x * (box[2] - box[0]),
      y: marking.page.getHeight() - box[1] - y * (box[3] - box[1]),
    });
    for (const [x0, y0, x1, y1] of strokes) marking.page.drawLine({ start: at(x0, y0), end: at(x1, y1), thickness, color: ink });
    return true;
  };

/** A note as a viewer adds it. */
function annotate({ document, page }: Marking, subtype: string, [x0, y0, x1, y1]: Box, more: Record<string, unknown> = {}) {
  const height = page.getHeight();
  const rect = [x0, height - y1, x1, height - y0];
  const note = document.context.register(
    document.context.obj({ Type: "Annot", Subtype: subtype, Rect: rect, F: 4, C: [0.8, 0, 0], ...more } as never),
  );
  const known = page.node.Annots();
  if (known) known.push(note);
  else page.node.set(PDFName.of("Annots"), document.context.obj([note]));
}

/** The corners of a note on text, without which viewers show none. */
const corners = ([x0, y0, x1, y1]: Box, height: number) => ({
  QuadPoints: [x0, height - y0, x1, height - y0, x0, height - y1, x1, height - y1],
});

const noted =
  (ending: RegExp, subtype: string, more: (box: Box, height: number) => Record<string, unknown> = () => ({})): Mark =>
  (marking) => {
    const box = valueBox(marking, ending);
    if (box) annotate(marking, subtype, box, more(box, marking.page.getHeight()));
    return box !== null;
  };

const occurrence = /eachOccurrence$/;
const everywhere = ({ page }: Marking): Box => [20, 20, page.getWidth() - 20, page.getHeight() - 20];

export const marks: Record<string, Mark> = {
  "words right of an amount": (marking) => {
    const box = valueBox(marking, occurrence);
    if (box) write(marking, texts[0] ?? "", 4.5, [box[2] + 2, box[1] + 2]);
    return box !== null;
  },
  "words under an amount": writtenIn((one) => around(one, occurrence, [-4, 4, 40, 30]), "Tarn 40", 4.6),
  "words between limits": writtenIn((one) => around(one, /generalAggregate$/, [-95, -12, -10, 40]), "RETRO 4/1", 5),
  "words beside a number": (marking) => {
    const box = valueBox(marking, number);
    if (box) write(marking, "Orrin", 6, [box[2] + 3, box[1] + 2]);
    return box !== null;
  },
  "words under a number": writtenIn((one) => around(one, number, [-6, 8, 30, 30]), "shelf copy", 6),
  "words above a date": writtenIn((one) => around(one, /expirationDate$/, [-2, -26, 8, -1]), "Orrin", 6),
  "words under a date": writtenIn((one) => around(one, /effectiveDate$/, [-2, 9, 8, 30]), "Tarn 4", 6),
  "words under a title": writtenIn((one) => around(one, number, [-175, -8, -42, 40]), "shelf of Orrin", 6.5),
  "RETRO DATE under a title": writtenIn((one) => around(one, number, [-175, -8, -42, 40]), "RETRO DATE", 6.5),
  "an X in an unused box": writtenIn((one) => around(one, number, [-178, -2, -150, 40]), "X", 7),
  "a sign beside a number": (marking) => {
    const box = valueBox(marking, number);
    if (box) write(marking, "*", 8, [box[2] + 2, box[1]]);
    return box !== null;
  },
  "words in the letter column": writtenIn((one) => around(one, /insurerLetter$/, [-4, 8, 10, 30]), "(tt)", 5.5),
  "words at the top": writtenIn((one) => [20, 8, one.page.getWidth() - 20, 60], "shelf copy of Orrin"),
  "words above the table": writtenIn(() => [20, 236, 592, 300], "shelf copy of Orrin"),
  "words at the foot": writtenIn((one) => [20, one.page.getHeight() - 60, 592, one.page.getHeight()], "shelf copy of Orrin"),
  "words beside the cancellation": writtenIn((one) => around(one, /certificateHolder$/, [250, -10, 330, 70]), "shelf of Orrin"),
  "words across a free place": writtenIn(everywhere, "shelf copy of Orrin", 9),
  "slanted words": (marking) => {
    marking.page.drawText("shelf copy", { x: 230, y: 380, size: 12, font: marking.font, color: ink, rotate: degrees(35) });
    return true;
  },
  "a line through an amount": struck(occurrence, [[-0.1, 0.5, 1.1, 0.5]]),
  "a slanted line through an amount": struck(occurrence, [[-0.1, 0.9, 1.1, 0.1]]),
  "a cross over a date": struck(/expirationDate$/, [
    [0, 0, 1, 1],
    [0, 1, 1, 0],
  ]),
  "half a line through a number": struck(number, [[0.4, 0.55, 1.05, 0.55]]),
  "a low line through a number": struck(number, [[-0.05, 0.68, 1.05, 0.68]]),
  "dashes through a number": struck(
    number,
    Array.from({ length: 9 }, (_, at): [number, number, number, number] => [at / 9, 0.5, at / 9 + 0.06, 0.5]),
  ),
  "a curve through an amount": (marking) => {
    const box = valueBox(marking, occurrence);
    if (!box) return false;
    marking.page.drawSvgPath("M 0 0 C 8 -8 14 8 22 -4 S 34 6 44 -3", {
      ...{ x: box[0] - 2, y: marking.page.getHeight() - (box[1] + box[3]) / 2, borderColor: ink, borderWidth: 1 },
    });
    return true;
  },
  "a line through a row": (marking) => {
    const box = valueBox(marking, number);
    if (!box) return false;
    const y = marking.page.getHeight() - (box[1] + box[3]) / 2;
    marking.page.drawLine({ start: { x: 40, y }, end: { x: 580, y }, thickness: 0.7, color: ink });
    return true;
  },
  "a small filled box on an amount": (marking) => {
    const box = valueBox(marking, occurrence);
    if (!box) return false;
    marking.page.drawRectangle({
      ...{ x: box[0], y: marking.page.getHeight() - box[3], width: 9, height: box[3] - box[1], color: rgb(0.1, 0.1, 0.1) },
    });
    return true;
  },
  "a struck-out note": noted(number, "StrikeOut", corners),
  "a line note": noted(occurrence, "Line", (box, height) => ({ L: [box[0], height - box[3] + 3, box[2], height - box[1] - 3] })),
  "an ink note": noted(occurrence, "Ink", (box, height) => ({ InkList: [[box[0], height - box[3], box[2], height - box[1]]] })),
  "a square note": noted(occurrence, "Square"),
  "a text note": (marking) => {
    annotate(marking, "Text", [300, 300, 318, 318], { Contents: PDFString.of("shelf copy of Orrin") });
    return true;
  },
  "a free text note": (marking) => {
    annotate(marking, "FreeText", [220, 360, 330, 374], { Contents: PDFString.of("shelf copy of Orrin"), DA: PDFString.of("/Helv 8 Tf") });
    return true;
  },
};
