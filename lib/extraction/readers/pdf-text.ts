import { type Shade, standsOut, white } from "@/lib/extraction/readers/pdf-colors";
import { apply, type Drawn, holds, type Matrix, multiply, placed } from "@/lib/extraction/readers/pdf-drawn";
import { coveredEdits, erasedEdits, secretEdits, type Unseen } from "@/lib/extraction/readers/pdf-edits";
import { drawnStamps } from "@/lib/extraction/readers/stamps";
import { cutOff, type Edit, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** `edits`: text that is invisible or covered by something drawn later, in whose place there is other text. */
export type DrawnText = { words: Word[]; edits: Edit[]; watermark: string | null } & Omit<ReturnType<typeof drawnStamps>, "watermark">;

type Glyph = Extract<Drawn, { kind: "glyph" }>;
type Cover = { at: number; box: Box; annotation: string | null; shade: Shade };
/** Luminance of a dark ground. */
const darkest = 0.1;

/** The least size of letters that are seen: on a page that is small altogether, as a reduced copy, they all are. */
function smallestSeen(drawn: readonly Drawn[]): number {
  const sizes = drawn
    .flatMap((one) => (one.kind === "glyph" && !one.hidden && /\S/.test(one.text) ? [one.size] : []))
    .sort((a, b) => a - b);
  return Math.min(tiny, 0.6 * (sizes[Math.floor(sizes.length / 2)] ?? tiny));
}
type Run = Word & { patched: boolean };

/** Maximum distance of the next word of a word's text, and of another piece that continues in its place, in its size. */
const [blanks, touching] = [1, 0.2];

/** Letters larger than this many points are a watermark, not a value. */
const huge = 34;
/** Letters smaller than this many points are invisible, unless the page is small altogether. */
const tiny = 4;

/**
 * The page's text as it is seen. What lies under a filled rectangle that was drawn later, is white on white, invisible without a
 * picture below, clipped off, on a hidden layer or beside the page is no text. Widgets' own text is left to the form's fields.
 */
export function textOn(
  drawn: readonly Drawn[],
  page: number,
  size: { width: number; height: number },
  widgets: ReadonlySet<string>,
): DrawnText {
  const covers = drawn.flatMap((one, at) => (one.kind === "path" && one.filled && one.opaque && !one.hidden ? coversOf(one, at) : []));
  const below = [
    ...covers.map(({ at, box, shade }) => ({ at, box, shade: shade as Shade | null })),
    ...drawn.flatMap((one, at) => (one.kind === "picture" ? [{ at, box: placed([0, 0, 1, 1], one.matrix), shade: null }] : [])),
  ].sort((one, other) => one.at - other.at);
  const pictures = drawn.flatMap((one) => (one.kind === "picture" && !one.hidden ? [placed([0, 0, 1, 1], one.matrix)] : []));
  const smallest = smallestSeen(drawn);
  const isOnDark = covers.some(({ shade }) => shade.light < darkest);
  /** Whether a letter does not stand out from what was drawn below it: the page is white, a picture may be anything. */
  const isLost = ({ shade }: Glyph, x: number, y: number, at: number) => {
    if (!isOnDark && standsOut(shade, white)) return false;
    const under = below.findLast((one) => one.at < at && holds(one.box, x, y));
    return under?.shade !== null && !standsOut(shade, under?.shade ?? white);
  };
  const runs: Run[] = [];
  const lost: Unseen[] = [];
  const secret: Unseen[] = [];
  let last: { run: Run | null; x: number; y: number } = { run: null, x: 0, y: 0 };
  const end = () => {
    last = { run: null, x: 0, y: 0 };
  };
  const cuts: { run: Run; x: number; y: number; size: number }[] = [];
  let seen = last;
  for (const [at, glyph] of drawn.entries()) {
    if (glyph.kind !== "glyph") continue;
    const [x, y] = glyph.start;
    const [dx, dy] = [glyph.end[0] - x, glyph.end[1] - y];
    if (glyph.annotation && widgets.has(glyph.annotation)) {
      end();
      continue;
    }
    if (!/\S/.test(glyph.text)) {
      end();
      continue;
    }
    if (dx <= 0 || Math.abs(dy) > 0.15 * Math.hypot(dx, dy)) {
      end();
      continue;
    }
    const box = boxOf(glyph);
    const [cx, cy] = [(box[0] + box[2]) / 2, y - glyph.size * 0.3];
    const outside = cx < 0 || cy < 0 || cx > size.width || cy > size.height;
    const pale = glyph.faint || isLost(glyph, cx, cy, at);
    const isNext = seen.run && Math.abs(y - seen.y) < 0.1 * glyph.size && x - seen.x < blanks * glyph.size && x > seen.x - 1;
    if (glyph.clipped && seen.run && isNext) cuts.push({ run: seen.run, x, y, size: glyph.size });
    const isUnseen = pale || glyph.size < smallest || (glyph.ghost && !pictures.some((one) => holds(one, cx, cy)));
    if (glyph.hidden || outside || isUnseen) {
      if (!glyph.hidden && !outside) put(secret, glyph, box);
      end();
      continue;
    }
    if (glyph.size > huge) {
      end();
      continue;
    }
    const cover = covers.find(
      (one) => one.at > at && holds(one.box, cx, cy, 0) && (glyph.annotation === null || one.annotation === glyph.annotation),
    );
    if (cover) {
      put(lost, glyph, box);
      end();
      continue;
    }
    const { run } = last;
    const gap = x - last.x;
    const level = Math.abs(y - last.y) < 0.1 * glyph.size && run && Math.abs(run.box[3] - run.box[1] - glyph.size) < 1;
    if (run && level && gap < 0.11 * glyph.size && gap > -0.3 * glyph.size) {
      run.text += glyph.text;
      run.box = [run.box[0], run.box[1], box[2], run.box[3]];
      last = { run, x: glyph.end[0], y };
    } else {
      const made: Run = { text: glyph.text, box, confidence: 0.99, reader: "text", page, patched: false };
      runs.push(made);
      last = { run: made, x: glyph.end[0], y };
    }
    seen = last;
  }
  // Where the rest is not drawn once more beside it, what is seen of a value is not all of it.
  for (const { run, x, y, size } of cuts) {
    const goesOn = runs.some(({ box }) => Math.abs(box[0] - x) < touching * size && box[1] < y && box[3] > y - 0.5 * size);
    if (!goesOn && !run.text.endsWith(cutOff)) run.text += cutOff;
  }
  const under = lost.flatMap(({ text, box }) => {
    const over = runs.filter((run) => overlaps(run.box, box));
    for (const run of over) run.patched = true;
    const now = over.map((run) => run.text).join("");
    return over.length > 0 && /\d|[A-Za-z]{3}/.test(text) && !now.includes(text.replaceAll(" ", "")) ? [{ old: text, box }] : [];
  });
  const words = withoutDoubles(joinTouching(runs)).map(({ patched, ...word }): Word => (patched ? { ...word, confidence: 0.85 } : word));
  const edits = [...coveredEdits(under, page), ...erasedEdits(lost, runs, page), ...secretEdits(secret, runs, page)];
  return { words, edits, ...drawnStamps(drawn, size) };
}

/** Adds a glyph to the last of these texts where it goes on with it, else as a text of its own. */
function put(texts: Unseen[], { text, size }: Glyph, box: Box) {
  const before = texts.at(-1);
  const goesOn = before && Math.abs(before.box[3] - box[3]) < 1 && Math.abs(box[0] - before.box[2]) < size * 0.6;
  const blank = before && box[0] - before.box[2] > size * 0.18 ? " " : "";
  if (goesOn) [before.text, before.box] = [before.text + blank + text, [before.box[0], before.box[1], box[2], before.box[3]]];
  else texts.push({ text, box });
}

/** The quarter turn (degrees clockwise) that brings a page upright whose text runs up, down or upside down; 0 for any other. */
export function turnOfText(drawn: readonly Drawn[]): 0 | 90 | 180 | 270 {
  const counts = { 0: 0, 90: 0, 180: 0, 270: 0 };
  for (const glyph of drawn) {
    if (glyph.kind !== "glyph" || glyph.hidden || !glyph.text.trim()) continue;
    const [dx, dy] = [glyph.end[0] - glyph.start[0], glyph.end[1] - glyph.start[1]];
    if (Math.abs(dx) > 4 * Math.abs(dy)) counts[dx > 0 ? 0 : 180]++;
    else if (Math.abs(dy) > 4 * Math.abs(dx)) counts[dy < 0 ? 90 : 270]++;
  }
  const all = counts[0] + counts[90] + counts[180] + counts[270];
  return ([90, 180, 270] as const).find((turn) => all > 200 && counts[turn] > 0.7 * all) ?? 0;
}

function boxOf({ start: [x0, y], end: [x1], size }: Glyph): Box {
  return [x0, y - size * 0.78, x1, y + size * 0.22];
}

/** How far a round corner reaches at most, in points. */
const roundest = 16;

/** The upright rectangles of a filled path, also with round corners; none where one holds another, as the two edges of a frame do. */
function coversOf({ data, matrix, annotation, shade }: Extract<Drawn, { kind: "path" }>, at: number): Cover[] {
  const parts: { points: (readonly [number, number])[]; lines: number; curves: number }[] = [];
  for (let next = 0; next < data.length; ) {
    const kind = data[next++];
    if (kind === 3) continue;
    // Of a curve only where it ends.
    if (kind === 2) next += 4;
    const point = apply(matrix, data[next++] ?? 0, data[next++] ?? 0);
    const last = parts.at(-1);
    if (kind === 0) parts.push({ points: [point], lines: 0, curves: 0 });
    else if (last) {
      last.points.push(point);
      last[kind === 2 ? "curves" : "lines"]++;
    }
  }
  const boxes = parts.flatMap(({ points, lines, curves }): Box[] => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const corner = Math.min(roundest, (box[2] - box[0]) / 2, (box[3] - box[1]) / 2);
    const isOnEdges = points.every(([x, y]) => {
      const [beside, above] = [Math.min(x - box[0], box[2] - x), Math.min(y - box[1], box[3] - y)];
      const isInCorner = beside < 0.5 && above < 0.5;
      return isInCorner || (curves > 0 && (Math.min(beside, above) < 0.5 || Math.max(beside, above) < corner + 0.5));
    });
    // A circle has no straight edge.
    const isStraight = curves === 0 || lines > 1;
    return points.length >= 4 && isOnEdges && isStraight && box[2] - box[0] > 2 && box[3] - box[1] > 2 ? [box] : [];
  });
  const framed = boxes.some((one) => boxes.some((two) => one !== two && holds(one, two[0], two[1]) && holds(one, two[2], two[3])));
  return framed ? [] : boxes.map((box) => ({ at, box, annotation, shade }));
}

const overlaps = (one: Box, two: Box) => one[0] < two[2] && two[0] < one[2] && Math.min(one[3], two[3]) - Math.max(one[1], two[1]) > 2;

/** Puts pieces of one word together again that touch on the same baseline, as in forms drawn glyph by glyph or mended in places. */
function joinTouching(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  // Only beside a patch are the pieces of a word drawn far apart from each other.
  const isMended = runs.some(({ patched }) => patched);
  for (const run of runs) {
    const height = run.box[3] - run.box[1];
    const touches = (one: Run | undefined) =>
      one &&
      Math.abs(one.box[3] - run.box[3]) < 0.5 &&
      Math.abs(one.box[3] - one.box[1] - height) < 1 &&
      run.box[0] - one.box[2] > -0.3 * height &&
      run.box[0] - one.box[2] < 0.12 * height;
    const last = joined.at(-1);
    const before = touches(last) ? last : isMended ? joined.find((one) => (one.patched || run.patched) && touches(one)) : undefined;
    if (before) {
      before.text += run.text;
      before.patched ||= run.patched;
      before.box = [before.box[0], before.box[1], run.box[2], before.box[3]];
    } else joined.push({ ...run });
  }
  return joined;
}

/** Text printed twice in nearly the same place, to look bold, counts once. */
function withoutDoubles(runs: readonly Run[]): Run[] {
  const near = 3;
  // Kept by squares of that size, so that only the nine around a run are looked at.
  const kept = new Map<string, Run[]>();
  return runs.filter((run) => {
    const [column, row] = [Math.floor(run.box[0] / near), Math.floor(run.box[1] / near)];
    const at = (across: number, down: number) => `${column + across} ${row + down} ${run.text}`;
    const isDouble = [-1, 0, 1].some((across) =>
      [-1, 0, 1].some((down) =>
        kept.get(at(across, down))?.some((one) => Math.abs(one.box[0] - run.box[0]) < near && Math.abs(one.box[1] - run.box[1]) < near),
      ),
    );
    if (!isDouble) kept.set(at(0, 0), [...(kept.get(at(0, 0)) ?? []), run]);
    return !isDouble;
  });
}

/** A page's view turned by quarters, its size as turned, and the way back to the page as shown. */
export function turned(view: Matrix, turn: 0 | 90 | 180 | 270, { width, height }: { width: number; height: number }) {
  const turns: Record<typeof turn, [Matrix, Matrix]> = {
    0: [
      [1, 0, 0, 1, 0, 0],
      [1, 0, 0, 1, 0, 0],
    ],
    90: [
      [0, 1, -1, 0, height, 0],
      [0, -1, 1, 0, 0, height],
    ],
    180: [
      [-1, 0, 0, -1, width, height],
      [-1, 0, 0, -1, width, height],
    ],
    270: [
      [0, -1, 1, 0, 0, width],
      [0, 1, -1, 0, width, 0],
    ],
  };
  const [there, back] = turns[turn];
  const size = turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
  return { view: multiply(there, view), size, toShown: turn === 0 ? undefined : (box: Box): Box => placed(box, back) };
}
