import { type DayOrder, dayOrderOf, isAmbiguousDay, isoDay } from "@/lib/infra/lists/dates-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { listColumns, neededColumns } from "@/lib/transfer/lists/columns-values";
import type { ListName, RowFault } from "@/lib/transfer/lists/schema";
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

/** How lists that people keep, and programs write, call their columns. Of two columns for one field, the one that fits earlier wins. */
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
  certificates: [
    ["file", /^(files?|filename|(files?|document|certificate|coi) (name|path)|path)$/],
    ["file", /\b(files?|filename|path)\b/],
    ["file", /^(document|certificate|coi)s?$/],
    ["kind", /\bkind\b/],
    ["paperNumber", /^(document|license|licence|registration|permit|paper) (number|no)$/],
    ["issuedOn", /\bissued?\b/],
    ["expiresOn", /\bexpir/],
    vendor,
  ],
};

/** The titles of the template come first, even if other columns would fit them or their fields. */
function ranked(list: OtherList): readonly (readonly [ListField, RegExp | string])[] {
  const own = Object.entries(listColumns[list]).map(([field, title]) => [field as ListField, plain(title)] as const);
  return [...own, ...titles[list]];
}

/** Fields that several columns together can hold, and the separator between these. */
const joined: Partial<Record<ListField, string>> = { address: ", ", name: " " };

type ReadRow = {
  line: number;
  fields: ListFields;
  /** What is wrong with the row, regardless of other data. */
  faults: RowFault[];
};

export type ListTable = {
  /** The field of each column; null: it is unknown. */
  mapping: (ListField | null)[];
  /** Titles of columns that are unknown. */
  unknown: string[];
  /** Needed columns that are missing, by their titles in the template. */
  missing: string[];
  rows: ReadRow[];
  titleOf: (field: string | null) => string | null;
};

/** The rows of a list other than vendors, by the titles in its first row. */
export function readListTable(list: OtherList, [header, ...body]: readonly FileRow[]): ListTable {
  const cells = header?.values ?? [];
  const once = mappingOf(list, cells);
  const columns: Record<string, string> = listColumns[list];
  return {
    mapping: once,
    unknown: cells.filter((title, column) => title !== "" && once[column] === null),
    missing: neededColumns[list].filter((field) => !once.includes(field)).map((field) => columns[field] ?? field),
    rows: body.map(({ line, values }) => ({ line, fields: fieldsOf(values, once), faults: [] })),
    titleOf: (field) => (field === null ? null : cells[(once as (string | null)[]).indexOf(field)] || (columns[field] ?? field)),
  };
}

function mappingOf(list: OtherList, cells: readonly string[]): ListTable["mapping"] {
  const known = ranked(list);
  const fits = (title: string, sign: RegExp | string) => (typeof sign === "string" ? plain(title) === sign : sign.test(plain(title)));
  const ranks = cells.map((title) => known.findIndex(([, sign]) => fits(title, sign)));
  const fieldAt = (rank: number) => known[rank]?.[0] ?? null;
  const best = (field: ListField) => Math.min(...ranks.filter((rank) => fieldAt(rank) === field));
  const mapping = ranks.map((rank, column) => {
    const field = fieldAt(rank);
    if (!field || field in joined) return field;
    return rank === best(field) && ranks.indexOf(rank) === column ? field : null;
  });
  return mapping.map((field) => (field && ofKind.has(field) && !mapping.includes("kind") ? null : field));
}

/** Fields of a paper of a kind: without a column for kinds they say nothing. */
const ofKind: ReadonlySet<ListField> = new Set(["paperNumber", "issuedOn", "expiresOn"]);

/** The fields of lists that hold days. */
const dayFields = ["startsOn", "endsOn", "issuedOn", "expiresOn"] as const satisfies ListField[];

/** What the dates of a list show about their order. */
export const dayOrderOfTable = ({ rows }: ListTable): DayOrder | null =>
  dayOrderOf(rows.flatMap(({ fields }) => dayFields.map((field) => fields[field] ?? "")));

/** Whether a list has dates that could be read both ways. */
export const hasAmbiguousDays = ({ rows }: ListTable): boolean =>
  rows.some(({ fields }) => dayFields.some((field) => isAmbiguousDay(fields[field] ?? "")));

/** The list with its dates as ISO dates. Where its dates contradict each other, one that could be read both ways is a fault. */
export function withDays(table: ListTable, order: DayOrder): ListTable {
  const rows = table.rows.map(({ line, fields, faults }): ReadRow => {
    const read = { ...fields };
    const wrong: RowFault[] = [];
    for (const field of dayFields) {
      const text = fields[field];
      if (!text) continue;
      if (order === "mixed" && isAmbiguousDay(text)) wrong.push({ field, message: coded("server.transfer.ambiguousDay", { text }) });
      else read[field] = isoDay(text, order);
    }
    return { line, fields: read, faults: [...faults, ...wrong] };
  });
  return { ...table, rows };
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
