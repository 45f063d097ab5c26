import type { Family } from "@/bench/corpus/fonts";
import type { Spelling } from "@/bench/corpus/spelling";

export type Colour = readonly [number, number, number];
export type TickKind = "letter" | "dingbat" | "filled" | "strokes" | "check" | "curve";
/** What is drawn, in points from the top left. A `pointer` names the value in the truth that a mark shows. */
export type Mark =
  | {
      kind: "text";
      x: number;
      y: number;
      text: string;
      size: number;
      family: Family;
      bold: boolean;
      colour: Colour;
      pointer?: string;
      room?: number;
    }
  | { kind: "line"; x0: number; y0: number; x1: number; y1: number; width: number; colour: Colour }
  | { kind: "box"; x: number; y: number; width: number; height: number; fill?: Colour; edge?: Colour; opacity?: number; multiply?: boolean }
  | { kind: "tick"; x: number; y: number; on: boolean; pointer: string; boxed: boolean }
  | { kind: "curve"; x: number; y: number; path: string; width: number; colour: Colour }
  | { kind: "stamp"; x: number; y: number; text: string; size: number; degrees: number; colour: Colour; opacity: number };

/** One page: its size, and how the letter page that was drawn lies on it. */
export type Sheet = { width: number; height: number; scale: number; shiftX: number; shiftY: number; marks: Mark[]; tick: TickKind };
export const letterSheet = (tick: TickKind): Sheet => ({ width: 612, height: 792, scale: 1, shiftX: 0, shiftY: 0, marks: [], tick });

/** How one certificate is printed and filled in. Offsets in points. */
export type Style = {
  form: Family;
  fill: Family;
  size: number;
  dx: number;
  dy: number;
  colour: Colour;
  tick: TickKind;
  flag: string;
  /** Printed in ADDL INSD and SUBR WVD cells that are not granted. */
  blank: string;
  upper: boolean;
  /** Long numbers run over their column's edge instead of being printed smaller. */
  runsOver: boolean;
  signed: boolean;
  spelling: Spelling;
};
export type Measure = (text: string, size: number, family: Family, bold: boolean) => number;

const black: Colour = [0, 0, 0];
type Value = { pointer: string; text: string };
/** A value, or words that are typed among values; broken into lines it has a position on its line. */
type Typed = { pointer?: string; text: string };
type Placed = Typed & { x: number; width: number };

/** Puts a form's own words and the values that are typed into it on a sheet. */
export class Pen {
  /** How large the form's words are, as a share of the size that is asked for. */
  letterSize = 1;

  constructor(
    readonly sheet: Sheet,
    readonly style: Style,
    private readonly measure: Measure,
  ) {}

  /** The form's words, made smaller until they fit into `room`. */
  print(x: number, y: number, text: string, size = 6, { room = 400, bold = false }: { room?: number; bold?: boolean } = {}) {
    if (!text) return;
    const own = size * this.letterSize;
    const fitted = Math.min(own, (own * room) / this.measure(text, own, this.style.form, bold));
    this.sheet.marks.push({ kind: "text", x, y, text, size: fitted, family: this.style.form, bold, colour: black });
  }

  sign(x: number, y: number, text: string) {
    this.sheet.marks.push({ kind: "text", x, y, text, size: 20, family: "caveat", bold: false, colour: [0.1, 0.1, 0.4] });
  }

  width(text: string, size: number, bold = false): number {
    return this.measure(text, size * this.letterSize, this.style.form, bold);
  }

  /** A value; an empty one is a field without text, one without a pointer only words among the values. */
  fill(pointer: string | undefined, x: number, y: number, text: string, room: number, size = this.style.size) {
    const { fill: family, dx, dy, colour, upper, runsOver } = this.style;
    const shown = upper ? text.toUpperCase() : text;
    const wide = shown ? (size * room) / this.measure(shown, size, family, false) : size;
    const over = runsOver && pointer?.endsWith("policyNumber") ? Math.max(wide, Math.min(size, wide * 1.06)) : wide;
    this.sheet.marks.push({
      kind: "text",
      x: x + dx,
      y: y + dy,
      text: shown,
      size: Math.min(size, over),
      family,
      bold: false,
      colour,
      pointer,
      room,
    });
  }

  /** A value that ends where its room ends; returns where it begins. */
  fillRight(pointer: string, x: number, y: number, text: string, room: number): number {
    const { fill: family, size, upper, dx } = this.style;
    const own = this.measure(upper ? text.toUpperCase() : text, size, family, false);
    const start = text && own < room ? x + room - own : x;
    this.fill(pointer, start, y, text, x + room - start);
    return text ? start + Math.min(0, dx) : x + room;
  }

  /** Dots from one end to the other. */
  dots(from: number, to: number, y: number) {
    const count = Math.floor((to - from - 6) / this.width(" .", 6));
    if (count > 2) this.print(from + 4, y, " .".repeat(count).trim(), 6, { room: to - from });
  }

  /** Two values with a word between them in one cell, made smaller until both fit; the gaps leave room for the edges of fields. */
  fillPair([one, other]: readonly [Value, Value], word: string, x: number, y: number, room: number) {
    const { fill: family, upper } = this.style;
    const width = (text: string, size = this.style.size) => this.measure(upper ? text.toUpperCase() : text, size, family, false);
    const parts = [one, { text: `  ${word}  ` }, other];
    const size = this.style.size * Math.min(1, room / width(parts.map(({ text }) => text).join("")));
    let start = x;
    for (const part of parts) {
      const own = width(part.text, size);
      this.fill("pointer" in part ? part.pointer : undefined, start, y, part.text, own, size);
      start += own;
    }
  }

  /** Values and the words among them, one after the other, in lines of at most `room`. A value is not broken. */
  breakTyped(typed: readonly Typed[], room: number, size: number): Placed[][] {
    const { fill: family, upper } = this.style;
    const width = (text: string) => this.measure(upper ? text.toUpperCase() : text, size, family, false);
    const lines: Placed[][] = [];
    for (const { pointer, text } of typed.flatMap((one) =>
      one.pointer ? [one] : one.text.split(" ").map((word) => ({ ...one, text: word })),
    )) {
      const line = lines.at(-1);
      const last = line?.at(-1);
      const x = last ? last.x + last.width + width(" ") : 0;
      if (!line || !last || x + width(text) > room) lines.push([{ pointer, text, x: 0, width: width(text) }]);
      else if (pointer || last.pointer) line.push({ pointer, text, x, width: width(text) });
      else Object.assign(last, { text: `${last.text} ${text}`, width: width(`${last.text} ${text}`) });
    }
    return lines;
  }

  /** Lines of a paragraph, each at most `room` wide; returns the position of the next one. */
  paragraph(x: number, y: number, text: string, room: number, size: number, pointer?: string): number {
    const family = pointer ? this.style.fill : this.style.form;
    let [row, at] = ["", y];
    const put = () => {
      if (pointer) this.fill(pointer, x, at, row, room, size);
      else this.print(x, at, row, size, { room });
      at += size * 1.25;
    };
    for (const word of text.split(" ")) {
      const wider = row ? `${row} ${word}` : word;
      if (row && this.measure(pointer && this.style.upper ? wider.toUpperCase() : wider, size, family, false) > room) {
        put();
        row = word;
      } else row = wider;
    }
    if (row || pointer) put();
    return at;
  }

  rule(x0: number, y0: number, x1: number, y1: number, width = 0.7) {
    this.sheet.marks.push({ kind: "line", x0, y0, x1, y1, width, colour: black });
  }

  /** Upright lines that part the room between two edges into equal columns. */
  rulesBetween(left: number, right: number, columns: number, y0: number, y1: number, width = 0.7) {
    for (let at = 1; at < columns; at++)
      this.rule(left + ((right - left) * at) / columns, y0, left + ((right - left) * at) / columns, y1, width);
  }

  /** A gray band, drawn before the text on it. */
  shade(x0: number, y0: number, x1: number, y1: number, grey = 0.86) {
    this.sheet.marks.push({ kind: "box", x: x0, y: y0, width: x1 - x0, height: y1 - y0, fill: [grey, grey, grey] });
  }

  /** A label, followed by Yes or No; nothing where nothing is stated. */
  answer(pointer: string, x: number, y: number, label: string, room: number, granted: boolean | undefined) {
    this.print(x, y, label, 6, { room: room - 30 });
    if (granted !== undefined) this.fill(pointer, x + Math.min(this.width(label, 6), room - 30) + 5, y, granted ? "Yes" : "No", 20);
  }

  /** A small box directly after its label; `y` is the label's baseline. */
  tickBehind(pointer: string, x: number, y: number, label: string, room: number, on: boolean) {
    const left = room - 18;
    this.print(x, y, label, 6, { room: left });
    const start = x + Math.min(this.width(label, 6), left) + 3;
    this.sheet.marks.push({ kind: "box", x: start, y: y - 7, width: 8, height: 8, edge: black });
    this.sheet.marks.push({ kind: "tick", x: start + 1, y, on, pointer, boxed: true });
  }

  /** A box with its label; `y` is the label's baseline. The form's own boxes are wide, those of redraws small squares. */
  tick(pointer: string, x: number, y: number, label: string, room: number, on: boolean, wide: boolean) {
    const width = wide ? 13 : 8;
    this.sheet.marks.push({ kind: "box", x, y: y - (wide ? 8.2 : 7), width, height: wide ? 10.4 : 8, edge: black });
    this.sheet.marks.push({ kind: "tick", x: x + (wide ? 3 : 1), y, on, pointer, boxed: true });
    const [start, left] = [x + width + 4, room - width - 7];
    const blank = label.indexOf(" ", label.length / 2 - 3);
    const narrow = blank > 0 && this.width(label, 6) > left - 3;
    if (narrow) this.print(start, y - 3.5, label.slice(0, blank), 5.2, { room: left });
    this.print(start, narrow ? y + 1.8 : y, narrow ? label.slice(blank + 1) : label, narrow ? 5.2 : 6, { room: left });
  }
}
