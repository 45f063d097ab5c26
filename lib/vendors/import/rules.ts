import { Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { nameKeys } from "@/lib/compliance/names/match-rules";
import { AppError } from "@/lib/infra/errors";
import { phoneProblem } from "@/lib/infra/phones-rules";
import { coded, issueSentence, type Sentence } from "@/lib/infra/sentences-rules";
import { eachInTurns, piecesInTurns } from "@/lib/infra/turns";
import { addressesOf, cellOf, withFirstAddress } from "@/lib/vendors/import/addresses-rules";
import { rowContract } from "@/lib/vendors/import/contracts-rules";
import type { ImportCheck, ImportField, ImportMapping } from "@/lib/vendors/import/schema";
import { importFields, joinedFields, maximumImportColumns, maximumImportRows } from "@/lib/vendors/import/values";
import { type VendorInput, vendorInput } from "@/lib/vendors/schema";

const refuse = (message: Sentence) => new AppError("invalid", message, { file: message });

const signs = { comma: ",", semicolon: ";", tab: "\t", pipe: "|" } as const;
type Separator = keyof typeof signs;
const separators = Object.keys(signs) as Separator[];

/** One row of a file. `line`: where it begins, counted from 1. */
export type FileRow = { line: number; values: string[] };
export type Table = { separator: Separator; rows: FileRow[] };

// Before what a spreadsheet would run as a formula, our own exports and others put an apostrophe, so "+1 555" comes back with one.
const guard = /(^|[;\n][ \t"]*)'(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

// A first line that only gives spreadsheets the separator is not a row.
const tellsSeparator = ({ line, values }: FileRow) => line === 1 && /^sep=.?$/i.test(values[0] ?? "");

type Parsed = { info: { lines: number }; record: string[] };

// What is longer is no row of a list: most likely a quotation mark is open over the rest of the file.
const longestRow = 50_000;

/** `onEnd` gets the line on which each row ends. */
async function parseWith(separator: Separator, text: string, most: number, onEnd?: (line: number) => void): Promise<FileRow[]> {
  const parser = parse({
    delimiter: signs[separator],
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Spreadsheets write separators alone for rows that were emptied: these count for no limit.
    skip_records_with_empty_values: true,
    max_record_size: longestRow,
    to: most,
    on_record: (record, { lines }) => {
      onEnd?.(lines);
      return record;
    },
  });
  const source = Readable.from(piecesInTurns(text));
  const records: Parsed[] = await source.compose(parser).toArray();
  return eachInTurns(records, ({ info, record }) => {
    const breaks = record.reduce((sum, value) => sum + value.split("\n").length - 1, 0);
    return { line: info.lines - breaks, values: record.map((value) => value.trim().replace(guard, "$1")) };
  });
}

/** A separator is right when many rows have as many columns as the first one that has several. */
async function separatorOf(text: string): Promise<Separator> {
  const measure = async (separator: Separator) => {
    try {
      const rows = await parseWith(separator, text, 20);
      const width = rows.find(({ values }) => values.length > 1)?.values.length ?? 0;
      return width < 2 ? 0 : (rows.filter(({ values }) => values.length === width).length / rows.length) * 1000 + width;
    } catch {
      return 0;
    }
  };
  const fit = await Promise.all(separators.map(measure));
  return separators[fit.indexOf(Math.max(...fit))] ?? "comma";
}

/** The rows that hold anything. Throws `invalid` for what is no table, and above the limits. */
export async function readTable(text: string): Promise<Table> {
  if (text.slice(0, 4000).includes("\u0000")) throw refuse(coded("vendors.thisIsNotACsv"));
  const separator = await separatorOf(text);
  let rows: FileRow[];
  let read = 0;
  try {
    // With the header and one more, to know that there are more.
    const parsed = await parseWith(separator, text, maximumImportRows + 2, (line) => {
      read = line;
    });
    rows = parsed.filter((row) => row.values.some(Boolean) && !tellsSeparator(row));
  } catch (error) {
    const { code } = error as CsvError;
    // The row that does not end; the error itself has the line on which that was noticed.
    const line = text.split("\n").findIndex((one, at) => at >= read && one !== "") + 1;
    if (code === "CSV_MAX_RECORD_SIZE") throw refuse(coded("vendors.theRowOnLineLine", { line }));
    if (code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    throw refuse(coded("vendors.theQuotationMarkOnLine", { line }));
  }
  return { separator, rows: listRows(rows) };
}

/**
 * What was read, or what is wrong with it where `hasChoice` says that another sheet or encoding of the same file may be the list:
 * a refusal would take that choice away.
 */
export async function readOrFault<Read extends { rows: FileRow[] }>(
  hasChoice: boolean,
  read: () => Promise<Read>,
): Promise<(Read & { fault: null }) | { rows: FileRow[]; fault: Sentence }> {
  try {
    return { ...(await read()), fault: null };
  } catch (error) {
    if (!hasChoice || !(error instanceof AppError) || error.code !== "invalid") throw error;
    return { rows: [], fault: error.sentence };
  }
}

/** The rows of a list, from any file: without the titles above it. Throws `invalid` above the limits and for an empty one. */
export function listRows(rows: FileRow[]): FileRow[] {
  if (rows.length === 0) throw refuse(coded("vendors.theFileIsEmpty"));
  if (rows.length > maximumImportRows + 1) throw refuse(coded("vendors.theListHasMoreRows", { most: maximumImportRows }));
  if (Math.max(...rows.map(({ values }) => values.length).slice(0, 1000)) > maximumImportColumns) {
    throw refuse(coded("vendors.theListHasMoreColumns", { maximumImportColumns }));
  }
  return withoutTitles(rows);
}

/** Reports begin with titles, one to a line. Text above columns that are recognized by name, an email column among them, is not a row. */
function withoutTitles(rows: FileRow[]): FileRow[] {
  const at = rows.findIndex(({ values }) => values.filter(Boolean).length > 1);
  const names = rows[at];
  const isHeader = names && looksLikeHeader([names]) && names.values.some((value) => fieldOfTitle(plain(value)) === "email");
  return isHeader ? rows.slice(at) : rows;
}

/** A column's title in small letters and words. */
export const plain = (title: string) =>
  title
    .toLowerCase()
    .replaceAll("#", " number ")
    .replace(/['’]s\b/g, "")
    .replace(/[^a-z]+/g, " ")
    .trim();

const firms = "vendor|company|supplier|subcontractor|contractor|business|firm|organi[sz]ation|insured";

/** How lists that people keep, and programs write, call their columns. The first that fits wins. */
const titles: [ImportField, RegExp][] = [
  ["externalSource", /\bexternal (source|system)\b/],
  ["externalId", /\bexternal (id|number|no)\b/],
  ["contractNumber", /^(sub)?contract( (number|no|id))?$/],
  ["project", /^(project|job)( (name|number|no))?$/],
  ["trade", /^trade$/],
  ["email", /\be ?mails?\b/],
  ["phone", /\b(phone|telephone|tel|mobile|cell|contact (no|number))\b/],
  ["contactName", /\b(contact|first name|last name|attention|attn|primary person|representative)\b/],
  ["address", /\b(address|street|city|town|state|province|zip|postal|postcode|country)\b/],
  ["name", new RegExp(`\\b(${firms}|name)\\b`)],
];

/** Of several columns that could be the name, the one whose title says so most plainly. */
const plainNames = [new RegExp(`\\b(${firms}|legal) name\\b`), /^(company|business|firm|organi[sz]ation)$/, /^name$/, /./];
const plainness = (title: string) => plainNames.findIndex((known) => known.test(title));

/** A title with such a word means another value of the vendor, its contact or its email. */
const otherFact = /\b(id|no|nr|number|code|type|status|since|class|category|group)\b/;

/** A number or a code, as programs give them to vendors. */
const isCode = (value: string) => /\d/.test(value) && !/\p{L}{2}/u.test(value);

function fieldOfTitle(title: string): ImportField | null {
  const field = titles.find(([, known]) => known.test(title))?.[0] ?? null;
  if (field && field !== "name" && field !== "email" && field !== "contactName") return field;
  return otherFact.test(title) && plainness(title) > 0 ? null : field;
}

const isEmail = (value: string) => {
  const addresses = addressesOf(value);
  return addresses.length > 0 && addresses.every((one) => one.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(one));
};
const isPhone = (value: string) => /^[+()\d][\d\s().x+-]{6,}$/i.test(value);

/** Whether the first row names the columns: it has a known title and no address of a mailbox. */
export function looksLikeHeader(rows: readonly FileRow[]): boolean {
  const first = rows[0]?.values ?? [];
  return (
    !first.some((value) => isEmail(value) || isPhone(value)) && first.some((value) => titles.some(([, known]) => known.test(plain(value))))
  );
}

/** What each column seems to hold, by its title, else by what is in it. */
export function guessMapping(rows: readonly FileRow[], header: boolean): ImportMapping {
  const width = Math.min(maximumImportColumns, Math.max(...rows.slice(0, 1000).map(({ values }) => values.length)));
  const samples = rows.slice(header ? 1 : 0, 51).map(({ values }) => values);
  const words = Array.from({ length: width }, (_, column) => (header ? plain(rows[0]?.values[column] ?? "") : ""));
  const guesses: ImportMapping = words.map(fieldOfTitle);
  const mostly = (column: number, is: (value: string) => boolean) => {
    const values = samples.map((row) => row[column] ?? "").filter(Boolean);
    return values.length > 0 && values.filter(is).length * 2 > values.length;
  };
  const names = words.flatMap((word, column) =>
    guesses[column] === "name" && !mostly(column, isCode) ? { column, rank: plainness(word) } : [],
  );
  const best = names.toSorted((one, other) => one.rank - other.rank)[0]?.column;
  guesses.forEach((guess, column) => {
    if (guess === "name" && column !== best) guesses[column] = null;
  });
  const free = (field: ImportField) => !guesses.includes(field);
  guesses.forEach((guess, column) => {
    if (guess !== null) return;
    // An address of a mailbox is one under any title; a number may be a fax or a licence.
    const titled = header && Boolean(rows[0]?.values[column]);
    if (free("email") && mostly(column, isEmail)) guesses[column] = "email";
    else if (!titled && free("phone") && mostly(column, isPhone)) guesses[column] = "phone";
  });
  const text = guesses.findIndex((guess, column) => guess === null && mostly(column, (value) => /\p{L}{2}/u.test(value)));
  if (free("name") && text >= 0 && (!header || !rows[0]?.values[text])) guesses[text] = "name";
  return onceEach(guesses);
}

/** Only a contact's name and an address can be in several columns; of the others the first one stays. */
function onceEach(mapping: ImportMapping): ImportMapping {
  return mapping.map((field, column) => (field && !joinedFields.includes(field) && mapping.indexOf(field) < column ? null : field));
}

/** The needed fields that no column holds. */
export function missingFields(mapping: ImportMapping): ImportField[] {
  return importFields.filter((field) => (field === "name" || field === "email") && !mapping.includes(field));
}

/** A row's values by the vendor's fields. */
export type RowFields = Pick<VendorInput, "name" | "email"> & Partial<Record<ImportField, string>>;

export function fieldsOf(values: readonly string[], mapping: ImportMapping): RowFields {
  const fields: RowFields = { name: "", email: "" };
  mapping.forEach((field, column) => {
    const text = values[column];
    if (!field || !text) return;
    const value = field === "address" ? text : field === "email" ? cellOf(addressesOf(text)) : text.replace(/\s+/g, " ");
    const before = joinedFields.includes(field) ? fields[field] : undefined;
    fields[field] = before ? `${before}${field === "address" ? ", " : " "}${value}` : value;
  });
  return fields;
}

export type Problem = ImportCheck["problems"][number];

/** What is wrong with the fields of one row, the first fault of each field. */
export function faultsOf(fields: RowFields): Pick<Problem, "field" | "message">[] {
  const known = (name: unknown) => importFields.find((field) => field === name) ?? null;
  const [, ...others] = addressesOf(fields.email);
  const issues = [
    ...(vendorInput.safeParse(withFirstAddress(fields)).error?.issues ?? []),
    ...others.flatMap((email) => vendorInput.pick({ email: true }).safeParse({ email }).error?.issues ?? []),
  ];
  const faults = issues.map(({ path, message }) => ({ field: known(path[0]), message: issueSentence(message) }));
  const contractIssues = rowContract.safeParse(fields).error?.issues ?? [];
  faults.push(...contractIssues.map(({ path, message }) => ({ field: known(path[0]), message: issueSentence(message) })));
  const phone = phoneProblem(fields.phone);
  const unstorable = importFields.filter((field) => fields[field]?.includes("\u0000"));
  const all = [
    ...faults,
    ...(phone ? [{ field: "phone" as const, message: phone }] : []),
    ...unstorable.map((field) => ({ field, message: coded("vendors.thisHoldsACharacterThat") })),
  ];
  return all.filter(({ field }, at) => all.findIndex((other) => other.field === field) === at);
}

/** Names that are taken, and what has them, the first that had them first. */
export function takenNames<Owner>() {
  const owners = new Map<string, Owner[]>();
  return {
    add(name: string, owner: Owner): void {
      for (const key of nameKeys(name)) {
        const own = owners.get(key);
        if (!own) owners.set(key, [owner]);
        else if (!own.includes(owner)) own.push(owner);
      }
    },
    find(name: string): readonly Owner[] {
      const key = nameKeys(name).find((one) => owners.has(one));
      return key === undefined ? [] : (owners.get(key) ?? []);
    },
  };
}
export type TakenNames<Owner> = ReturnType<typeof takenNames<Owner>>;
