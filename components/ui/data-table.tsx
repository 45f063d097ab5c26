import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/class-names";
import { SelectBox } from "@/components/ui/select-box";
import { Skeleton } from "@/components/ui/skeleton";
import { say } from "@/messages/say";

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `main` names the row and gets no label on a card; `actions` closes the card. */
  kind?: "main" | "number" | "actions";
  className?: string;
  /** The list's name of this column's order, when it can be sorted by it. */
  sort?: string;
};

/** The order that is shown: a column's `sort`, with a minus before it for the other direction. */
export type TableSort = { value: string; onSort: (value: string) => void };

export type TableSelection<Row> = {
  has: (key: string) => boolean;
  toggle: (keys: readonly string[], chosen: boolean) => void;
  nameOf: (row: Row) => string;
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
  sort?: TableSort;
  selection?: TableSelection<Row>;
};

/** Spelled out, since a browser forgets them where `display: block` turns the rows into cards. */
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

const headClass =
  "sticky top-14 z-10 short:static h-10 border-b bg-surface px-3 text-left font-medium text-ink-3 text-small first:rounded-tl-card first:pl-5 last:rounded-tr-card last:pr-5";

/** A table that becomes cards under 640 px, with the same order of facts. Rows can be selected, columns sorted, where the caller says so. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, skeletonRows = 10, stale = false, alignTop = false, sort, selection } = props;
  const keys = rows?.map(rowKey) ?? [];
  return (
    <table
      {...roles.table}
      aria-label={label}
      aria-busy={!rows || stale}
      className={cx("w-full max-sm:block", stale && "opacity-60", alignTop && "sm:[&_td]:py-2 [&_td]:align-top")}
    >
      {/* Phones sort and select the page elsewhere: what cannot be seen must not take the focus, but columns keep their names. */}
      <thead {...roles.rowgroup} className="max-sm:sr-only">
        <tr {...roles.row}>
          {selection && (
            <th {...roles.columnheader} scope="col" className={cx(headClass, "w-12")}>
              <SelectBox
                label={say("ui.selectAllRowsOfThis")}
                className="max-sm:hidden"
                checked={keys.length > 0 && keys.every(selection.has)}
                some={keys.some(selection.has)}
                onChange={(chosen) => selection.toggle(keys, chosen)}
              />
              <span className="sm:hidden">{say("ui.selected")}</span>
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.key}
              {...roles.columnheader}
              scope="col"
              aria-sort={ariaSort(column.sort, sort)}
              className={cx(headClass, column.kind && column.kind !== "main" && "text-right", column.className)}
            >
              {sort && column.sort && <SortButton column={column.sort} header={column.header} sort={sort} />}
              <span className={cx(sort && column.sort && "sm:hidden")}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className="max-sm:block">
        {rows
          ? rows.map((row) => <DataRow key={rowKey(row)} columns={columns} row={row} rowKey={rowKey(row)} selection={selection} />)
          : Array.from({ length: skeletonRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else
              <SkeletonRow key={index} columns={columns} selectable={selection !== undefined} />
            ))}
      </tbody>
    </table>
  );
}

function ariaSort(column: string | undefined, sort: TableSort | undefined) {
  if (!sort || !column) return undefined;
  if (sort.value === column) return "ascending";
  return sort.value === `-${column}` ? "descending" : "none";
}

function SortButton({ column, header, sort }: { column: string; header: string; sort: TableSort }) {
  const direction = ariaSort(column, sort);
  const Icon = direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      // The third press brings back the list's own order.
      onClick={() => sort.onSort(direction === "none" ? column : direction === "ascending" ? `-${column}` : "")}
      className={cx(
        "group -mx-1.5 inline-flex h-7 items-center gap-1 whitespace-nowrap rounded-control px-1.5 hover:bg-sunken hover:text-ink max-sm:hidden",
        direction !== "none" && "text-ink",
      )}
    >
      {header}
      <Icon aria-hidden className={cx("size-3.5 shrink-0", direction === "none" && "opacity-50 group-hover:opacity-100")} />
    </button>
  );
}

const cellClass =
  "px-3 py-0.5 align-middle first:pl-5 last:pr-5 max-sm:flex max-sm:items-start max-sm:justify-between max-sm:gap-4 max-sm:p-0 max-sm:py-1 max-sm:first:pl-0 max-sm:last:pr-0";
const rowClass = "group/row relative border-b last:border-b-0 max-sm:block max-sm:px-4 sm:h-11 sm:pointer-coarse:h-15 max-sm:py-3.5";
const boxCellClass = "z-1 max-sm:absolute max-sm:top-0.5 max-sm:right-0 sm:relative";

type DataRowProps<Row> = { columns: readonly Column<Row>[]; row: Row; rowKey: string; selection?: TableSelection<Row> };

function DataRow<Row>({ columns, row, rowKey, selection }: DataRowProps<Row>) {
  const chosen = selection?.has(rowKey) ?? false;
  return (
    <tr {...roles.row} className={cx(rowClass, chosen ? "bg-accent-soft" : "hover:bg-ground")}>
      {selection && (
        <td {...roles.cell} className={cx(cellClass, boxCellClass)}>
          <SelectBox
            label={say("ui.selectNameof", { nameOf: selection.nameOf(row) })}
            checked={chosen}
            onChange={(next) => selection.toggle([rowKey], next)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          {...roles.cell}
          className={cx(
            cellClass,
            selection && column.kind === "main" && "max-sm:pr-10",
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

function SkeletonRow<Row>({ columns, selectable }: { columns: readonly Column<Row>[]; selectable: boolean }) {
  return (
    <tr {...roles.row} className={cx(rowClass, "max-sm:h-44")}>
      {selectable && <td {...roles.cell} className={cx(cellClass, boxCellClass)} />}
      {columns.map((column, index) => (
        <td key={column.key} {...roles.cell} className={cx(cellClass, column.className)}>
          <Skeleton className={cx("h-4", index === 0 ? "w-3/5" : "w-2/5", column.kind === "actions" && "ml-auto")} />
        </td>
      ))}
    </tr>
  );
}
