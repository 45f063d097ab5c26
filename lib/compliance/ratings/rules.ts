import { parse } from "csv-parse/sync";
import { type RatingInput, ratingForm } from "@/lib/compliance/ratings/schema";
import { coded, issueSentence, joined, type Sentence } from "@/lib/infra/sentences-rules";

export type RatingRow = Omit<RatingInput, "ratedOn" | "source"> & { naic: string; ratedOn: string | null; source: string | null };

/** Columns in the order in which a list without a header row has them. */
const columns = ["name", "naic", "rating", "size", "ratedOn", "source"] as const;
type Column = (typeof columns)[number];

/** The first that fits a header names its column: "Financial size rating" is a size. */
const headers: readonly [Column, RegExp][] = [
  ["naic", /naic|ncci/i],
  ["size", /size|fsc|tama|taille/i],
  ["ratedOn", /date|rated on|fecha|as of/i],
  ["source", /source|fuente/i],
  ["rating", /rating|strength|fsr|best|calific|cote/i],
  ["name", /insurer|carrier|company|name|asegur|assureur/i],
];

const mostRows = 5000;
const mostTold = 5;

const separatorOf = (text: string): string => {
  const first = text.split("\n", 1)[0] ?? "";
  return ["\t", ";", ","].find((sign) => first.includes(sign)) ?? ",";
};

const columnOf = (cell: string): Column | undefined => headers.find(([, pattern]) => pattern.test(cell))?.[0];

/** What a list says in each column; a first row without any digits is its header. */
function readCells(text: string): { line: number; cells: Partial<Record<Column, string>> }[] {
  const rows = parse(text.replace(/^\uFEFF/, ""), {
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    to: mostRows + 2,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const [first] = rows;
  const hasHeader = first !== undefined && !first.record.some((cell) => /\d/.test(cell));
  const order = hasHeader ? first.record.map(columnOf) : columns;
  return rows.slice(hasHeader ? 1 : 0).map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(record.flatMap((cell, at) => (order[at] ? [[order[at], cell]] : []))),
  }));
}

const usDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A day as people write it, in the form in which it is stored. */
function isoOf(day: string): string {
  const [, month = "", date = "", year = ""] = usDate.exec(day) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` : day;
}

/** AM Best writes both in one: "A- VII", or "A+ (XV)". */
const bothInOne = /^([A-D](?:\+\+|\+|--|-)?)\s{0,3}[,/(]?\s{0,3}([IVX]{1,5})\)?$/i;

function asInput({ name = "", naic = "", rating = "", size = "", ratedOn = "", source = "" }: Partial<Record<Column, string>>) {
  const [, alone, withSize] = bothInOne.exec(rating) ?? [];
  return {
    ...{ name, naic, source, ratedOn: isoOf(ratedOn) },
    rating: (alone ?? rating).toUpperCase(),
    size: (size || withSize || "").toUpperCase(),
  };
}

/** The ratings of a pasted list. `problems`: what is wrong, one sentence a row; then nothing of the list is taken. */
export function readRatings(text: string, today: string): { rows: RatingRow[]; problems: Sentence[] } {
  let found: ReturnType<typeof readCells>;
  try {
    found = readCells(text);
  } catch {
    return { rows: [], problems: [coded("server.requirements.ratingsUnreadable")] };
  }
  if (found.length === 0) return { rows: [], problems: [coded("server.requirements.ratingsEmpty")] };
  if (found.length > mostRows) return { rows: [], problems: [coded("server.requirements.ratingsTooMany", { most: mostRows })] };
  const rows = new Map<string, RatingRow>();
  const problems: Sentence[] = [];
  for (const { line, cells } of found) {
    const { data, error } = ratingForm.safeParse(asInput(cells));
    const problem = data ? rowProblem(data, rows, today) : issueSentence(error?.issues[0]?.message ?? "");
    if (!data || problem) problems.push(coded("server.requirements.lineSays", { line, problem: problem ?? "" }));
    else rows.set(data.naic, { ...data, ratedOn: data.ratedOn ?? null, source: data.source ?? null });
  }
  return { rows: [...rows.values()], problems };
}

function rowProblem(
  { naic, ratedOn }: { naic: string; ratedOn?: string | null | undefined },
  rows: Map<string, RatingRow>,
  today: string,
): Sentence | null {
  if (rows.has(naic)) return coded("server.requirements.ratingRepeated", { naic });
  return ratingDayProblem(ratedOn, today);
}

/** Why a day cannot be the one of a rating; null: it can. */
export const ratingDayProblem = (ratedOn: string | null | undefined, today: string): Sentence | null =>
  ratedOn && ratedOn > today ? coded("server.requirements.ratingDayFuture") : null;

/** The first problems. */
export function firstProblems(problems: readonly Sentence[]): Sentence {
  const more = problems.length - mostTold;
  return joined(" ", [
    ...problems.slice(0, mostTold),
    ...(more > 0 ? [coded("server.requirements.andMoreProblems", { count: more })] : []),
  ]);
}
