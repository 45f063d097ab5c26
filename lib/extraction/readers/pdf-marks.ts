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
const op = { save: 10, restore: 11, transform: 12, formBegin: 74, formEnd: 75, annotationBegin: 80, annotationEnd: 81, path: 91 } as const;
const pictures = new Set([83, 85, 86, 88]);

/** `pictureDpi`: resolution of the largest picture, 0 without one. */
export type PageMarks = { crosses: Word[]; pictureShare: number; pictureDpi: number; paths: number };

type Segment = { x0: number; y0: number; x1: number; y1: number };

/** Reads what is drawn rather than written: crosses made of two strokes, and how much of the page pictures cover. */
export function readMarks(list: { fnArray: number[]; argsArray: unknown[] }, view: Matrix, page: number, area: number): PageMarks {
  const stack: Matrix[] = [];
  const diagonals: Segment[] = [];
  let [current, pictureArea, largest, pictureDpi, paths, inAnnotation] = [view, 0, 0, 0, 0, false];
  list.fnArray.forEach((code, at) => {
    const args = list.argsArray[at] as unknown[] | null;
    if (code === op.save || code === op.formBegin) {
      stack.push(current);
      const matrix = code === op.formBegin ? (args?.[0] as Matrix | null) : null;
      if (matrix) current = multiply(current, matrix);
    } else if (code === op.restore || code === op.formEnd) current = stack.pop() ?? view;
    else if (code === op.transform) current = multiply(current, args as unknown as Matrix);
    else if (code === op.annotationBegin || code === op.annotationEnd) inAnnotation = code === op.annotationBegin;
    else if (pictures.has(code)) {
      const covered = Math.abs(current[0] * current[3] - current[1] * current[2]);
      pictureArea += covered;
      const pixels = Number(args?.[1]);
      if (covered > largest && pixels > 0) [largest, pictureDpi] = [covered, (72 * pixels) / Math.hypot(current[0], current[1])];
    } else if (code === op.path && !inAnnotation) {
      paths++;
      const data = (args?.[1] as (Float32Array | null)[] | undefined)?.[0];
      if (data && data.length <= 60) diagonals.push(...segments(data, current).filter(isDiagonal));
    }
  });
  return { crosses: pairUp(diagonals, page), pictureShare: Math.min(1, pictureArea / area), pictureDpi, paths };
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
