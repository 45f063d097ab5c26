"use client";

import {
  type Cell,
  type ColumnDef,
  type Header,
  metaHelper,
  type OnChangeFn,
  type ReactTable,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { cx } from "@/components/ui/class-names";
import { SelectBox } from "@/components/ui/select-box";
import {
  boxCellClass,
  type ColumnKind,
  type ColumnMeta,
  cellClass,
  isOfActions,
  menuCellClass,
  roles,
  rowClass,
  SkeletonRow,
} from "@/components/ui/table-cells";
import { say } from "@/messages/say";

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  kind?: Exclude<ColumnKind, "select">;
  className?: string;
  /** The list's name of this column's order, when it can be sorted by it. */
  sort?: string;
  /** Shown only to who chose it. */
  isExtra?: boolean;
};

/** The order that is shown: a column's `sort`, with a minus before it for the other direction. */
export type TableSort = { value: string; onSort: (value: string) => void };

export type TableSelection<Row extends RowData> = {
  rows: RowSelectionState;
  onChange: OnChangeFn<RowSelectionState>;
  nameOf: (row: Row) => string;
  canSelect?: ((row: Row) => boolean) | undefined;
};

export type DataTableProps<Row extends RowData> = {
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

/** The server sorts and cuts pages, so the table needs no row models. */
const features = tableFeatures({ rowSelectionFeature, rowSortingFeature, columnMeta: metaHelper<ColumnMeta>() });
type Features = typeof features;

/** A column is known by the name of its order, which is what the address has. */
function definitionOf<Row extends RowData>({ key, header, cell, sort, kind, className }: Column<Row>): ColumnDef<Features, Row> {
  return {
    id: sort ?? key,
    header,
    cell: ({ row }) => cell(row.original),
    accessorFn: (row) => row,
    enableSorting: sort !== undefined,
    meta: { ...(kind && { kind }), ...(className !== undefined && { className }) },
  };
}

function selectColumn<Row extends RowData>(nameOf: (row: Row) => string): ColumnDef<Features, Row> {
  return {
    id: "select",
    header: ({ table }) => (
      <>
        <SelectBox
          label={say("ui.selectPage")}
          className="max-sm:hidden"
          checked={table.getIsAllPageRowsSelected()}
          some={table.getIsSomePageRowsSelected()}
          onChange={(chosen) => table.toggleAllPageRowsSelected(chosen)}
        />
        <span className="sm:hidden">{say("ui.selected")}</span>
      </>
    ),
    cell: ({ row }) =>
      row.getCanSelect() && (
        <SelectBox
          label={say("ui.selectRow", { name: nameOf(row.original) })}
          checked={row.getIsSelected()}
          onChange={(chosen) => row.toggleSelected(chosen)}
        />
      ),
    enableSorting: false,
    meta: { kind: "select", className: "w-12" },
  };
}

const noRows: readonly never[] = [];
const noneSelected: RowSelectionState = {};

const sortingOf = (value: string): SortingState => (value ? [{ id: value.replace(/^-/, ""), desc: value.startsWith("-") }] : []);

function useRows<Row extends RowData>({ columns, rows = noRows, rowKey, sort, selection }: DataTableProps<Row>): ReactTable<Features, Row> {
  const nameOf = selection?.nameOf;
  const definitions = useMemo(() => [...(nameOf ? [selectColumn(nameOf)] : []), ...columns.map(definitionOf)], [columns, nameOf]);
  const order = sort?.value ?? "";
  // The table detects a change of state by identity.
  const sorting = useMemo(() => sortingOf(order), [order]);
  return useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: rowKey,
    enableSorting: sort !== undefined,
    manualSorting: true,
    enableMultiSort: false,
    // The third press brings back the list's own order.
    sortDescFirst: false,
    onSortingChange: (change) => {
      const [next] = typeof change === "function" ? change(sorting) : change;
      sort?.onSort(next ? `${next.desc ? "-" : ""}${next.id}` : "");
    },
    ...(selection && { onRowSelectionChange: selection.onChange }),
    enableRowSelection: ({ original }) => selection?.canSelect?.(original) ?? true,
    state: { sorting, rowSelection: selection?.rows ?? noneSelected },
  });
}

/** Called, not rendered as a component: screens create their columns on each render, and a new component would close a menu in its cell. */
function contentOf<Context>(template: ReactNode | ((context: Context) => ReactNode), context: Context): ReactNode {
  return typeof template === "function" ? template(context) : template;
}

const headClass =
  "sticky top-14 z-10 short:static h-10 border-b bg-surface px-3 text-left font-medium text-ink-3 text-small first:rounded-tl-card first:pl-5 last:rounded-tr-card last:pr-5";

/** A table that becomes cards under 640 px, with the same order of facts. Rows can be selected, columns sorted, where the caller says so. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, skeletonRows = 10, stale = false, alignTop = false, selection } = props;
  const table = useRows(props);
  const hasMenu = columns.some(({ kind }) => kind === "menu");
  return (
    <table
      {...roles.table}
      aria-label={label}
      aria-busy={!rows || stale}
      className={cx("w-full max-sm:block", stale && "opacity-60", alignTop && "sm:[&_td]:py-2 [&_td]:align-top")}
    >
      {/* Phones sort and select the page elsewhere: what cannot be seen must not take the focus, but columns keep their names. */}
      <thead {...roles.rowgroup} className="max-sm:sr-only">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} {...roles.row}>
            {group.headers.map((header) => (
              <HeadCell key={header.id} header={header} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody {...roles.rowgroup} className="max-sm:block">
        {rows
          ? table.getRowModel().rows.map((row) => (
              <tr key={row.id} {...roles.row} className={cx(rowClass, row.getIsSelected() ? "bg-accent-soft" : "hover:bg-ground")}>
                {row.getAllCells().map((cell) => (
                  <DataCell key={cell.id} cell={cell} selectable={selection !== undefined} isBesideMenu={hasMenu} />
                ))}
              </tr>
            ))
          : Array.from({ length: skeletonRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else
              <SkeletonRow key={index} columns={table.getAllColumns().map(({ columnDef }) => columnDef.meta ?? {})} />
            ))}
      </tbody>
    </table>
  );
}

const directions = { asc: "ascending", desc: "descending" } as const;

function HeadCell<Row extends RowData>({ header }: { header: Header<Features, Row> }) {
  const { column } = header;
  const { kind, className } = column.columnDef.meta ?? {};
  const sorted = column.getIsSorted();
  const words = contentOf(column.columnDef.header, header.getContext());
  return (
    <th
      {...roles.columnheader}
      scope="col"
      aria-sort={!column.getCanSort() ? undefined : sorted ? directions[sorted] : "none"}
      className={cx(headClass, (kind === "number" || isOfActions(kind)) && "text-right", className)}
    >
      {column.getCanSort() ? (
        <>
          <SortButton sorted={sorted} onPress={() => column.toggleSorting()}>
            {words}
          </SortButton>
          <span className="sm:hidden">{words}</span>
        </>
      ) : kind === "select" ? (
        words
      ) : (
        <span>{words}</span>
      )}
    </th>
  );
}

function SortButton({ sorted, onPress, children }: { sorted: "asc" | "desc" | false; onPress: () => void; children: ReactNode }) {
  const Icon = sorted === "asc" ? ArrowUp : sorted === "desc" ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        "group -mx-1.5 inline-flex h-7 items-center gap-1 whitespace-nowrap rounded-control px-1.5 hover:bg-sunken hover:text-ink max-sm:hidden",
        sorted && "text-ink",
      )}
    >
      {children}
      <Icon aria-hidden className={cx("size-3.5 shrink-0", !sorted && "opacity-50 group-hover:opacity-100")} />
    </button>
  );
}

type DataCellProps<Row extends RowData> = { cell: Cell<Features, Row>; selectable: boolean; isBesideMenu: boolean };

function DataCell<Row extends RowData>({ cell, selectable, isBesideMenu }: DataCellProps<Row>) {
  const { meta: { kind, className } = {}, header } = cell.column.columnDef;
  const content = contentOf(cell.column.columnDef.cell, cell.getContext());
  if (kind === "select" || kind === "menu")
    return (
      <td {...roles.cell} className={cx(cellClass, kind === "select" ? boxCellClass : menuCellClass(selectable), className)}>
        {content}
      </td>
    );
  return (
    <td
      {...roles.cell}
      className={cx(
        cellClass,
        kind === "main" && (isBesideMenu ? (selectable ? "max-sm:pr-20" : "max-sm:pr-8") : selectable && "max-sm:pr-10"),
        kind === "number" && "text-right tabular-nums",
        kind === "actions" && "text-right",
        className,
      )}
    >
      {!kind || kind === "number" ? (
        <>
          <span aria-hidden className="shrink-0 text-ink-3 text-small sm:hidden">
            {typeof header === "string" && header}
          </span>
          <div className="min-w-0 max-sm:text-right">{content}</div>
        </>
      ) : (
        <div className="min-w-0 max-sm:flex-1">{content}</div>
      )}
    </td>
  );
}
