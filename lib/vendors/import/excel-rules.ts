import { maximumImportColumns, maximumImportRows } from "@/lib/vendors/import/values";

/** What a file begins with. `old`: Excel's format of before 2007. */
export function kindOf(bytes: Uint8Array): "text" | "excel" | "old" {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  if (start === "504b0304") return "excel";
  return start === "d0cf11e0" ? "old" : "text";
}

/** Whether each row and cell of a sheet is where a list has them: one far cell makes a reader fill all that lies before it. */
export function isWithinList(sheet: string): boolean {
  for (const [, , place = ""] of sheet.matchAll(/\sr\s*=\s*(["'])([^"']{0,40})/g)) {
    const [, column = "", row = ""] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
    if (row === "" || Number(row) > maximumImportRows + 1000 || columnNumber(column) > maximumImportColumns) return false;
  }
  return true;
}

/** 1 for A, 27 for AA. */
const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A cell as its text in a list. A number keeps its digits, so a phone number stays one. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}

/** A sheet of an Excel file; `isHidden`: Excel does not list it. */
export type Sheet = { name: string; isHidden: boolean };
type FoundSheet = Sheet & { file: string; isActive: boolean };

const most = 500;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const plainText = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
type Attributes = Readonly<Record<string, string | undefined>>;
/** What a tag says, by the names of its attributes. */
const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w:.-]{1,60})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g)].map(([, name, one, other]) => [name, one ?? other]),
  );

const tags = {
  relation: /<(?:\w{1,20}:)?Relationship\b[^<>]{0,2000}>/g,
  view: /<(?:\w{1,20}:)?workbookView\b[^<>]{0,2000}>/g,
  sheet: /<(?:\w{1,20}:)?sheet\b[^<>]{0,2000}>/g,
  format: /<(?:\w{1,20}:)?numFmt\b[^<>]{0,2000}>/g,
  style: /<(?:\w{1,20}:)?xf\b[^<>]{0,2000}>/g,
};
const tagsOf = (xml: string, tag: RegExp) => [...xml.matchAll(tag)].slice(0, most).map(([one]) => attributesOf(one));

/** The sheets of a workbook in their order, each with the file that its rows are in. */
export function sheetsOf(workbook: string, relations: string): FoundSheet[] {
  const targets = new Map(tagsOf(relations, tags.relation).map(({ Id, Target }) => [Id, Target ?? ""]));
  const active = Number(tagsOf(workbook, tags.view)[0]?.activeTab ?? 0);
  return tagsOf(workbook, tags.sheet).map((sheet, at) => {
    const target = (targets.get(sheet["r:id"]) ?? "").replace(/^\/?(?:xl\/)?/, "");
    const isHidden = ["hidden", "veryHidden"].includes(sheet.state ?? "");
    return { name: plainText(sheet.name ?? ""), isHidden, file: `xl/${target}`, isActive: at === active };
  });
}

/**
 * The sheet that is seen when the file is opened; where that is empty, the first visible one with a value, by `hasValue`. Of hidden
 * ones alone the first.
 */
export function shownSheet(sheets: readonly FoundSheet[], hasValue: (file: string) => boolean): FoundSheet | undefined {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const open = visible.find(({ isActive }) => isActive) ?? visible[0];
  if (open && hasValue(open.file)) return open;
  return visible.find(({ file }) => hasValue(file)) ?? open ?? sheets[0];
}

/** A format that only places digits, as that of a ZIP code: each zero is one of them. */
const placesDigits = /^(?:0|\\[^\\]|"[^"]*"|[-() ])+$/;

/** By the number of a cell's style the format that shows its number with zeros before it; null for all others. */
export function paddedFormats(styles: string): (string | null)[] {
  const codes = new Map(tagsOf(styles, tags.format).map(({ numFmtId, formatCode = "" }) => [numFmtId, plainText(formatCode)]));
  const cells = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? "";
  return tagsOf(cells, tags.style).map(({ numFmtId }) => {
    const [code = ""] = (codes.get(numFmtId) ?? "").split(";");
    return placesDigits.test(code) && (code.match(/0/g)?.length ?? 0) > 1 ? code : null;
  });
}

/** A whole number as such a format shows it: 123 under 00000 is 00123. */
function padded(digits: string, format: string): string {
  const places = format.match(/0/g)?.length ?? 0;
  const all = digits.padStart(places, "0");
  let at = 0;
  // Extra digits go to the first place.
  const next = () => (at++ === 0 ? all.slice(0, all.length - places + 1) : all.charAt(all.length - places + at - 1));
  return format.replace(/\\([^\\])|"([^"]*)"|0|[-() ]/g, (sign, escaped, quoted) => (sign === "0" ? next() : (escaped ?? quoted ?? sign)));
}

/** The sheet with such numbers as texts: the reader knows what a number is, not how it is shown. */
export function withZeros(sheet: string, formats: readonly (string | null)[]): string {
  if (!formats.some(Boolean)) return sheet;
  return sheet.replace(
    /<c\b([^<>]{0,300})>((?:<f\b[^<>]{0,300}(?:\/>|>[^<>]{0,9000}<\/f>))?)\s{0,20}<v>(\d{1,17})<\/v>/g,
    (whole, tag: string, formula, digits) => {
      const { t: kind = "n", s: style = "" } = attributesOf(tag);
      const format = kind === "n" && style ? formats[Number(style)] : null;
      if (!format) return whole;
      return `<c${tag.replace(/\st\s*=\s*["']n["']/, "")} t="str">${formula}<v>${padded(digits, format)}</v>`;
    },
  );
}
