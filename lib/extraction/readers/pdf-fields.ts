import { centerY, splitRun, type Word } from "@/lib/extraction/readers/words";

type Annotation = {
  id?: string;
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  rect?: number[];
  checkBox?: boolean;
  radioButton?: boolean;
  buttonValue?: string;
  exportValue?: string;
  multiLine?: boolean;
  hidden?: boolean;
  contentsObj?: { str?: string };
  defaultAppearanceData?: { fontSize?: number };
};

/** How wide a character is on average, in sizes of its font and at most in points: what a field draws is not told. */
const [broad, broadest] = [0.5, 5];

/** Confidence of what a field shows that stores something else. */
const changed = 0.8;

const off = new Set(["", "off", "no", "0", "false", "n"]);

/** How near its field's left edge a label begins on which the field's first line is drawn, in points. */
const ownEdge = 6;

/**
 * The values of a page's form fields as words in their rectangles; a ticked box is an X. What the field is called does not
 * matter: its place on the form says what it means. The lines of a field that begins level with its label (one of the `printed` words) are
 * told as below it. `shown`: what fields draw that store something else: that counts, and not for sure.
 */
export function fieldWords(
  annotations: Annotation[],
  toView: (rect: number[]) => number[],
  page: number,
  printed: readonly Word[],
  shown: ReadonlyMap<string, string> = new Map(),
): Word[] {
  return annotations.flatMap((annotation) => {
    if (!annotation.rect || annotation.hidden) return [];
    if (annotation.subtype === "FreeText") return freeText(annotation.contentsObj?.str, toView(annotation.rect), page);
    if (annotation.subtype !== "Widget") return [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = toView(annotation.rect);
    const box = [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)] as const;
    const drawn = shown.get(annotation.id ?? "");
    const isChanged = drawn !== undefined;
    const make = (text: string, top = box[1], bottom = box[3]): Word => {
      const size = annotation.defaultAppearanceData?.fontSize || broadest / broad;
      const width = Math.min(box[2] - box[0], text.length * Math.min(broadest, broad * size));
      return {
        text,
        box: [box[0], top, box[0] + Math.max(width, 4), bottom],
        confidence: isChanged ? changed : 0.99,
        reader: "fillable",
        page,
      };
    };
    if (annotation.checkBox || annotation.radioButton) {
      const value = String(annotation.fieldValue ?? "");
      const own = annotation.exportValue ?? annotation.buttonValue;
      const on = annotation.radioButton
        ? value !== "" && value === own
        : !off.has(value.toLowerCase()) || (value !== "" && value === own && value !== "Off");
      return on ? [{ ...make("X"), box: [...box] }] : [];
    }
    const value = drawn ?? (Array.isArray(annotation.fieldValue) ? annotation.fieldValue.join(" ") : annotation.fieldValue);
    if (typeof value !== "string" || !value.trim()) return [];
    const lines = value.split(/\r\n|\r|\n/).filter((line) => line.trim());
    if (lines.length === 1 && box[3] - box[1] < 24) return [make(value.trim())];
    const step = Math.min(12, (box[3] - box[1]) / lines.length);
    const label = printed.find(
      (word) => Math.abs(word.box[0] - box[0]) < ownEdge && centerY(word) > box[1] && centerY(word) < box[1] + step,
    );
    const top = label?.box[3] ?? box[1];
    return lines.map((line, at) => make(line.trim(), top + at * step, top + (at + 1) * step));
  });
}

/** A typed note on the page: its lines share the rectangle, its words their line. */
function freeText(text: string | undefined, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: number[], page: number): Word[] {
  const lines = (text ?? "").split(/\r\n|\r|\n/).filter((line) => line.trim());
  const [left, top, right, height] = [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.abs(y1 - y0)];
  return lines.flatMap((line, at) => {
    const box: Word["box"] = [left, top + (at * height) / lines.length, right, top + ((at + 1) * height) / lines.length];
    return splitRun({ text: line, box, confidence: 0.95, reader: "fillable", page });
  });
}
