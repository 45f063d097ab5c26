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
