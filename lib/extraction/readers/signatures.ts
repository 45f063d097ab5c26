import { doubtAll } from "@/lib/extraction/readers/checks";
import type { CloserLook } from "@/lib/extraction/readers/draft";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { type Drawn, placed } from "@/lib/extraction/readers/pdf-drawn";
import { isPen } from "@/lib/extraction/readers/pdf-marks";
import { linesOf, type PageWords, textOf } from "@/lib/extraction/readers/words";
import type { Box, ReadCertificate } from "@/lib/extraction/schema";

/*
 * A certificate counts once its representative has signed: by pen, by a picture, by a digital mark or in letters. A box without any of
 * them is a mark that is missing.
 */

/** What is under the label is in its box down to here, and a signature may begin a little above it, in points. */
const [below, above] = [42, 12];
/** Share of ink on a picture from which on something is in the box. */
const leastInk = 0.02;
/** Marks of a pen that are kept of a page at most: a drawing has thousands, and none of them is a question. */
const most = 4000;

/** Where a page has pictures, strokes that are no lines of a form, and letters too large or too slanted for its text. */
export function penOn(drawn: readonly Drawn[]): Box[] {
  const boxes: Box[] = [];
  for (const one of drawn) {
    if (boxes.length >= most) break;
    if (one.hidden) continue;
    if (one.kind === "picture") boxes.push(placed([0, 0, 1, 1], one.matrix));
    else if (one.kind === "path") {
      if (!one.pale && isPen(one)) boxes.push(one.box);
    } else if (/\S/.test(one.text) && !one.ghost && !one.pale) {
      const [[x0, y0], [x1, y1]] = [one.start, one.end];
      boxes.push([Math.min(x0, x1), Math.min(y0, y1) - one.size / 2, Math.max(x0, x1), Math.max(y0, y1)]);
    }
  }
  return boxes;
}

/** The form's own lines around the box. */
const isFormsOwn = /©|\bACORD\b|all rights reserved|authori[sz]ed|representative|signature/i;

/** Asks about a form whose box for the representative's signature is empty. Pages whose marks are not known raise nothing. */
export function noteUnsigned(certificate: ReadCertificate, page: PageWords, closer?: CloserLook): void {
  if (!/^ACORD_\d+$/.test(certificate.formType) || (!page.pen && !closer)) return;
  const [label] = new LabelFinder(page.words, page.uprights).find(["AUTHORIZED REPRESENTATIVE"]);
  if (!label || label.box[1] < page.height / 2) return;
  const [x0, y0, , y1] = label.box;
  const own = new Set(label.words);
  const beside = page.words.filter(
    (word) => !own.has(word) && word.box[0] > x0 - 8 && word.box[3] > y0 && (word.box[1] + word.box[3]) / 2 < y1 + below,
  );
  const isWritten = linesOf(beside).some((line) => /[A-Za-z]{2}/.test(textOf(line)) && !isFormsOwn.test(textOf(line)));
  if (isWritten || beside.some(({ box }) => box[3] - box[1] > 30)) return;
  if (closer) {
    if (closer.densest([x0 - 4, y1 + 2, page.width - 24, y1 + 30], 10).share > leastInk) return;
  } else {
    const footer = page.words.filter((word) => word.box[1] > y1 && /©|ACORD/.test(word.text)).map(({ box }) => box[1]);
    const end = Math.min(y1 + below, ...footer);
    const texts = page.words.map(({ box }) => box);
    const isFree = ([px0, py0, px1, py1]: Box) => {
      const [x, y] = [(px0 + px1) / 2, (py0 + py1) / 2];
      return (
        x > x0 - 8 &&
        y > y0 - above &&
        y < end &&
        !texts.some((box) => x > box[0] - 1 && x < box[2] + 1 && y > box[1] - 3 && y < box[3] + 3)
      );
    };
    if (page.pen?.some(isFree)) return;
  }
  doubtAll(certificate, "The box of the authorized representative is empty: the certificate is not signed.");
}
