import type { Box } from "@/lib/extraction/schema";

/* What someone added to a page in a viewer. A highlight or an underline changes nothing; all else needs a person. */

type Annotation = { subtype?: string; rect?: number[]; hidden?: boolean; contentsObj?: { str?: string } };

/** Drawings, by their kind: not every one has a picture of its own in the file. */
const drawings = /^(?:StrikeOut|Line|Ink|Square|Circle|Polygon|PolyLine|Squiggly|Caret|Redact)$/;
const commented = /^(?:StrikeOut|Line|Ink|Square|Circle|Polygon|PolyLine|Squiggly|Caret|Redact|Text|Highlight|Underline)$/;
/** The least height and width of a drawing's place, in points. */
const least = 10;

const isThere = ({ rect, hidden }: Annotation) => rect !== undefined && !hidden;

/** Where drawings lie. */
export const notedShapes = (annotations: readonly Annotation[], boxIn: (rect: number[]) => Box): Box[] =>
  annotations
    .filter((one) => isThere(one) && drawings.test(one.subtype ?? ""))
    .map(({ rect = [] }): Box => {
      const [x0, y0, x1, y1] = boxIn(rect);
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      const half = least / 2;
      return [Math.min(x0, x - half), Math.min(y0, y - half), Math.max(x1, x + half), Math.max(y1, y + half)];
    });

/** What comments say. */
export const notedTexts = (annotations: readonly Annotation[], boxIn: (rect: number[]) => Box): { text: string; box: Box }[] =>
  annotations.flatMap((one) => {
    const text = one.contentsObj?.str?.trim() ?? "";
    return isThere(one) && commented.test(one.subtype ?? "") && /\p{L}/u.test(text) ? [{ text, box: boxIn(one.rect ?? []) }] : [];
  });
