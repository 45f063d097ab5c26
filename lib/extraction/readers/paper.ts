import { reduced } from "@/lib/extraction/readers/image";
import { median } from "@/lib/extraction/readers/ink";
import type { Grey } from "@/lib/extraction/readers/pixels";
import { bowAt, type Corners, type Outline, type Point, solved } from "@/lib/extraction/readers/view";

/** The share of a picture's rim that is as light as paper from which on it shows nothing but the sheet, and how light that is against its lightest. */
const [allPaper, asPaper] = [0.97, 0.75];
/** Pixels across the copy in which a sheet's edges are looked for. */
const copyWidth = 400;
/** How light a sheet may be against the lightest of the picture: it may lie in the shade, or on a light table. */
const shares = [0.42, 0.5, 0.6, 0.7, 0.78, 0.86, 0.92];
/** The share of the picture that a sheet takes at least and at most, and by how much it is lighter than what is around it, in levels. */
const [leastShare, mostShare, lighter] = [0.2, 0.985, 22];
/** How far an edge may be from its line, in pixels of the copy, and by how much of its length it is bent at most where the sheet does not lie flat. */
const [offLine, mostBent] = [1.6, 0.05];
/** Of how much more of an edge a bent line must be than a straight one. */
const clearlyMore = 0.08;
/** For how much of an edge that holds, since a thumb may lie on it, and how steep it is at most: some fifteen degrees. */
const [onLine, steepest] = [0.65, 0.27];
/** How far from the picture's end an edge is at least that is a sheet's own, as a share of it. */
const rim = 0.006;
/** How much of the sheet's outline must be filled by what is light. */
const filled = 0.965;
/** How far from an edge its two sides are looked at, in pixels of the copy, and by which share of its lightness the sheet is lighter there. */
const [beside, leastStep] = [5, 0.06];
/** Minimum difference of ink and paper in levels, and how much of the ink on the sheet may surround it, where that is a table's grain. */
const [contrast, grain] = [40, 0.3];

/**
 * The outline of the sheet on a picture that shows what is around it as well, in pixels: a photograph of a page on a table, a scan with the
 * glass around it. null: it is all of the picture, or cannot be told.
 */
export async function paperIn(picture: Grey): Promise<Outline | null> {
  const lightest = lightestOf(picture);
  if (rimShare(picture, asPaper * lightest) >= allPaper) return null;
  const copy = await reduced(picture, copyWidth);
  const times = picture.width / copy.width;
  // Of a sheet half in the shade its lit part alone may seem one: the largest is the whole. One that ends where the picture does may be one with
  // the table's lighter part.
  const [largest] = shares
    .flatMap((share) => sheetIn(copy, share * lightest) ?? [])
    .sort((one, other) => other.seen - one.seen || other.area - one.area);
  if (!largest) return null;
  const corners = largest.corners.map(([x, y]) => [x * times, y * times]) as unknown as Corners;
  const bows = largest.bows.map((bow) => bow * times) as unknown as Outline["bows"];
  return isWrittenAround(picture, corners) ? null : { corners, bows };
}

/** The level that all but a hundredth of the picture is darker than. */
function lightestOf({ data }: Grey): number {
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let at = 0; at < data.length; at += 37, count++) histogram[data[at] as number] = (histogram[data[at] as number] as number) + 1;
  let [level, seen] = [255, 0];
  while (level > 0 && seen < 0.01 * count) seen += histogram[level--] as number;
  return level + 1;
}

/** How much of a picture's rim is lighter than a level. */
function rimShare({ data, width, height }: Grey, level: number): number {
  const inset = Math.round(0.012 * width);
  let [light, seen] = [0, 0];
  const look = (x: number, y: number) => {
    seen++;
    if ((data[y * width + x] as number) > level) light++;
  };
  for (let x = inset; x < width - inset; x += 5) for (const y of [inset, height - 1 - inset]) look(x, y);
  for (let y = inset; y < height - inset; y += 5) for (const x of [inset, width - 1 - inset]) look(x, y);
  return seen === 0 ? 1 : light / seen;
}

/** A sheet's outline, how many pixels it holds, and how many of its edges the picture shows. */
type Sheet = Outline & { area: number; seen: number };

/** The largest light part of a picture, where it is a sheet. */
function sheetIn(picture: Grey, level: number): Sheet | null {
  const { width, height } = picture;
  const part = largestPart(picture, level);
  const [rows, columns] = [spans(part, height, width, width, 1), spans(part, width, height, 1, width)];
  const edge = (lines: readonly Span[], end: "first" | "last") => {
    const places = lines.map((line): Point => [line.at, line[end]]);
    return edgeOf(places);
  };
  const [left, right, top, bottom] = [edge(rows, "first"), edge(rows, "last"), edge(columns, "first"), edge(columns, "last")];
  if (!left || !right || !top || !bottom) return null;
  const corners = [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)] as const;
  // Bands of color at a page's head and foot reach from side to side: of a sheet that lies on something a side is seen, and its head or foot.
  const isInside = (one: Edge, along: number, end: number) => {
    const middle = placeOn(one, along / 2);
    return middle > rim * end && middle < (1 - rim) * end;
  };
  const besides = [left, right].filter((one) => isInside(one, height, width)).length;
  const above = [top, bottom].filter((one) => isInside(one, width, height)).length;
  if (besides === 0 || above === 0) return null;
  const bowOf = (one: Edge, from: number, to: number) => placeOn(one, (from + to) / 2) - (placeOn(one, from) + placeOn(one, to)) / 2;
  const [a, b, c, d] = corners;
  const bows = [bowOf(top, a[0], b[0]), bowOf(right, b[1], c[1]), bowOf(bottom, d[0], c[0]), bowOf(left, a[1], d[1])] as const;
  // A bow adds two thirds of its height to the area.
  const area = areaOf(corners) + (2 / 3) * ((bows[2] - bows[0]) * (b[0] - a[0]) + (bows[1] - bows[3]) * (d[1] - a[1]));
  if (area < leastShare * width * height || area > mostShare * width * height) return null;
  const light = rows.reduce((sum, { first, last }) => sum + Math.max(0, last - first), 0);
  const isFull = Math.min(light, area) / Math.max(light, area) > filled;
  return isFull && standsOut(picture, corners) && hasEdges(picture, { corners, bows })
    ? { corners, bows, area, seen: besides + above }
    : null;
}

/** 1 for each pixel of the largest part of a picture that is lighter than a level. */
function largestPart({ data, width, height }: Grey, level: number): Uint8Array {
  // 0 is dark, 1 light, 2 light and seen.
  const marks = new Uint8Array(data.length);
  for (let at = 0; at < marks.length; at++) marks[at] = (data[at] as number) > level ? 1 : 0;
  const open = new Int32Array(data.length);
  let largest = open.subarray(0, 0);
  for (let start = 0; start < marks.length; start += 3) {
    if (marks[start] !== 1) continue;
    // Seen pixels stay in the list: it is the part when nothing is left to look at.
    let [next, count] = [0, 1];
    open[0] = start;
    marks[start] = 2;
    for (; next < count; next++) {
      const at = open[next] as number;
      const x = at % width;
      for (let way = 0; way < 4; way++) {
        const to = way === 0 ? at - 1 : way === 1 ? at + 1 : way === 2 ? at - width : at + width;
        if ((way === 0 && x === 0) || (way === 1 && x === width - 1) || to < 0 || to >= width * height || marks[to] !== 1) continue;
        marks[to] = 2;
        open[count++] = to;
      }
    }
    if (count > largest.length) largest = open.slice(0, count);
  }
  const part = new Uint8Array(data.length);
  for (const at of largest) part[at] = 1;
  return part;
}

type Span = { at: number; first: number; last: number };

/** Of each row (or column) of a part that it reaches: where it begins and ends. */
function spans(part: Uint8Array, count: number, length: number, apart: number, step: number): Span[] {
  const found: Span[] = [];
  for (let at = 0; at < count; at++) {
    let [first, last] = [-1, -1];
    for (let place = 0; place < length; place++)
      if (part[at * apart + place * step] === 1) {
        if (first < 0) first = place;
        last = place + 1;
      }
    if (first >= 0) found.push({ at, first, last });
  }
  return found;
}

/** An edge that is straight or bent a little: at `along` it is at `from` + `slope` × `along` + `bend` × `along`². */
type Edge = { from: number; slope: number; bend: number };
const placeOn = ({ from, slope, bend }: Edge, along: number) => from + slope * along + bend * along * along;

/**
 * The line on which most of an edge's places lie, bent where clearly more of them lie on such a one; its ends, where another edge begins, do not
 * count.
 */
function edgeOf(places: readonly Point[]): Edge | null {
  const tenth = Math.floor(places.length / 10);
  const middle = places.slice(tenth, places.length - tenth);
  const [first] = middle;
  if (!first || middle.length < 40) return null;
  const half = middle.length / 2;
  const lines = ([1, 2] as const).flatMap((degree) => {
    const edge = lineAlong(middle, degree);
    if (!edge || Math.abs(edge.bend) * half * half > mostBent * middle.length) return [];
    return [{ edge, on: middle.filter((place) => away(edge, place) <= offLine).length / middle.length }];
  });
  const [straight, bent] = lines;
  const best = straight && bent && bent.on < straight.on + clearlyMore ? straight : (bent ?? straight);
  const slope = best ? best.edge.slope + 2 * best.edge.bend * (first[0] + half) : 0;
  return best && best.on >= onLine && Math.abs(slope) <= steepest ? best.edge : null;
}

const away = (edge: Edge, [along, across]: Point) => Math.abs(across - placeOn(edge, along));

/** The line through an edge's places, of which those far from it are left out round by round. */
function lineAlong(places: readonly Point[], degree: 1 | 2): Edge | null {
  let edge = lineThrough(places, degree);
  for (let round = 0; round < 6; round++) {
    const most = Math.max(offLine, 2.5 * (median(places.map((place) => away(edge, place))) ?? 0));
    const near = places.filter((place) => away(edge, place) <= most);
    if (near.length < 20) return null;
    edge = lineThrough(near, degree);
  }
  return edge;
}

/** The line with the least squares of what the places are off it. */
function lineThrough(places: readonly Point[], degree: 1 | 2): Edge {
  const powers = Array.from({ length: degree + 1 }, (_, power) => power);
  const sum = (value: (along: number, across: number) => number) => places.reduce((all, [along, across]) => all + value(along, across), 0);
  const rows = powers.map((row) => [
    ...powers.map((column) => sum((along) => along ** (row + column))),
    sum((along, across) => across * along ** row),
  ]);
  const [from = 0, slope = 0, bend = 0] = solved(rows);
  return { from, slope, bend };
}

/** Where an edge that runs down meets one that runs across. */
function meet(down: Edge, across: Edge): Point {
  let [x, y] = [down.from, across.from];
  for (let round = 0; round < 12; round++) [x, y] = [placeOn(down, y), placeOn(across, x)];
  return [x, y];
}

const areaOf = (corners: Corners) =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % 4] as Point;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Whether a sheet is lighter than what is around it. */
function standsOut({ data, width, height }: Grey, corners: Corners): boolean {
  const isWithin = withinOf(corners);
  let [inside, outside, within, around] = [0, 0, 0, 0];
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const place = isWithin(x, y);
      if (place > 0) {
        inside += data[y * width + x] as number;
        within++;
      } else if (place < -3) {
        outside += data[y * width + x] as number;
        around++;
      }
    }
  return around === 0 || inside / within - outside / around > lighter;
}

/**
 * Whether along each of its edges a sheet is lighter than what is directly beyond them, for most of the edge: a line that lies beside a sheet
 * somewhere in a table's lighter part has the same on both of its sides.
 */
function hasEdges({ data, width, height }: Grey, { corners, bows }: Outline): boolean {
  const [middleX, middleY] = [0, 1].map((one) => corners.reduce((sum, corner) => sum + (corner[one] as number), 0) / 4) as [number, number];
  return corners.every(([x0, y0], at) => {
    const [x1, y1] = corners[(at + 1) % 4] as Point;
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [acrossX, acrossY] = [(y1 - y0) / length, (x0 - x1) / length];
    const inwards = Math.sign((middleX - x0) * acrossX + (middleY - y0) * acrossY);
    let [steps, seen] = [0, 0];
    for (let part = 0.08; part < 0.92; part += 0.02) {
      const bow = (bows[at] as number) * bowAt(part);
      const [x, y] = [x0 + part * (x1 - x0) + (at % 2 === 1 ? bow : 0), y0 + part * (y1 - y0) + (at % 2 === 0 ? bow : 0)];
      const [inside, beyond] = [beside, -beside].map((by) => {
        const [px, py] = [Math.round(x + by * inwards * acrossX), Math.round(y + by * inwards * acrossY)];
        return px < 0 || py < 0 || px >= width || py >= height ? null : (data[py * width + px] as number);
      });
      if (inside == null || beyond == null) continue;
      seen++;
      if (inside - beyond > Math.max(6, leastStep * inside)) steps++;
    }
    return steps >= onLine * seen;
  });
}

/** Whether something is written around a sheet as on it: then it is a part of one, or lies beside another, and nothing may be cut off. */
function isWrittenAround({ data, width, height }: Grey, corners: Corners): boolean {
  const isWithin = withinOf(corners);
  const rimOfSheet = width / 50;
  let [inside, outside, within, around] = [0, 0, 0, 0];
  for (let y = 0; y < height; y += 3)
    for (let x = 0; x < width - 2; x += 3) {
      const changes = Math.abs((data[y * width + x] as number) - (data[y * width + x + 2] as number)) > contrast ? 1 : 0;
      const place = isWithin(x, y);
      if (place > 0) {
        inside += changes;
        within++;
      } else if (place < -rimOfSheet) {
        outside += changes;
        around++;
      }
    }
  return around > 0 && outside / around > (grain * inside) / within;
}

/** How far a place is within the four edges, in pixels; below zero outside. */
function withinOf(corners: Corners): (x: number, y: number) => number {
  const edges = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4] as Point;
    const length = Math.hypot(nextX - x, nextY - y);
    return { x, y, dx: (nextX - x) / length, dy: (nextY - y) / length };
  });
  return (x, y) => Math.min(...edges.map((one) => (y - one.y) * one.dx - (x - one.x) * one.dy));
}
