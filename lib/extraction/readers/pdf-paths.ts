import { apply, type Drawn } from "@/lib/extraction/readers/pdf-drawn";

type Path = Extract<Drawn, { kind: "path" }>;
export type Point = readonly [number, number];
export type Line = Point[];

/** Pieces into which a curve is cut. */
const pieces = 8;

/** The lines that a path is made of, with curves cut into pieces. 0 is "move to", 1 "line to", 2 a curve, 3 closes. */
export function linesOfPath({ data, matrix }: Path): Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  for (let at = 0; at < data.length; ) {
    const kind = data[at++];
    if (kind === 3) {
      if (line[0]) line.push(line[0]);
      continue;
    }
    const points = Array.from({ length: kind === 2 ? 3 : 1 }, (_, next) =>
      apply(matrix, data[at + 2 * next] ?? 0, data[at + 2 * next + 1] ?? 0),
    );
    at += 2 * points.length;
    const [one, two, three] = points;
    const from = line.at(-1);
    if (kind === 0 && one) {
      line = [one];
      lines.push(line);
    } else if (one && two && three && from)
      for (let piece = 1; piece <= pieces; piece++) line.push(onCurve(from, one, two, three, piece / pieces));
    else if (one) line.push(one);
  }
  return lines;
}

function onCurve(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const [ka, kb, kc, kd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [ka * a[0] + kb * b[0] + kc * c[0] + kd * d[0], ka * a[1] + kb * b[1] + kc * c[1] + kd * d[1]];
}
