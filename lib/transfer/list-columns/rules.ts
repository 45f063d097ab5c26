import { listColumns, neededColumns } from "@/lib/transfer/list-columns/values";
import type { ListName } from "@/lib/transfer/lists/schema";
import type { FileRow } from "@/lib/vendors/import/rules";
import { plain } from "@/lib/vendors/import/rules";

export type OtherList = Exclude<ListName, "vendors">;
export type ListField = { [List in OtherList]: keyof (typeof listColumns)[List] }[OtherList];
export type ListFields = Partial<Record<ListField, string>>;

const ofAnother = [
  ["externalSource", /\bexternal (source|system)\b/],
  ["externalId", /\bexternal (id|number|no)\b/],
] as const;
const days = [
  ["startsOn", /\b(starts?|begins?|first day)\b/],
  ["endsOn", /\b(ends?|finish|completion date|last day)\b/],
] as const;
const sets = [["requirementSet", /\brequirements?\b/]] as const;
const vendor = ["vendor", /\b(vendor|subcontractor|supplier|contractor|company|business|firm|insured)\b/] as const;

/** How lists that people keep, and programs write, call their columns. The first that fits wins. */
const titles: Record<OtherList, readonly (readonly [ListField, RegExp])[]> = {
  projects: [
    ...[...ofAnother, ...days, ...sets],
    ["holders", /\bholders?\b/],
    ["completedYears", /\b(years|completed operations)\b/],
    ["number", /^(project |job )?(number|no|nr|id|code)$/],
    ["address", /\b(address|street|city|town|state|zip|location)\b/],
    ["name", /^(project|job)( name)?$|^name$/],
  ],
  assignments: [
    ...[...ofAnother, ...days, ...sets],
    ["contractNumber", /^(sub)?contract( (number|no|id))?$/],
    ["scopeOfWork", /\b(scope|work|description)\b/],
    ["trade", /^trade$/],
    vendor,
    ["project", /^(project|job)( (name|number|no|id))?$/],
  ],
  users: [
    ["email", /\be ?mails?\b/],
    ["role", /\b(role|permissions?|access)\b/],
    ["name", /\bname\b/],
  ],
  certificates: [vendor, ["file", /\b(files?|filename|path|document|certificate|coi)\b/]],
};

/** Fields that several columns together can hold, and what stands between these. */
const joined: Partial<Record<ListField, string>> = { address: ", ", name: " " };

export type ListTable = {
  /** The field of each column; null: it is unknown. */
  mapping: (ListField | null)[];
  /** Titles of columns that are unknown. */
  unknown: string[];
  /** Needed columns that are missing, by their titles in the template. */
  missing: string[];
  rows: { line: number; fields: ListFields }[];
  titleOf: (field: string | null) => string | null;
};

/** The rows of a list other than vendors, by the titles in its first row. */
export function readListTable(list: OtherList, [header, ...body]: readonly FileRow[]): ListTable {
  const cells = header?.values ?? [];
  const mapping = cells.map((title) => titles[list].find(([, known]) => known.test(plain(title)))?.[0] ?? null);
  const once = mapping.map((field, column) => (field && !(field in joined) && mapping.indexOf(field) < column ? null : field));
  const columns: Record<string, string> = listColumns[list];
  return {
    mapping: once,
    unknown: cells.filter((title, column) => title !== "" && once[column] === null),
    missing: neededColumns[list].filter((field) => !once.includes(field)).map((field) => columns[field] ?? field),
    rows: body.map(({ line, values }) => ({ line, fields: fieldsOf(values, once) })),
    titleOf: (field) => (field === null ? null : cells[(once as (string | null)[]).indexOf(field)] || (columns[field] ?? field)),
  };
}

function fieldsOf(values: readonly string[], mapping: ListTable["mapping"]): ListFields {
  const fields: ListFields = {};
  mapping.forEach((field, column) => {
    const value = values[column]?.replaceAll("\u0000", "");
    if (!field || !value) return;
    const before = fields[field];
    fields[field] = before === undefined ? value : `${before}${joined[field] ?? " "}${value}`;
  });
  return fields;
}

/** An ISO date of what spreadsheets write in the United States, as "1/15/2027". Any other text stays. */
export function isoDay(text: string): string {
  const found = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text.trim());
  if (!found) return text.trim();
  const [, month = "", day = "", year = ""] = found;
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** A path in a ZIP as people write it: either slash, any case. */
export const pathKey = (path: string): string =>
  path
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(\.?\/)+/, "")
    .normalize("NFC")
    .toLowerCase();
