import { BlendMode, degrees, type PDFDocument, type PDFFont, type PDFPage, rgb, TextRenderingMode } from "@cantoo/pdf-lib";
import { type FieldNames, fieldName } from "@/bench/corpus/field-names";
import { type Family, type Fonts, outlinesOf } from "@/bench/corpus/fonts";
import type { Colour, Mark, Sheet } from "@/bench/corpus/sheet";
import type { PolicyType } from "@/lib/extraction/schema";

/** How the marks of a sheet get into the PDF: as text, as paths without any text, as form fields, or as text that is not shown. */
export type Writing = { as: "text" | "outlines" | "hidden" } | { as: "fields"; names: FieldNames; types: PolicyType[] };

const ink = ([red, green, blue]: Colour) => rgb(red, green, blue);

/** Adds a sheet as a page. `spell` changes each hidden text. */
export async function writeSheet(
  document: PDFDocument,
  fonts: Fonts,
  sheet: Sheet,
  writing: Writing,
  spell = (text: string) => text,
): Promise<PDFPage> {
  const page = document.addPage([sheet.width, sheet.height]);
  await writeMarks(page, document, fonts, sheet, writing, spell);
  return page;
}

/** Puts a sheet's marks on a page that is there already. */
export async function writeMarks(
  page: PDFPage,
  document: PDFDocument,
  fonts: Fonts,
  sheet: Sheet,
  writing: Writing,
  spell = (text: string) => text,
) {
  const place = new Place(page, sheet);
  for (const mark of sheet.marks) {
    if (mark.kind === "text") await writeText(place, document, fonts, mark, writing, spell);
    else if (writing.as === "hidden") continue;
    else if (mark.kind === "tick") await writeTick(place, document, fonts, mark, writing);
    else if (mark.kind === "line") place.line(mark.x0, mark.y0, mark.x1, mark.y1, mark.width, mark.colour);
    else if (mark.kind === "curve") place.curve(mark.x, mark.y, mark.path, mark.width, mark.colour);
    else if (mark.kind === "stamp") place.stamp(mark, await fonts.get("helvetica", true));
    else place.box(mark);
  }
}

/** A page in the sheet's own points, from the top left. */
class Place {
  constructor(
    readonly page: PDFPage,
    private readonly sheet: Sheet,
  ) {}

  at = (x: number, y: number) => ({
    x: x * this.sheet.scale + this.sheet.shiftX,
    y: this.sheet.height - (y * this.sheet.scale + this.sheet.shiftY),
  });
  size = (points: number) => points * this.sheet.scale;
  get tick() {
    return this.sheet.tick;
  }

  line(x0: number, y0: number, x1: number, y1: number, width: number, colour: Colour) {
    this.page.drawLine({ start: this.at(x0, y0), end: this.at(x1, y1), thickness: width, color: ink(colour) });
  }

  curve(x: number, y: number, path: string, width: number, colour: Colour) {
    this.page.drawSvgPath(path, { ...this.at(x, y), scale: this.sheet.scale, borderColor: ink(colour), borderWidth: width });
  }

  box({ x, y, width, height, fill, edge, opacity = 1, multiply }: Extract<Mark, { kind: "box" }>) {
    this.page.drawRectangle({
      ...this.at(x, y + height),
      width: this.size(width),
      height: this.size(height),
      ...(fill ? { color: ink(fill), opacity } : { opacity: 0 }),
      ...(edge ? { borderColor: ink(edge), borderWidth: 0.6 } : {}),
      ...(multiply ? { blendMode: BlendMode.Multiply } : {}),
    });
  }

  stamp({ x, y, text, size, degrees: angle, colour, opacity }: Extract<Mark, { kind: "stamp" }>, font: PDFFont) {
    const options = { font, size: this.size(size), color: ink(colour), opacity, rotate: degrees(angle), blendMode: BlendMode.Multiply };
    this.page.drawText(text, { ...this.at(x, y), ...options });
  }
}

async function writeText(
  place: Place,
  document: PDFDocument,
  fonts: Fonts,
  mark: Extract<Mark, { kind: "text" }>,
  writing: Writing,
  spell: (text: string) => string,
) {
  const { x, y, text, family, bold, colour } = mark;
  const size = place.size(mark.size);
  if (writing.as === "fields" && mark.pointer) return textField(place, document, await fonts.get(family), mark, writing);
  if (!text) return;
  if (writing.as === "outlines") {
    const path = await outlinesOf(family, bold, text, size);
    return place.page.drawSvgPath(path, { ...place.at(x, y), scale: 1, color: ink(colour) });
  }
  const hidden = writing.as === "hidden";
  place.page.drawText(hidden ? spell(text) : text, {
    ...place.at(x, y),
    size,
    font: await fonts.get(family, bold),
    color: ink(colour),
    ...(hidden ? { renderMode: TextRenderingMode.Invisible } : {}),
  });
}

function textField(
  place: Place,
  document: PDFDocument,
  font: PDFFont,
  { x, y, size, text, pointer = "", room = 60 }: Extract<Mark, { kind: "text" }>,
  { names, types }: { names: FieldNames; types: PolicyType[] },
) {
  const form = document.getForm();
  const name = fieldName(pointer, names, types, (wanted) => form.getFieldMaybe(wanted) === undefined);
  const field = form.createTextField(name);
  field.setText(text);
  field.addToPage(place.page, {
    ...place.at(x - 2, y + 3),
    width: place.size(room + 3),
    height: place.size(size + 4),
    borderWidth: 0,
    backgroundColor: undefined,
    font,
  });
  field.setFontSize(place.size(size));
  // Without this the library draws it in Helvetica when it saves, and what is wider there is cut off.
  field.updateAppearances(font);
}

const strokes: Record<string, [number, number, number, number][]> = {
  strokes: [
    [0, 0, 6, -6],
    [0, -6, 6, 0],
  ],
  check: [
    [0, -3, 2.2, 0],
    [2.2, 0, 6.5, -6.5],
  ],
};
/** A cross as a pen makes it: two bent strokes over the box's edge. */
const scrawl = "M -1 1 C 2 -2 4 -5 8 -8 M -0.5 -7.5 C 2 -5.5 5 -2 7 0.8";

async function writeTick(place: Place, document: PDFDocument, fonts: Fonts, mark: Extract<Mark, { kind: "tick" }>, writing: Writing) {
  const { x, y, on, pointer, boxed } = mark;
  const black: Colour = [0.05, 0.05, 0.1];
  if (writing.as === "fields" && boxed) {
    const form = document.getForm();
    const field = form.createCheckBox(
      fieldName(pointer, writing.names, writing.types, (wanted) => form.getFieldMaybe(wanted) === undefined),
    );
    field.addToPage(place.page, {
      ...place.at(x - 1, y + 1),
      width: place.size(8),
      height: place.size(8),
      borderWidth: 0,
      backgroundColor: undefined,
    });
    if (on) field.check();
    return;
  }
  if (!on) return;
  const kind = boxed || place.tick !== "filled" ? place.tick : "strokes";
  if (kind === "filled") place.box({ kind: "box", x, y: y - 6, width: 6, height: 6, fill: black });
  else if (kind === "curve") place.curve(x, y, scrawl, 1.2, [0.1, 0.1, 0.5]);
  else if (kind === "letter" && writing.as === "text")
    place.page.drawText("X", { ...place.at(x + 0.6, y - 0.3), size: place.size(7), font: await fonts.get("helvetica", true) });
  else if (kind === "dingbat" && writing.as === "text")
    place.page.drawText("✔", { ...place.at(x, y - 0.3), size: place.size(7), font: await fonts.get("dingbats") });
  else for (const [x0, y0, x1, y1] of strokes[kind] ?? strokes.strokes ?? []) place.line(x + x0, y + y0, x + x1, y + y1, 1, black);
}

/** The fonts of a form and of what is typed into it, ready to be measured without waiting. */
export async function measureOf(fonts: Fonts, families: Family[]) {
  const ready = new Map<string, PDFFont>();
  for (const family of families) for (const bold of [false, true]) ready.set(`${family}${bold}`, await fonts.get(family, bold));
  return (text: string, size: number, family: Family, bold: boolean) => ready.get(`${family}${bold}`)?.widthOfTextAtSize(text, size) ?? 0;
}
