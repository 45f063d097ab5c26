import { AppError } from "@/lib/infra/errors";
import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";

/** A date is an ISO date, a moment an ISO time. Whoever writes the file says a sentence in its reader's language. */
export type Cell = Sentence | number | null;
/** A cell as it is written. */
export const cellInWords = (cell: Cell): string | number | null => (typeof cell === "object" && cell ? inWords(cell) : cell);

/** What the cells of a column are. A text in any of them stays a text. */
export type ColumnKind = "text" | "number" | "money" | "percent" | "date" | "moment";
/** The name of a column of ours is coded; one that programs or people chose is a string. */
export type Column = { readonly name: Sentence; readonly kind: ColumnKind };
type Named = Sentence | Column;

/** A list as a file has it, read page by page. */
export type Table = { columns: readonly Column[]; pages: AsyncIterable<readonly (readonly Cell[])[]>; rows?: number };

export const dateColumn = (name: Sentence): Column => ({ name, kind: "date" });
export const moneyColumn = (name: Sentence): Column => ({ name, kind: "money" });
export const momentColumn = (name: Sentence): Column => ({ name, kind: "moment" });

const columnOf = (named: Named): Column => (typeof named === "object" && "kind" in named ? named : { name: named, kind: "text" });
export const namesOf = (columns: readonly Named[]): string[] => columns.map((named) => inWords(columnOf(named).name));

/** How many rows of an export are read and written at a time. */
const rowsAtOnce = 500;

/**
 * A table in pieces: the list is as it was when its `ids` were read, and rows that went away meanwhile are left out. `load` gives
 * the rows of some ids, in their order. Postgres already finds the next rows while these are written.
 */
export function tableOf(columns: readonly Named[], ids: readonly string[], load: (ids: readonly string[]) => Promise<Cell[][]>): Table {
  return { columns: columns.map(columnOf), rows: ids.length, pages: pagesOf(ids, load) };
}

async function* pagesOf(ids: readonly string[], load: (ids: readonly string[]) => Promise<Cell[][]>): AsyncGenerator<Cell[][]> {
  const begin = (from: number) => {
    const loading = load(ids.slice(from, from + rowsAtOnce));
    // A reader that stops takes no more, and a failure comes with the piece that it belongs to.
    loading.catch(() => undefined);
    return loading;
  };
  let next = ids.length > 0 ? begin(0) : null;
  for (let from = rowsAtOnce; next; from += rowsAtOnce) {
    const rows: Cell[][] = await next;
    next = from < ids.length ? begin(from) : null;
    yield rows;
  }
}

/** Excel takes so many rows in a sheet, the header among them. */
const mostInSheet = 1_048_576;

/** Throws `invalid` for a list that no sheet can hold. */
export function refuseTooLong({ rows = 0 }: Table): void {
  if (rows >= mostInSheet) throw new AppError("invalid", coded("infra.tooManyRowsForExcel", { most: mostInSheet - 1 }));
}
