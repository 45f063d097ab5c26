import { pageOfPicture } from "@/lib/extraction/readers/image";
import type { Grey } from "@/lib/extraction/readers/pixels";
import type { Box, PageSize } from "@/lib/extraction/schema";

export type Point = readonly [x: number, y: number];
/** The corners of a sheet on a picture, clockwise from the one that is up and left. */
export type Corners = readonly [Point, Point, Point, Point];

/**
 * A sheet's corners, and by how many pixels its edges are bent, clockwise from the upper one: how far right or down of the straight line the middle
 * of the edge is.
 */
export type Outline = { corners: Corners; bows: readonly [number, number, number, number] };

/** How much of its bow an edge has at a place along it, 0 to 1. */
export const bowAt = (along: number): number => 4 * along * (1 - along);

/** A way from one plane to another, as a camera sees one: x and y over a third number. */
export type View = readonly [number, number, number, number, number, number, number, number];

const seen = ([a, b, c, d, e, f, g, h]: View, x: number, y: number): Point => {
  const scale = 1 / (g * x + h * y + 1);
  return [(a * x + b * y + c) * scale, (d * x + e * y + f) * scale];
};

/** The view that carries the first four points onto the others. */
export function viewOf(from: Corners, to: Corners): View {
  const rows = from.flatMap(([x, y], at) => {
    const [u, v] = to[at] as Point;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return solved(rows) as unknown as View;
}

/** The numbers with which each of these rows, multiplied in turn, comes to its last entry. */
export function solved(equations: readonly number[][]): number[] {
  const rows = equations.map((row) => [...row]);
  const last = rows.length;
  for (let column = 0; column < last; column++) {
    const best = rows.reduce(
      (most, row, at) => (at >= column && Math.abs(row[column] ?? 0) > Math.abs(rows[most]?.[column] ?? 0) ? at : most),
      column,
    );
    [rows[column], rows[best]] = [rows[best] ?? [], rows[column] ?? []];
    const pivot = rows[column] ?? [];
    for (const row of rows)
      if (row !== pivot) {
        const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
        row.forEach((value, at) => {
          row[at] = value - factor * (pivot[at] ?? 0);
        });
      }
  }
  return rows.map((row, at) => (row[last] ?? 0) / (row[at] ?? 1));
}

/** Heights of sheets against their width: letter, A4 and legal. A camera that looks down at a slant shows them a little lower. */
const formats = [11 / 8.5, 297 / 210, 14 / 8.5];
const nearFormat = 0.07;

/** The sheet's own picture, seen from straight above, its size in points, and the way from there back to the picture (pixels). */
export type Straightened = { grey: Grey; size: PageSize; toPicture(box: Box): Box };

export function straightened(picture: Grey, { corners, bows }: Outline): Straightened {
  const side = (one: number, other: number) => {
    const [[x0, y0], [x1, y1]] = [corners[one] as Point, corners[other] as Point];
    return Math.hypot(x1 - x0, y1 - y0);
  };
  const [wide, high] = [Math.max(side(0, 1), side(3, 2)), Math.max(side(0, 3), side(1, 2))];
  const lies = wide > high;
  const measured = lies ? wide / high : high / wide;
  const ratio = formats.find((one) => Math.abs(measured / one - 1) < nearFormat) ?? measured;
  const { width } = pageOfPicture({ width: wide, height: high });
  const size = { width, height: lies ? width / ratio : width * ratio };
  const pixels = { width: Math.round(wide), height: Math.round((wide * size.height) / size.width) };
  const { width: w, height: h } = pixels;
  const view = viewOf(
    [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    corners,
  );
  const scale = w / size.width;
  const [up, right, down, left] = bows;
  /** How far a place of the sheet lies from where it would if that lay flat, in pixels of the picture. */
  const bent = (across: number, along: number): Point => [
    ((1 - across) * left + across * right) * bowAt(along),
    ((1 - along) * up + along * down) * bowAt(across),
  ];
  const toPicture = ([x0, y0, x1, y1]: Box): Box => {
    const places = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ].map(([x = 0, y = 0]): Point => {
      const [flatX, flatY] = seen(view, x * scale, y * scale);
      const [byX, byY] = bent((x * scale) / w, (y * scale) / h);
      return [flatX + byX, flatY + byY];
    });
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };
  return { grey: { data: sampled(picture, view, pixels, bent), ...pixels }, size, toPicture };
}

/** The picture's levels where a view leads, each of the four pixels around it. */
function sampled({ data, width, height }: Grey, view: View, size: PageSize, bent: (across: number, along: number) => Point): Uint8Array {
  const [a, b, c, d, e, f, g, h] = view;
  const out = new Uint8Array(size.width * size.height);
  for (let y = 0, to = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, to++) {
      const scale = 1 / (g * (x + 0.5) + h * (y + 0.5) + 1);
      const [byX, byY] = bent((x + 0.5) / size.width, (y + 0.5) / size.height);
      const px = Math.max(0, Math.min(width - 1.001, (a * (x + 0.5) + b * (y + 0.5) + c) * scale - 0.5 + byX));
      const py = Math.max(0, Math.min(height - 1.001, (d * (x + 0.5) + e * (y + 0.5) + f) * scale - 0.5 + byY));
      const left = Math.floor(px);
      const at = Math.floor(py) * width + left;
      const fx = px - left;
      const fy = py - Math.floor(py);
      const above = (data[at] as number) * (1 - fx) + (data[at + 1] as number) * fx;
      const below = (data[at + width] as number) * (1 - fx) + (data[at + width + 1] as number) * fx;
      out[to] = above * (1 - fy) + below * fy;
    }
  return out;
}
