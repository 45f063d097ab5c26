import type { Drawn } from "@/lib/extraction/readers/pdf-drawn";
import { linesOfPath, type Point } from "@/lib/extraction/readers/pdf-paths";
import type { Upright } from "@/lib/extraction/readers/rulings";
import { grown, type PageWords, type Word } from "@/lib/extraction/readers/words";
import type { Box, ReadCertificate, ReadMark } from "@/lib/extraction/schema";

/* Lines that run through words and are no rules of the form cross these out, straight, slanted or curved, by pen or by a program. */

type Stroke = { from: Point; to: Point; weight: number };

/** The part of a word's height, from its top, through which a line crosses it out. Underlines lie lower. */
const [upper, lower] = [0.3, 0.75];
/** The share of a word's width that lines cross at least: the form's own rules, which text may be printed over, and other lines. */
const [mostOf, partOf] = [0.8, 0.3];
/** How level the lines of a form are; a filled path that is thicker is no line, in points. */
const [slope, thick] = [0.06, 3];
/** Lines that are compared with words at most: a drawing has thousands. What was added to a form was drawn last. */
const mostStrokes = 6000;
/** How near to a border a rule of the form ends, in points. */
const nearBorder = 2.5;

/** A word that lines run through; `byRule`: only such as the form may have there. */
type Struck = NonNullable<PageWords["struck"]>[number];

/** The words that lines cross out, in points. */
export function struckOn(
  drawn: readonly Drawn[],
  words: readonly Word[],
  uprights: readonly Upright[],
  widgets: ReadonlySet<string>,
): Struck[] {
  const strokes = strokesOn(drawn, widgets);
  return words.flatMap((word) => {
    // Of "11/25/26" no three letters or digits are side by side.
    const how = /(?:[A-Za-z0-9]\W*){3}/.test(word.text) ? struckBy(word.box, strokes, uprights) : null;
    return how ? [{ box: word.box, byRule: how === "rule" }] : [];
  });
}

function strokesOn(drawn: readonly Drawn[], widgets: ReadonlySet<string>): Stroke[] {
  const strokes: Stroke[] = [];
  for (const one of drawn) {
    if (one.kind !== "path" || one.hidden || one.pale || (one.annotation && widgets.has(one.annotation))) continue;
    const sides = [one.box[2] - one.box[0], one.box[3] - one.box[1]];
    if (!one.stroked && Math.min(...sides) > thick) continue;
    for (const line of linesOfPath(one))
      line.slice(1).forEach((to, at) => {
        const from = line[at] as Point;
        // The two long edges of a thin filled strip are one line.
        strokes.push({ ...(from[0] < to[0] ? { from, to } : { from: to, to: from }), weight: one.stroked ? 1 : 0.5 });
      });
  }
  return strokes.slice(-mostStrokes);
}

function struckBy([x0, y0, x1, y1]: Box, strokes: readonly Stroke[], uprights: readonly Upright[]): "rule" | "line" | null {
  const [top, bottom] = [y0 + upper * (y1 - y0), y0 + lower * (y1 - y0)];
  let [rules, others] = [0, 0];
  for (const stroke of strokes) {
    const crossed = stroke.weight * widthWithin(stroke, [x0, top, x1, bottom]);
    if (crossed <= 0) continue;
    if (isRule(stroke, uprights)) rules += crossed;
    else others += crossed;
  }
  if (others >= partOf * (x1 - x0)) return "line";
  return rules + others >= mostOf * (x1 - x0) ? "rule" : null;
}

/** Length from which on a level line is a rule, in points. */
const across = 300;

/** Whether a line is level, and long or ends at a border, as those between the rows do. */
function isRule({ from, to }: Stroke, uprights: readonly Upright[]): boolean {
  if (Math.abs(to[1] - from[1]) >= slope * (to[0] - from[0])) return false;
  if (to[0] - from[0] > across) return true;
  return uprights.some(({ x, top, bottom }) => {
    const isAt = ([px, py]: Point) => Math.abs(px - x) < nearBorder && py > top - nearBorder && py < bottom + nearBorder;
    return isAt(from) || isAt(to);
  });
}

/** How much of a line's way across the page is within a box. */
function widthWithin({ from: [ax, ay], to: [bx, by] }: Stroke, [left, top, right, bottom]: Box): number {
  const [begin, end] = [Math.max(ax, left), Math.min(bx, right)];
  if (end <= begin) return 0;
  const rise = (by - ay) / (bx - ax);
  if (Math.abs(rise) < 1e-6) return ay > top && ay < bottom ? end - begin : 0;
  const [one, other] = [ax + (top - ay) / rise, ax + (bottom - ay) / rise];
  return Math.max(0, Math.min(end, Math.max(one, other)) - Math.max(begin, Math.min(one, other)));
}

/** Doubts the values through which a line runs, and keeps them. Other words of the table may say which values they are. */
export function doubtStruck(certificate: ReadCertificate, { struck = [] }: Pick<PageWords, "struck">): { others: Box[] } {
  const meets = (one: Box, other: Box) => one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];
  const isOver = ([x0, y0, x1, y1]: Box, box: Box) => meets([x0 + 1, (y0 + y1) / 2 - 1, x1 - 1, (y0 + y1) / 2 + 1], grown(box));
  const others = new Set(struck);
  for (const [pointer, { box }] of Object.entries(certificate.evidence))
    for (const one of struck.filter((word) => isOver(word.box, box))) {
      others.delete(one);
      // Around the table text is often printed over the lines of a box.
      if (one.byRule && !pointer.startsWith("/policies/")) continue;
      if (certificate.reasons[pointer]) continue;
      certificate.reasons[pointer] = "A line runs through this value.";
      certificate.unreadable.push(pointer);
      addMark(certificate, { page: certificate.page, box, text: "", policy: policyIn(pointer), value: pointer });
    }
  return { others: [...others].map(({ box }) => box) };
}

const policyIn = (pointer: string): number | null => {
  const at = /^\/policies\/(\d+)\//.exec(pointer)?.[1];
  return at === undefined ? null : Number(at);
};

export function addMark(certificate: ReadCertificate, mark: ReadMark): void {
  certificate.marks = [...(certificate.marks ?? []), mark];
}

/** A word's box as high as a mark that lies over the table is at least. */
export const heightened = ([x0, y0, x1, y1]: Box): Box => {
  const middle = (y0 + y1) / 2;
  return [x0, Math.min(y0, middle - 5), x1, Math.max(y1, middle + 5)];
};
