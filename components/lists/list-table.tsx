"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import type { RowData } from "@tanstack/react-table";
import { Fragment, type ReactNode } from "react";
import type { PageSize } from "@/components/lists/page-size";
import { DataTable, type DataTableProps } from "@/components/ui/data-table";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { type PageAddress, useLastPage } from "@/components/ui/use-address";
import { pageSizes } from "@/lib/infra/lists/values";
import { say } from "@/messages/say";

export type ListAnswer = { pagination: { page: number; total: number; totalPages: number } };

export type ListTableProps<Row extends RowData, Answer> = Omit<DataTableProps<Row>, "rows" | "stale" | "columns"> & {
  columns?: DataTableProps<Row>["columns"];
  /** Draws a row as an `li` where a row is more than a line of cells; the list then has no columns. */
  item?: (row: Row) => ReactNode;
  address: PageAddress;
  query: UseQueryResult<Answer>;
  rowsOf: (answer: Answer) => readonly Row[];
  /** What failed to load, in a sentence. */
  what?: string;
  /** That it failed to load, as a sentence of its own; the server's reason follows. */
  failed?: string;
  /** Takes the place of a list without rows. */
  empty: ReactNode;
  /** The choice of rows per page. */
  pageSize?: PageSize;
};

/** Shows one page of a list, or why there is nothing to show, with links to the other pages. */
export function ListTable<Row extends RowData, Answer extends ListAnswer>(props: ListTableProps<Row, Answer>) {
  const { address, query, rowsOf, what = "", failed, empty, pageSize, columns = [], item, ...table } = props;
  const { data, error, isPlaceholderData, refetch } = query;
  const pages = data?.pagination;
  const isBeyond = useLastPage(address, pages);
  const rows = data && !isBeyond ? rowsOf(data) : undefined;
  const title = failed ?? say("common.loadFailed", { what });
  return (
    <>
      {error && !data ? (
        <ErrorState title={title} advice={failed ? error.message : say("common.retryHint")} onRetry={() => refetch()} />
      ) : rows?.length === 0 ? (
        empty
      ) : item ? (
        <ItemList {...table} rows={rows} item={item} stale={isPlaceholderData} />
      ) : (
        <DataTable {...table} columns={columns} rows={rows} stale={isPlaceholderData} />
      )}
      {pages && !isBeyond && (
        <Pagination
          {...pages}
          onPage={(page) => address.set({ page })}
          sizes={pageSize && { options: pageSizes, size: pageSize.limit, onSize: pageSize.choose }}
        />
      )}
    </>
  );
}

/** In place of a list inside another page that has no rows. */
export function EmptyLine({ children }: { children: ReactNode }) {
  return <p className="px-5 py-8 text-center text-ink-3">{children}</p>;
}

type ItemListProps<Row extends RowData> = Pick<DataTableProps<Row>, "label" | "rows" | "rowKey" | "stale" | "skeletonRows"> & {
  item: (row: Row) => ReactNode;
};

function ItemList<Row extends RowData>({ label, rows, rowKey, item, stale, skeletonRows }: ItemListProps<Row>) {
  if (!rows) return <Skeleton className={skeletonRows === 1 ? "m-5 h-5 w-2/5" : "m-5 h-24"} />;
  return (
    <ul aria-label={label} aria-busy={stale} className="divide-y">
      {rows.map((row) => (
        <Fragment key={rowKey(row)}>{item(row)}</Fragment>
      ))}
    </ul>
  );
}
