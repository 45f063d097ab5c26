import { apply, type Drawn, type Matrix } from "@/lib/extraction/readers/pdf-drawn";
import type { Upright } from "@/lib/extraction/readers/rulings";

/** From, to, and place across, in points. */
type Stroke = { from: number; to: number; at: number };

/** Width of a filled strip up to which it is a line, how crooked a line may be, and the least length of one of a table, in points. */
const [thick, crooked, least] = [2.2, 0.6, 24];
/** Points that two pieces of one line may lie beside each other, and between each other. */
const [beside, between] = [1.2, 2.5];
/** Share of the page's width from which on a line parts a table's rows. */
const across = 0.7;

/**
 * The ruling lines that a page draws: heights of those across most of it, as between the rows of a table, and the lines down it, in
 * points from the top left. Lines are strokes, edges of boxes or thin filled strips; several pieces may make one.
 */
export function rulingsOf(drawn: readonly Drawn[], width: number): { rulings: number[]; uprights: Upright[] } {
  const [level, upright]: [Stroke[], Stroke[]] = [[], []];
  for (const one of drawn) {
    if (one.kind !== "path" || one.hidden || one.annotation) continue;
    const { data, matrix, filled, stroked, pale } = one;
    for (const points of subpaths(data, matrix)) {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      if (filled && !pale && y1 - y0 < thick && x1 - x0 > thick) level.push({ from: x0, to: x1, at: (y0 + y1) / 2 });
      if (filled && !pale && x1 - x0 < thick && y1 - y0 > thick) upright.push({ from: y0, to: y1, at: (x0 + x1) / 2 });
      if (!stroked) continue;
      points.slice(1).forEach(([x, y], at) => {
        const [beforeX, beforeY] = points[at] ?? [x, y];
        if (Math.abs(y - beforeY) < crooked) level.push({ from: Math.min(x, beforeX), to: Math.max(x, beforeX), at: y });
        else if (Math.abs(x - beforeX) < crooked) upright.push({ from: Math.min(y, beforeY), to: Math.max(y, beforeY), at: x });
      });
    }
  }
  const long = (lines: Stroke[]) => joined(lines).filter(({ from, to }) => to - from >= least);
  return {
    rulings: heights(joined(level), across * width),
    uprights: long(upright).map(({ at, from, to }) => ({ x: at, top: from, bottom: to })),
  };
}

/** The corners of each part of a path, in points; parts with curves are left out. 0 is "move to", 1 "line to", 2 a curve, 3 closes. */
function subpaths(data: Float32Array, matrix: Matrix): (readonly [number, number])[][] {
  const parts: (readonly [number, number])[][] = [];
  let part: (readonly [number, number])[] = [];
  for (let at = 0; at < data.length; ) {
    const kind = data[at++];
    if (kind === 3) {
      if (part[0]) part.push(part[0]);
      continue;
    }
    if (kind !== 0 && kind !== 1) return [];
    const point = apply(matrix, data[at++] ?? 0, data[at++] ?? 0);
    if (kind === 0) {
      parts.push(part);
      part = [];
    }
    part.push(point);
  }
  return [...parts, part].filter(({ length }) => length > 1);
}

/** Pieces in line with each other as one. */
function joined(pieces: readonly Stroke[]): Stroke[] {
  const lines: Stroke[] = [];
  for (const piece of [...pieces].sort((a, b) => a.from - b.from)) {
    const line = lines.find(
      ({ at, from, to }) => Math.abs(at - piece.at) < beside && piece.from < to + between && piece.to > from - between,
    );
    if (line) line.to = Math.max(line.to, piece.to);
    else lines.push({ ...piece });
  }
  return lines;
}

/** The heights at which lines cover this much of the page's width. */
function heights(lines: readonly Stroke[], enough: number): number[] {
  const found: { at: number; covered: number }[] = [];
  for (const { at, from, to } of [...lines].sort((a, b) => a.at - b.at)) {
    const last = found.at(-1);
    if (last && at - last.at < beside) last.covered += to - from;
    else found.push({ at, covered: to - from });
  }
  return found.flatMap(({ at, covered }) => (covered >= enough ? [at] : []));
}
