import type { ReactNode } from "react";
import { cx } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `main` names the row and gets no label on a card; `actions` closes the card. */
  kind?: "main" | "number" | "actions";
  className?: string;
};

type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Rows to hold the place of while nothing has arrived. */
  skeletonRows?: number;
  /** The shown rows belong to the previous question. */
  stale?: boolean;
  /** Rows of several lines read better from the top. */
  alignTop?: boolean;
};

/** Spelled out, since a browser forgets them where `display: block` turns the rows into cards. */
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

/** A table that becomes cards under 640 px, with the same order of facts. */
export function DataTable<Row>({ label, columns, rows, rowKey, skeletonRows = 10, stale = false, alignTop = false }: DataTableProps<Row>) {
  return (
    <table
      {...roles.table}
      aria-label={label}
      aria-busy={!rows}
      className={cx("w-full max-sm:block", stale && "opacity-60", alignTop && "[&_td]:align-top")}
    >
      <thead {...roles.rowgroup} className="max-sm:sr-only">
        <tr {...roles.row}>
          {columns.map((column) => (
            <th
              key={column.key}
              {...roles.columnheader}
              scope="col"
              className={cx(
                "sticky top-14 z-10 h-10 border-b bg-surface px-3 text-left font-medium text-ink-3 text-small first:rounded-tl-card first:pl-5 last:rounded-tr-card last:pr-5",
                column.kind && column.kind !== "main" && "text-right",
                column.className,
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className="max-sm:block">
        {rows
          ? rows.map((row) => <DataRow key={rowKey(row)} columns={columns} row={row} />)
          : Array.from({ length: skeletonRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else
              <SkeletonRow key={index} columns={columns} />
            ))}
      </tbody>
    </table>
  );
}

const cellClass =
  "px-3 py-2.5 align-middle first:pl-5 last:pr-5 max-sm:flex max-sm:items-start max-sm:justify-between max-sm:gap-4 max-sm:p-0 max-sm:py-1 max-sm:first:pl-0 max-sm:last:pr-0";
const rowClass = "relative h-15 border-b last:border-b-0 hover:bg-ground max-sm:block max-sm:h-auto max-sm:px-4 max-sm:py-3.5";

function DataRow<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <tr {...roles.row} className={rowClass}>
      {columns.map((column) => (
        <td
          key={column.key}
          {...roles.cell}
          className={cx(
            cellClass,
            column.kind === "number" && "text-right tabular-nums",
            column.kind === "actions" && "text-right",
            column.className,
          )}
        >
          {!column.kind || column.kind === "number" ? (
            <>
              <span aria-hidden className="shrink-0 text-ink-3 text-small sm:hidden">
                {column.header}
              </span>
              <div className="min-w-0 max-sm:text-right">{column.cell(row)}</div>
            </>
          ) : (
            <div className={cx("min-w-0", column.kind === "actions" ? "max-sm:-mr-2.5 max-sm:ml-auto" : "max-sm:flex-1")}>
              {column.cell(row)}
            </div>
          )}
        </td>
      ))}
    </tr>
  );
}

function SkeletonRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr {...roles.row} className={cx(rowClass, "max-sm:h-44")}>
      {columns.map((column, index) => (
        <td key={column.key} {...roles.cell} className={cx(cellClass, column.className)}>
          <Skeleton className={cx("h-4", index === 0 ? "w-3/5" : "w-2/5", column.kind === "actions" && "ml-auto")} />
        </td>
      ))}
    </tr>
  );
}
