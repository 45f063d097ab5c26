import { apply, type Drawn, type Matrix } from "@/lib/extraction/readers/pdf-drawn";
import type { Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** The one picture that is all of a page as shown: its name in pdf.js, and the turn that brings it upright. */
export type ScanMark = { id: string; turn: 0 | 90 | 180 | 270 };
/**
 * `pictureDpi`: resolution of the largest picture, 0 without one. `strokes`: numbers that its paths are made of, a few for a line and
 * about a hundred for a letter. `scan`: null where more than one picture makes the page.
 */
export type PageMarks = {
  ticks: Word[];
  pictureShare: number;
  pictureDpi: number;
  strokes: number;
  scan: ScanMark | null;
};

type Path = Extract<Drawn, { kind: "path" }>;
/** Least and largest side of a tick, in points. */
const [smallest, largest] = [3, 17];

/** What is drawn rather than written: ticks made of strokes or filled boxes, and how much of the page pictures cover. */
export function readMarks(
  drawn: readonly Drawn[],
  page: number,
  { width, height }: { width: number; height: number },
  widgets: ReadonlySet<string>,
): PageMarks {
  let [pictureArea, most, pictureDpi, strokes, painted, covered] = [0, 0, 0, 0, 0, false];
  let scan: ScanMark | null = null;
  for (const one of drawn) {
    if (one.kind === "glyph") covered ||= !one.ghost;
    else if (one.kind === "path") {
      if (one.annotation) continue;
      strokes += one.data.length;
      covered ||= painted > 0;
    } else {
      painted++;
      const { matrix, id, pixels } = one;
      const turn = turnOf(matrix, width, height);
      scan = id && turn !== null ? { id, turn } : null;
      const area = Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]);
      pictureArea += area;
      if (area > most && pixels > 0) [most, pictureDpi] = [area, (72 * pixels) / Math.hypot(matrix[0], matrix[1])];
    }
  }
  const seen = drawn.filter((one): one is Path => one.kind === "path" && !one.hidden && !(one.annotation && widgets.has(one.annotation)));
  const pictureShare = Math.min(1, pictureArea / (width * height));
  return { ticks: ticksOf(seen, page), pictureShare, pictureDpi, strokes, scan: painted === 1 && !covered ? scan : null };
}

/** The turn that brings a picture upright which covers all of the page, edge to edge; null where it does not, or is mirrored. */
function turnOf(m: Matrix, width: number, height: number): ScanMark["turn"] | null {
  const [[ax, ay], [bx, by]] = [apply(m, 0, 0), apply(m, 1, 1)];
  const off = Math.max(
    Math.abs(Math.min(ax, bx)) / width,
    Math.abs(Math.max(ax, bx) - width) / width,
    Math.abs(Math.min(ay, by)) / height,
    Math.abs(Math.max(ay, by) - height) / height,
  );
  if (off > 0.007) return null;
  const [a, b, c, d] = m;
  const level = Math.abs(b) + Math.abs(c) < 0.01 * width;
  const upended = Math.abs(a) + Math.abs(d) < 0.01 * width;
  if (level && a > 0 && d < 0) return 0;
  if (level && a < 0 && d > 0) return 180;
  if (upended && b > 0 && c > 0) return 90;
  if (upended && b < 0 && c < 0) return 270;
  return null;
}

/**
 * Small strokes and filled boxes that are alone: crosses, check marks, scrawls. Empty boxes do not count, nor do shapes in a row, which are
 * letters drawn as outlines.
 */
function ticksOf(paths: readonly Path[], page: number): Word[] {
  const groups: Box[] = [];
  for (const path of paths) {
    const box = markBox(path);
    if (!box) continue;
    const same = groups.find((one) => one[0] < box[2] + 1 && box[0] < one[2] + 1 && one[1] < box[3] + 1 && box[1] < one[3] + 1);
    if (same) same.splice(0, 4, Math.min(same[0], box[0]), Math.min(same[1], box[1]), Math.max(same[2], box[2]), Math.max(same[3], box[3]));
    else groups.push([...box]);
  }
  const marks = groups.filter((box) => fits(box));
  const inRow = (box: Box) =>
    marks.filter(
      (other) => other !== box && Math.abs(other[3] - box[3]) < 4 && Math.min(Math.abs(other[0] - box[2]), Math.abs(box[0] - other[2])) < 5,
    ).length;
  return marks.filter((box) => inRow(box) < 2).map((box): Word => ({ text: "X", box, confidence: 0.95, reader: "text", page }));
}

const fits = ([x0, y0, x1, y1]: Box) => Math.max(x1 - x0, y1 - y0) <= largest && Math.min(x1 - x0, y1 - y0) >= smallest;

/** Where a path makes a mark: a slanted or bent stroke, or a dark filled shape, no larger than a tick; null for any other. */
function markBox({ data, matrix, box, filled, stroked, pale }: Path): Box | null {
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  if (Math.max(width, height) > largest || Math.max(width, height) < smallest || data.length > 200) return null;
  const { slanted, curved, closed } = shapeOf(data, matrix);
  if (filled && !pale) return !stroked || slanted || curved || width >= smallest ? (Math.min(width, height) > 1.5 ? box : null) : null;
  return stroked && (slanted || (curved && !closed)) ? box : null;
}

/** Whether a path may be of a pen: it is neither level nor upright all along. */
export function isPen({ data, matrix }: Pick<Path, "data" | "matrix">): boolean {
  const { slanted, curved } = shapeOf(data, matrix);
  return slanted || curved;
}

/** Whether a path has slanted pieces, curves, and comes back to where it began. 0 is "move to", 1 "line to", 2 a curve, 3 closes. */
function shapeOf(data: Float32Array, matrix: Matrix): { slanted: boolean; curved: boolean; closed: boolean } {
  let [slanted, curved, closed] = [false, false, false];
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  for (let at = 0; at < data.length; ) {
    const kind = data[at++];
    if (kind === 3) {
      closed = true;
      continue;
    }
    if (kind === 2) {
      curved = true;
      at += 4;
    }
    const [nextX, nextY] = apply(matrix, data[at++] ?? 0, data[at++] ?? 0);
    if (kind === 0) start = [nextX, nextY];
    else {
      closed ||= Math.hypot(nextX - start[0], nextY - start[1]) < 0.3;
      const [across, down] = [Math.abs(nextX - x), Math.abs(nextY - y)];
      if (kind === 1) slanted ||= across > 1 && down > 1 && across / down > 0.2 && across / down < 5;
    }
    [x, y] = [nextX, nextY];
  }
  return { slanted, curved, closed };
}
