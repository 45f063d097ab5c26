import type { Column as AnyColumn, Cell } from "@/lib/infra/lists/tables-rules";

/** A column of a report's table. `share` is its part of the width in a PDF. */
export type Column = AnyColumn & { share: number };

/** A report's table, read page by page. */
export type Table = { columns: readonly Column[]; total: number; pages: AsyncIterable<Cell[][]> };
