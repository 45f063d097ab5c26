import { isPale, type Shade, shadeOf } from "@/lib/extraction/readers/pdf-colors";
import type { Box } from "@/lib/extraction/schema";

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
export const apply = (m: Matrix, x: number, y: number) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const;

/** Operator codes of pdf.js (its `OPS`). */
const op = {
  needs: 1,
  state: 9,
  save: 10,
  restore: 11,
  transform: 12,
  clip: 29,
  evenOddClip: 30,
  textBegin: 31,
  charSpacing: 33,
  wordSpacing: 34,
  widthScale: 35,
  leading: 36,
  font: 37,
  textMode: 38,
  rise: 39,
  moveText: 40,
  moveTextSettingLeading: 41,
  textMatrix: 42,
  nextLine: 43,
  text: 44,
  pattern: 55,
  fill: 59,
  contentBegin: 69,
  contentBeginProps: 70,
  contentEnd: 71,
  formBegin: 74,
  formEnd: 75,
  groupBegin: 76,
  groupEnd: 77,
  annotationBegin: 80,
  annotationEnd: 81,
  picture: 85,
  path: 91,
  noFill: 93,
} as const;
const pictures = new Set([83, 85, 86, 88]);
const fills = new Set([22, 23, 24, 25, 26, 27, 94]);
const strokes = new Set([20, 21, 24, 25, 26, 27]);
/** Opacity below which nobody counts on reading a letter. */
const faintest = 0.5;
const unit = (box: readonly number[]): Box => [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0];

/**
 * One thing that a page draws, in drawing order; places are in points from the top left of the page as shown. `hidden` is what
 * the drawing itself makes unseen: the invisible text mode, a clip, a layer that is switched off. `clipped`: hidden by the right edge of
 * a clip alone. `annotation`: its id.
 */
export type Drawn = { annotation: string | null; hidden: boolean } & (
  | {
      kind: "glyph";
      text: string;
      font: string;
      start: readonly [number, number];
      end: readonly [number, number];
      size: number;
      ghost: boolean;
      shade: Shade;
      /** Drawn with so little of its color that what is below shows through. */
      faint: boolean;
      pale: boolean;
      clipped: boolean;
    }
  | {
      kind: "path";
      data: Float32Array;
      matrix: Matrix;
      box: Box;
      filled: boolean;
      stroked: boolean;
      shade: Shade;
      pale: boolean;
      opaque: boolean;
    }
  | { kind: "picture"; matrix: Matrix; id: string | null; pixels: number }
);

type State = {
  matrix: Matrix;
  clip: Box | null;
  colour: string | null;
  alpha: number;
  blend: boolean;
  font: string;
  size: number;
  unit: number;
  /** A font of signs: Dingbats or Wingdings. */
  signs: string | null;
  charSpacing: number;
  wordSpacing: number;
  widthScale: number;
  leading: number;
  rise: number;
  mode: number;
};

type Font = { name?: string; fontMatrix?: number[] };
type Glyph = { unicode?: string; fontChar?: string; originalCharCode?: number; width?: number; isSpace?: boolean };
export type OperatorList = { fnArray: number[]; argsArray: unknown[] };

/** The names of the pictures that a page's operators need, in patterns and forms too. */
export const neededPictures = ({ fnArray, argsArray }: OperatorList): Set<string> =>
  new Set(fnArray.flatMap((code, at) => (code === op.needs ? (argsArray[at] as string[]) : [])).filter((id) => id.includes("img_")));

/** Follows a page's operators and returns what they draw. `fontOf` finds a font, `isShown` says whether a layer is switched on. */
export function drawnOn(
  { fnArray, argsArray }: OperatorList,
  view: Matrix,
  fontOf: (id: string) => Font | null,
  isShown: (layer: unknown) => boolean,
): Drawn[] {
  const fresh = (matrix: Matrix): State => ({
    matrix,
    clip: null,
    colour: "#000000",
    alpha: 1,
    blend: false,
    font: "",
    size: 0,
    unit: 0.001,
    signs: null,
    charSpacing: 0,
    wordSpacing: 0,
    widthScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  });
  const drawn: Drawn[] = [];
  const stack: State[] = [];
  const layers: boolean[] = [];
  let state = fresh(view);
  let [text, x, y, lineX, lineY]: [Matrix, number, number, number, number] = [[1, 0, 0, 1, 0, 0], 0, 0, 0, 0];
  let [annotation, masks, clips]: [string | null, number, boolean] = [null, 0, false];
  const move = (dx: number, dy: number) => {
    [x, y] = [lineX + dx, lineY + dy];
    [lineX, lineY] = [x, y];
  };
  const isOff = () => masks > 0 || layers.includes(false);
  const unseen = (px: number, py: number) => isOff() || (state.clip !== null && !holds(state.clip, px, py));
  fnArray.forEach((code, at) => {
    const args = (argsArray[at] ?? []) as unknown[];
    const number = Number(args[0]);
    if (code === op.save || code === op.groupBegin || code === op.formBegin) {
      stack.push({ ...state });
      if (code === op.groupBegin && (masks > 0 || (args[0] as { smask?: unknown } | undefined)?.smask)) masks++;
      if (code !== op.formBegin) return;
      if (args[0]) state.matrix = multiply(state.matrix, args[0] as Matrix);
      if (args[1]) state.clip = meet(state.clip, placed(unit(args[1] as number[]), state.matrix));
    } else if (code === op.restore || code === op.groupEnd || code === op.formEnd) {
      state = stack.pop() ?? state;
      if (code === op.groupEnd && masks > 0) masks--;
    } else if (code === op.transform) state.matrix = multiply(state.matrix, args as unknown as Matrix);
    else if (code === op.annotationBegin) {
      stack.push({ ...state });
      annotation = String(args[0]);
      state = fresh(multiply(multiply(view, args[2] as Matrix), args[3] as Matrix));
    } else if (code === op.annotationEnd) {
      annotation = null;
      state = stack.pop() ?? fresh(view);
    } else if (code === op.contentBegin) layers.push(true);
    else if (code === op.contentBeginProps) layers.push(args[0] !== "OC" || isShown(args[1]));
    else if (code === op.contentEnd) layers.pop();
    else if (code === op.state) {
      for (const [key, value] of args[0] as [string, unknown][]) {
        if (key === "ca") state.alpha = Number(value);
        else if (key === "BM") state.blend = value !== "source-over";
        else if (key === "Font") {
          const [id, size] = value as [string, number];
          setFont(state, id, size, fontOf);
        }
      }
    } else if (code === op.fill) state.colour = String(args[0]);
    else if (code === op.pattern || code === op.noFill) state.colour = null;
    else if (code === op.font) setFont(state, String(args[0]), Number(args[1]), fontOf);
    else if (code === op.charSpacing) state.charSpacing = number;
    else if (code === op.wordSpacing) state.wordSpacing = number;
    else if (code === op.widthScale) state.widthScale = number / 100;
    else if (code === op.leading) state.leading = -number;
    else if (code === op.rise) state.rise = number;
    else if (code === op.textMode) state.mode = number;
    else if (code === op.textBegin) [text, x, y, lineX, lineY] = [[1, 0, 0, 1, 0, 0], 0, 0, 0, 0];
    else if (code === op.textMatrix) [text, x, y, lineX, lineY] = [args[0] as Matrix, 0, 0, 0, 0];
    else if (code === op.moveText) move(number, Number(args[1]));
    else if (code === op.moveTextSettingLeading) {
      state.leading = Number(args[1]);
      move(number, Number(args[1]));
    } else if (code === op.nextLine) move(0, state.leading);
    else if (code === op.clip || code === op.evenOddClip) clips = true;
    else if (code === op.text) {
      const { size, widthScale, charSpacing, wordSpacing, mode, rise } = state;
      const place = multiply(state.matrix, text);
      const height = Math.abs(size) * Math.hypot(place[2], place[3]);
      for (const glyph of args[0] as (Glyph | number | null)[]) {
        if (typeof glyph === "number") x -= (glyph * size * widthScale) / 1000;
        if (!glyph || typeof glyph === "number") continue;
        const start = apply(place, x, y + rise);
        x += ((glyph.width ?? 0) * size * state.unit + charSpacing + (glyph.isSpace ? wordSpacing : 0)) * widthScale;
        const end = apply(place, x - charSpacing * widthScale, y + rise);
        const middle = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - height * 0.3] as const;
        const hidden = unseen(...middle);
        const clipped = hidden && !isOff() && middle[0] > (state.clip?.[2] ?? Number.POSITIVE_INFINITY);
        const common = { annotation, hidden, clipped, ghost: (mode & 3) === 3, pale: isPale(state.colour) && mode !== 1 };
        const seen = { shade: shadeOf(mode === 1 ? null : state.colour), faint: state.alpha < faintest };
        drawn.push({
          kind: "glyph",
          font: state.font,
          text: state.signs ? signOf(glyph, state.signs) : plain(glyph.unicode ?? ""),
          start,
          end,
          size: height,
          ...seen,
          ...common,
        });
      }
    } else if (pictures.has(code)) {
      const { matrix } = state;
      const [cx, cy] = apply(matrix, 0.5, 0.5);
      const id = code === op.picture && typeof args[0] === "string" ? args[0] : null;
      drawn.push({ kind: "picture", matrix, id, pixels: Number(args[1]) || 0, annotation, hidden: unseen(cx, cy) });
    } else if (code === op.path) {
      const data = (args[1] as (Float32Array | null)[] | undefined)?.[0];
      const paint = Number(args[0]);
      const bounds = args[2] as Float32Array | number[] | null;
      if (clips && bounds) state.clip = meet(state.clip, placed(unit([...bounds]), state.matrix));
      clips = false;
      if (!data || !bounds || (!fills.has(paint) && !strokes.has(paint))) return;
      const box = placed(unit([...bounds]), state.matrix);
      const opaque = state.colour !== null && state.alpha > 0.9 && !state.blend;
      const common = {
        annotation,
        hidden: unseen((box[0] + box[2]) / 2, (box[1] + box[3]) / 2),
        pale: isPale(state.colour),
        shade: shadeOf(state.colour),
        opaque,
      };
      drawn.push({ kind: "path", data, matrix: state.matrix, box, filled: fills.has(paint), stroked: strokes.has(paint), ...common });
    }
  });
  return drawn;
}

function setFont(state: State, id: string, size: number, fontOf: (id: string) => Font | null) {
  [state.font, state.size] = [id, size];
  const font = fontOf(id);
  state.unit = font?.fontMatrix?.[0] || 0.001;
  state.signs = /dingbats|wingdings ?-?[23]?|webdings/i.exec(font?.name ?? "")?.[0].toLowerCase() ?? null;
}

/** Codes by which fonts of signs draw a check mark, a cross, a filled or crossed box. */
const tickCodes: Record<string, number[]> = {
  dingbats: [0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x6c, 0x6e],
  wingdings: [0x6c, 0x6e, 0x78, 0xfb, 0xfc, 0xfd, 0xfe],
  wingdings2: [0x4f, 0x50, 0x51, 0x52, 0x53, 0x54, 0x97],
  webdings: [0x61, 0x72],
};
function signOf({ originalCharCode = 0 }: Glyph, font: string): string {
  return tickCodes[font.replace(/[ -]/g, "")]?.includes(originalCharCode & 0xff) ? "✔" : "";
}

/** Ligatures as letters, every kind of blank as a blank, nothing for what has no width. */
const plain = (text: string) =>
  text
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"))
    .replace(/[\u00A0\u2000-\u200A\u202F]/g, " ")
    .replace(/[\u00AD\u200B-\u200F\uFEFF]/g, "");

export const holds = ([x0, y0, x1, y1]: Box, x: number, y: number, by = 0.5) => x > x0 - by && x < x1 + by && y > y0 - by && y < y1 + by;

const meet = (one: Box | null, other: Box): Box =>
  one ? [Math.max(one[0], other[0]), Math.max(one[1], other[1]), Math.min(one[2], other[2]), Math.min(one[3], other[3])] : other;

/** The box of a box after a matrix. */
export function placed([x0, y0, x1, y1]: Box, matrix: Matrix): Box {
  const corners = [apply(matrix, x0, y0), apply(matrix, x1, y0), apply(matrix, x0, y1), apply(matrix, x1, y1)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
