import type { Drawn } from "@/lib/extraction/readers/pdf-drawn";
import { type Line, linesOfPath, type Point } from "@/lib/extraction/readers/pdf-paths";
import type { Grey } from "@/lib/extraction/readers/pixels";
import { largeShape } from "@/lib/extraction/readers/segments";
import type { Box, PageSize } from "@/lib/extraction/schema";

type Path = Extract<Drawn, { kind: "path" }>;

/** Where large shapes lie that slanted or curved lines make, in points; `letters`: what may be a word of them, bold on white. */
export type Crossings = { crossings: Box[]; letters: Grey | null };

/** How far a stroke's direction is from level and from upright at least, as a share of its length: forms have no other lines. */
const oblique = 0.07;
/** Outlined letters of text are at most so large, in points. */
const textLetter = 16;
/** Share of a shape's strokes that are oblique at least: a box with round corners has fewer. */
const leastOblique = 0.25;
/** Numbers that all of a page's paths may have to be followed: a map or a plan has more, and no certificate on it. */
const mostNumbers = 400_000;
/** Pixels a point of `letters`, and half the width of their strokes in pixels. */
const [fine, bold] = [2, 5];
/** Least and greatest sides of a letter, letters of a word at least, and the widest gap between them against the larger one. */
const [thinnest, tallest, longest, fewest, apart] = [9, 14, 170, 3, 0.8];

/** Looks for large letters that are drawn by lines, thin ones too, and for a page that is struck out. */
export function crossingsOf(drawn: readonly Drawn[], { width, height }: PageSize, widgets: ReadonlySet<string>): Crossings {
  const [across, down] = [Math.ceil(width), Math.ceil(height)];
  const none = { crossings: [], letters: null };
  if (!(across > 0 && down > 0) || across * down > 4_000_000) return none;
  const paths = drawn.filter(
    (one): one is Path => one.kind === "path" && !one.hidden && !one.pale && !(one.annotation && widgets.has(one.annotation)),
  );
  if (paths.reduce((sum, { data }) => sum + data.length, 0) > mostNumbers) return none;
  const cells = { data: new Uint8Array(across * down), width: across, height: down };
  const shapes = paths.map((path) => ({ path, lines: linesOfPath(path) }));
  for (const { path, lines } of shapes) for (const line of lines) if (isLarge(line, path)) drawLine(cells, line, 0);
  const groups = groupsOf(cells).filter((box) => Math.min(...sidesOf(box)) >= thinnest && Math.max(...sidesOf(box)) >= tallest);
  const words = wordsOf(groups);
  const crossings = [...groups.filter((box) => Math.min(...sidesOf(box)) >= largeShape), ...words.map(({ box }) => box)];
  if (words.length === 0) return { crossings, letters: null };
  const letters = { data: new Uint8Array(fine * fine * across * down), width: fine * across, height: fine * down };
  for (const { path, lines } of shapes) {
    const own = lines
      .filter((line) => words.some((word) => isWithin(line, word.box) && isLetter(line, word)))
      .map((line) => line.map(([x, y]) => [fine * x, fine * y] as const));
    if (path.filled) fill(letters, own);
    for (const line of own) drawLine(letters, line, path.filled ? 0 : bold);
  }
  return { crossings, letters: { ...letters, data: letters.data.map((cell) => (cell ? 0 : 255)) } };
}

const sidesOf = ([x0, y0, x1, y1]: Box): [number, number] => [x1 - x0, y1 - y0];

/** A word's place, with room for letters at its ends that have no slanted line; how high its letters are where it is level. */
type DrawnWord = { box: Box; height: number | null };

/** Groups in a row as words. */
function wordsOf(groups: readonly Box[]): DrawnWord[] {
  const left = new Set(groups.filter((box) => Math.max(...sidesOf(box)) < longest));
  const words: DrawnWord[] = [];
  for (const first of left) {
    left.delete(first);
    const word = [first];
    for (const one of word)
      for (const other of left) {
        const [small, large] = [Math.max(...sidesOf(one)), Math.max(...sidesOf(other))].sort((a, b) => a - b) as [number, number];
        const gap = Math.max(other[0] - one[2], one[0] - other[2], other[1] - one[3], one[1] - other[3]);
        if (gap > apart * large + 2 || large > 2.5 * small) continue;
        left.delete(other);
        word.push(other);
      }
    if (word.length < fewest) continue;
    const middles = word.map(([, y0, , y1]) => (y0 + y1) / 2);
    const height = Math.max(...word.map(([, y0, , y1]) => y1 - y0));
    const isLevel = Math.max(...middles) - Math.min(...middles) < 0.3 * height;
    // No letter of "LLE" has a slanted line when it is level.
    const room = (isLevel ? 3 : 1) * Math.max(...word.flatMap(sidesOf));
    const box: Box = [
      Math.min(...word.map(([x0]) => x0)) - room,
      Math.min(...word.map(([, y0]) => y0)) - height / 4,
      Math.max(...word.map(([, , x1]) => x1)) + room,
      Math.max(...word.map(([, , , y1]) => y1)) + height / 4,
    ];
    words.push({ box, height: isLevel ? height : null });
  }
  return words;
}

const isWithin = (line: Line, [x0, y0, x1, y1]: Box) => line.every(([x, y]) => x >= x0 && x <= x1 && y >= y0 && y <= y1);
const sideOf = (line: Line) => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};
/** Of a level word, lines about as long as its letters are high belong to these, as in an L. All others that are not slanted are the form's. */
function isLetter(line: Line, { height }: DrawnWord): boolean {
  const side = sideOf(line);
  if (side < thinnest || side >= longest) return false;
  return isOblique(line) || (height !== null && side > 0.4 * height && side < 1.25 * height);
}

const isSlanted = ([ax, ay]: Point, [bx, by]: Point) => {
  const [dx, dy] = [Math.abs(bx - ax), Math.abs(by - ay)];
  return Math.min(dx, dy) > oblique * Math.max(dx, dy) && dx + dy > 0;
};

/** Whether a line may be part of something large: no ruling line, no box, no letter of text in outlines. */
function isLarge(line: Line, { filled, stroked }: Path): boolean {
  if (filled && !stroked && sideOf(line) < textLetter) return false;
  return isOblique(line);
}

function isOblique(line: Line): boolean {
  let [slanted, whole] = [0, 0];
  line.slice(1).forEach((point, at) => {
    const before = line[at] as Point;
    const length = Math.hypot(point[0] - before[0], point[1] - before[1]);
    whole += length;
    if (isSlanted(before, point)) slanted += length;
  });
  return slanted > leastOblique * whole;
}

/** Draws a line into cells of a point's size, `half` cells wide to each side. */
function drawLine({ data, width, height }: Grey, line: Line, half: number): void {
  line.slice(1).forEach((to, at) => {
    const from = line[at] as Point;
    const steps = Math.min(4000, Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) * 1.5) + 1);
    for (let step = 0; step <= steps; step++) {
      const [x, y] = [Math.floor(from[0] + ((to[0] - from[0]) * step) / steps), Math.floor(from[1] + ((to[1] - from[1]) * step) / steps)];
      for (let dy = -half; dy <= half; dy++)
        for (let dx = -half; dx <= half; dx++)
          if (x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height) data[(y + dy) * width + x + dx] = 1;
    }
  });
}

/** Fills what lines enclose: between the first and second time that they cross a row, and so on. */
function fill({ data, width, height }: Grey, lines: readonly Line[]): void {
  for (let y = 0; y < height; y++) {
    const crossed = lines.flatMap((line) =>
      line.flatMap(([bx, by], at) => {
        const [ax, ay] = line.at(at - 1) as Point;
        const isCrossed = ay <= y + 0.5 !== by <= y + 0.5;
        return isCrossed ? [ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax)] : [];
      }),
    );
    crossed.sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossed.length; at += 2)
      data.fill(1, y * width + clamp(crossed[at], width), y * width + clamp(crossed[at + 1], width));
  }
}
const clamp = (x = 0, most: number) => Math.max(0, Math.min(most, Math.round(x)));

/** The boxes of marked cells that touch. */
function groupsOf({ data: cells, width: across, height: down }: Grey): Box[] {
  const boxes: Box[] = [];
  const open: number[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== 1) continue;
    const box: Box = [across, down, 0, 0];
    open.push(start);
    cells[start] = 2;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % across, Math.floor(at / across)];
      [box[0], box[1], box[2], box[3]] = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + 1), Math.max(box[3], y + 1)];
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) {
          const next = at + dy * across + dx;
          if (cells[next] !== 1 || x + dx < 0 || x + dx >= across) continue;
          cells[next] = 2;
          open.push(next);
        }
    }
    boxes.push(box);
  }
  return boxes;
}
