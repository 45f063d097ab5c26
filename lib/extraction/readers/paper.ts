import type { Grey } from "@/lib/extraction/readers/pixels";
import type { Corners, Point } from "@/lib/extraction/readers/view";

/** The share of a picture's rim that is as light as paper from which on it shows nothing but the sheet, and how light that is against its lightest. */
const [allPaper, asPaper] = [0.97, 0.75];
/** Pixels across the copy in which a sheet's edges are looked for. */
const copyWidth = 400;
/** How light a sheet may be against the lightest of the picture, the likeliest first: it may lie in the shade, or on a light table. */
const shares = [0.7, 0.6, 0.78, 0.5, 0.86, 0.42, 0.92];
/** The share of the picture that a sheet takes at least and at most, and by how much it is lighter than what is around it, in levels. */
const [leastShare, mostShare, lighter] = [0.2, 0.985, 22];
/** How far an edge may be from its line, in pixels of the copy: the edges of a sheet that does not lie flat are bent. A straight one comes first. */
const offLines = [1.6, 4];
/** For how much of an edge that holds, since a thumb may lie on it, and how steep it is at most: some fifteen degrees. */
const [onLine, steepest] = [0.65, 0.27];
/** How far from the picture's end an edge is at least that is a sheet's own, as a share of it. */
const rim = 0.006;
/** How much of the sheet's outline must be filled by what is light, and how much around it may change from one pixel to the next. */
const [filled, restless] = [0.965, 0.06];
/** How much of it is as good as all. */
const full = 0.985;

/**
 * The corners of the sheet on a picture that shows what is around it as well, in pixels: a photograph of a page on a table, a scan with the
 * glass around it. null: it is all of the picture, or cannot be told.
 */
export function paperIn(picture: Grey): Corners | null {
  const lightest = lightestOf(picture);
  if (rimShare(picture, asPaper * lightest) >= allPaper) return null;
  const times = picture.width / copyWidth;
  if (times < 1) return null;
  const copy = shrunk(picture, times);
  let best: Sheet | null = null;
  for (const offLine of offLines)
    for (const share of best ? [] : shares) {
      const found = sheetIn(copy, share * lightest, offLine);
      if (found && found.share > (best?.share ?? filled)) best = found;
      if (best && best.share > full) break;
    }
  return best && (best.corners.map(([x, y]) => [x * times, y * times]) as unknown as Corners);
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

/** The picture so many times smaller; each pixel is the mean of some of those that it stands for. */
function shrunk({ data, width, height }: Grey, times: number): Grey {
  const [across, down] = [Math.floor(width / times), Math.floor(height / times)];
  const small = new Uint8Array(across * down);
  const looks = [0.2, 0.5, 0.8];
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      let sum = 0;
      for (const dy of looks)
        for (const dx of looks) sum += data[Math.floor((y + dy) * times) * width + Math.floor((x + dx) * times)] as number;
      small[y * across + x] = sum / 9;
    }
  return { data: small, width: across, height: down };
}

/** The corners of a sheet, and how much of its outline is light. */
type Sheet = { corners: Corners; share: number };

/** The largest light part of a picture, where it is a sheet. */
function sheetIn(picture: Grey, level: number, offLine: number): Sheet | null {
  const { width, height } = picture;
  const part = largestPart(picture, level);
  const [rows, columns] = [spans(part, height, width, width, 1), spans(part, width, height, 1, width)];
  const left = edgeOf(
    rows.map(({ at, first }) => [at, first]),
    offLine,
  );
  const right = edgeOf(
    rows.map(({ at, last }) => [at, last]),
    offLine,
  );
  const top = edgeOf(
    columns.map(({ at, first }) => [at, first]),
    offLine,
  );
  const bottom = edgeOf(
    columns.map(({ at, last }) => [at, last]),
    offLine,
  );
  if (!left || !right || !top || !bottom) return null;
  const corners = [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)] as const;
  // Bands of colour at a page's head and foot reach from side to side: of a sheet that lies on something a side is seen, and its head or foot.
  const isInside = ({ from, slope }: Edge, along: number, end: number) => {
    const middle = from + (slope * along) / 2;
    return middle > rim * end && middle < (1 - rim) * end;
  };
  const [besides, above] = [
    [left, right].some((one) => isInside(one, height, width)),
    [top, bottom].some((one) => isInside(one, width, height)),
  ];
  if (!besides || !above) return null;
  const area = areaOf(corners);
  if (area < leastShare * width * height || area > mostShare * width * height) return null;
  const light = rows.reduce((sum, { first, last }) => sum + Math.max(0, last - first), 0);
  const share = Math.min(light, area) / Math.max(light, area);
  return share > filled && standsOut(picture, corners) ? { corners, share } : null;
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

/** A nearly straight edge: at `along` it is at `from` + `slope` × `along`. */
type Edge = { from: number; slope: number };

/** The straight line on which most of an edge's places lie; its ends, where another edge of a sheet that lies askew begins, do not count. */
function edgeOf(places: readonly Point[], offLine: number): Edge | null {
  const tenth = Math.floor(places.length / 10);
  const middle = places.slice(tenth, places.length - tenth);
  if (middle.length < 40) return null;
  let near = middle;
  let edge: Edge = { from: 0, slope: 0 };
  for (let round = 0; round < 6; round++) {
    edge = lineThrough(near);
    const away = near.map(([along, across]) => Math.abs(across - edge.from - edge.slope * along)).sort((a, b) => a - b);
    const most = Math.max(offLine, 2.5 * (away[away.length >> 1] ?? 0));
    const kept = middle.filter(([along, across]) => Math.abs(across - edge.from - edge.slope * along) <= most);
    if (kept.length < 20) return null;
    near = kept;
  }
  const on = middle.filter(([along, across]) => Math.abs(across - edge.from - edge.slope * along) <= offLine);
  return on.length >= onLine * middle.length && Math.abs(edge.slope) <= steepest ? edge : null;
}

function lineThrough(places: readonly Point[]): Edge {
  const [meanAlong, meanAcross] = [0, 1].map((one) => places.reduce((sum, place) => sum + (place[one] as number), 0) / places.length) as [
    number,
    number,
  ];
  let [together, spread] = [0, 0];
  for (const [along, across] of places) {
    together += (along - meanAlong) * (across - meanAcross);
    spread += (along - meanAlong) ** 2;
  }
  const slope = spread === 0 ? 0 : together / spread;
  return { from: meanAcross - slope * meanAlong, slope };
}

/** Where an edge that runs down meets one that runs across. */
function meet(down: Edge, across: Edge): Point {
  const x = (down.from + down.slope * across.from) / (1 - down.slope * across.slope);
  return [x, across.from + across.slope * x];
}

const areaOf = (corners: Corners) =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % 4] as Point;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Whether a sheet is lighter than what is around it, and that is a table or a scanner's lid: nothing is written there that would be cut off. */
function standsOut({ data, width, height }: Grey, corners: Corners): boolean {
  const isWithin = withinOf(corners);
  let [inside, outside, within, around, changes] = [0, 0, 0, 0, 0];
  for (let y = 1; y < height - 1; y += 2)
    for (let x = 1; x < width - 1; x += 2) {
      const level = data[y * width + x] as number;
      const place = isWithin(x, y);
      if (place > 0) {
        inside += level;
        within++;
      } else if (place < -3) {
        outside += level;
        around++;
        if (Math.abs(level - (data[y * width + x + 1] as number)) > 40) changes++;
      }
    }
  return around === 0 || (inside / within - outside / around > lighter && changes < restless * around);
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
