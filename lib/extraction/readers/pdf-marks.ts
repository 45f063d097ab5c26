import type { Word } from "@/lib/extraction/readers/words";

/** An affine matrix as PDF writes it. */
export type Matrix = [number, number, number, number, number, number];

export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const apply = (m: Matrix, x: number, y: number) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const;

/** Operator codes of pdf.js (its `OPS`). */
const op = {
  save: 10,
  restore: 11,
  transform: 12,
  textMode: 38,
  text: 44,
  formBegin: 74,
  formEnd: 75,
  annotationBegin: 80,
  annotationEnd: 81,
  picture: 85,
  path: 91,
} as const;
const pictures = new Set([83, 85, 86, 88]);
const invisible = 3;

/** The one picture that is all of a page as shown: its name in pdf.js, and the turn that brings it upright. */
export type ScanMark = { id: string; turn: 0 | 90 | 180 | 270 };
/** `pictureDpi`: resolution of the largest picture, 0 without one. `scan`: null where more than one picture makes the page. */
export type PageMarks = { crosses: Word[]; pictureShare: number; pictureDpi: number; paths: number; scan: ScanMark | null };

type Segment = { x0: number; y0: number; x1: number; y1: number };

/** Reads what is drawn rather than written: crosses made of two strokes, and how much of the page pictures cover. */
export function readMarks(
  list: { fnArray: number[]; argsArray: unknown[] },
  view: Matrix,
  page: number,
  { width, height }: { width: number; height: number },
): PageMarks {
  const stack: Matrix[] = [];
  const diagonals: Segment[] = [];
  let [current, pictureArea, largest, pictureDpi, paths, inAnnotation, textMode] = [view, 0, 0, 0, 0, false, 0];
  let scan: ScanMark | null = null;
  let [painted, covered] = [0, false];
  list.fnArray.forEach((code, at) => {
    const args = list.argsArray[at] as unknown[] | null;
    if (code === op.save || code === op.formBegin) {
      stack.push(current);
      const matrix = code === op.formBegin ? (args?.[0] as Matrix | null) : null;
      if (matrix) current = multiply(current, matrix);
    } else if (code === op.restore || code === op.formEnd) current = stack.pop() ?? view;
    else if (code === op.transform) current = multiply(current, args as unknown as Matrix);
    else if (code === op.annotationBegin || code === op.annotationEnd) inAnnotation = code === op.annotationBegin;
    else if (code === op.textMode) textMode = Number(args?.[0]);
    else if (code === op.text) covered ||= textMode !== invisible;
    else if (pictures.has(code)) {
      painted++;
      const turn = turnOf(current, width, height);
      scan = code === op.picture && typeof args?.[0] === "string" && turn !== null ? { id: args[0], turn } : null;
      const area = Math.abs(current[0] * current[3] - current[1] * current[2]);
      pictureArea += area;
      const pixels = Number(args?.[1]);
      if (area > largest && pixels > 0) [largest, pictureDpi] = [area, (72 * pixels) / Math.hypot(current[0], current[1])];
    } else if (code === op.path && !inAnnotation) {
      paths++;
      covered ||= painted > 0;
      const data = (args?.[1] as (Float32Array | null)[] | undefined)?.[0];
      if (data && data.length <= 60) diagonals.push(...segments(data, current).filter(isDiagonal));
    }
  });
  const pictureShare = Math.min(1, pictureArea / (width * height));
  return { crosses: pairUp(diagonals, page), pictureShare, pictureDpi, paths, scan: painted === 1 && !covered ? scan : null };
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

/** The straight pieces of a path: 0 is "move to", 1 "line to", 2 a curve, 3 closes. */
function segments(data: Float32Array, matrix: Matrix): Segment[] {
  const found: Segment[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < data.length; ) {
    const kind = data[at++];
    if (kind === 3) continue;
    if (kind === 2) at += 4;
    const [nextX, nextY] = apply(matrix, data[at++] ?? 0, data[at++] ?? 0);
    if (kind === 1) found.push({ x0: x, y0: y, x1: nextX, y1: nextY });
    [x, y] = [nextX, nextY];
  }
  return found;
}

function isDiagonal({ x0, y0, x1, y1 }: Segment): boolean {
  const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  return width > 3 && height > 3 && width < 16 && height < 16 && width / height > 0.5 && width / height < 2;
}

function pairUp(diagonals: Segment[], page: number): Word[] {
  const slope = (s: Segment) => Math.sign((s.x1 - s.x0) * (s.y1 - s.y0));
  const used = new Set<Segment>();
  return diagonals.flatMap((one, at) => {
    const [cx, cy] = [(one.x0 + one.x1) / 2, (one.y0 + one.y1) / 2];
    const other = diagonals.slice(at + 1).find((two) => {
      const near = Math.abs((two.x0 + two.x1) / 2 - cx) < 2 && Math.abs((two.y0 + two.y1) / 2 - cy) < 2;
      return near && slope(two) !== slope(one) && !used.has(two);
    });
    if (!other || used.has(one)) return [];
    used.add(one).add(other);
    const box: Word["box"] = [Math.min(one.x0, one.x1), Math.min(one.y0, one.y1), Math.max(one.x0, one.x1), Math.max(one.y0, one.y1)];
    return [{ text: "X", box, confidence: 0.95, reader: "text", page } satisfies Word];
  });
}
