/** A date is an ISO date. */
export type Cell = string | number | null;

/** A column of a report's table. `share` is its part of the width in a PDF. */
export type Column = { name: string; kind: "text" | "number" | "percent" | "date"; share: number };

/** A report's table, read page by page. */
export type Table = { columns: readonly Column[]; total: number; pages: AsyncIterable<Cell[][]> };
