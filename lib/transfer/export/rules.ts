import path from "node:path";
import { markedCoverages } from "@/lib/compliance/statuses/marks-values";
import { toCsv } from "@/lib/infra/lists/csv-rules";
import { titleOf } from "@/lib/infra/lists/rules";
import type { ExportedTable } from "@/lib/transfer/export/values";
import { say } from "@/messages/say";

/** SQL for some columns of a table's rows as JSON, `$3` at a time: `$2` is the key of the row before them, as a JSON array. */
export function rowsStatement({ table, key, where = "true" }: ExportedTable, columns: readonly string[]): string {
  const own = table === "company" ? "t.id" : "t.company_id";
  const row = `(select to_jsonb(r) from (select ${columns.map((column) => `t."${column}"`).join(", ")}) r) as row`;
  if (key.length === 0) return `select ${row}, '[]'::jsonb as key from "${table}" t where ${own} = $1 and $2::jsonb is null limit $3`;
  const order = key.map(([column]) => `t.${column}`).join(", ");
  const last = key.map(([, type], at) => `($2::jsonb->>${at})::${type}`).join(", ");
  return `select ${row}, jsonb_build_array(${order}) as key from "${table}" t
    where ${own} = $1 and ${where} and ($2::jsonb is null or (${order}) > (${last})) order by ${order} limit $3`;
}

/** Rows as lines of CSV. What is no plain value is written as JSON. */
export function csvOf(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const cell = (value: unknown) => {
    if (value === null || value === undefined) return null;
    if (typeof value === "string" || typeof value === "number") return value;
    return typeof value === "boolean" ? String(value) : JSON.stringify(value);
  };
  return toCsv(rows.map((row) => columns.map((column) => cell(row[column]))));
}

export type NamedDocument = {
  fileName: string;
  expires: string | null;
  vendor: string | null;
  coverages: readonly string[];
  type: string | null;
};

// Control characters, those that turn the direction of writing, and what some file system refuses.
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}<>:"/\\|?*]+/gu;

/** A part of a file's name that every file system takes. */
export function safePart(text: string, longest: number): string {
  const plain = text.normalize("NFC").replace(unsafe, " ").replace(/\s+/g, " ").trim();
  return [...plain]
    .slice(0, longest)
    .join("")
    .replace(/^[. ]+|[. ]+$/g, "");
}

/** `2027-01-31 Acme LLC GL AUTO`: when it expires, whose it is, and what it covers. */
export function documentName({ expires, vendor, coverages, type }: Omit<NamedDocument, "fileName">): string {
  const marks: string[] = markedCoverages.filter(({ line }) => coverages.includes(line)).map(({ short }) => say(short));
  if (coverages.includes("OTHER")) marks.push("other");
  const what = marks.length > 0 ? marks.join(" ") : titleOf(type ?? "DOCUMENT").toLowerCase();
  return [expires ?? "no date", safePart(vendor ?? "", 80) || "no vendor", what].join(" ");
}

/** The ending of a name that was chosen by a stranger, where it looks like one. */
export function endingOf(fileName: string): string {
  const ending = path.extname(fileName).toLowerCase();
  return /^\.[a-z0-9]{1,5}$/.test(ending) ? ending : "";
}

/** Gives each name once, regardless of case; the next of its kind is numbered. */
export function uniqueNames(): (name: string, ending: string) => string {
  const uses = new Map<string, number>();
  return (name, ending) => {
    for (;;) {
      const key = `${name}${ending}`.toLowerCase();
      const used = uses.get(key) ?? 0;
      uses.set(key, used + 1);
      if (used === 0) return `${name}${ending}`;
      const numbered = `${name} (${used + 1})${ending}`;
      if (!uses.has(numbered.toLowerCase())) {
        uses.set(numbered.toLowerCase(), 1);
        return numbered;
      }
    }
  };
}
