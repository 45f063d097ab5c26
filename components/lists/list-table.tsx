"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import type { PageSize } from "@/components/lists/page-size";
import { DataTable } from "@/components/ui/data-table";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { type Address, useLastPage } from "@/components/ui/use-address";
import { pageSizes } from "@/lib/infra/lists/values";
import { say } from "@/messages/say";

export type ListAnswer = { pagination: { page: number; total: number; totalPages: number } };

type ListTableProps<Row, Answer> = Omit<ComponentProps<typeof DataTable<Row>>, "rows" | "stale"> & {
  address: Address;
  query: UseQueryResult<Answer>;
  rowsOf: (answer: Answer) => readonly Row[];
  /** What failed to load, in a sentence. */
  what: string;
  /** Takes the place of a table without rows. */
  empty: ReactNode;
  /** The choice of rows per page. */
  pageSize?: PageSize;
};

/** Shows one page of a list, or why there is nothing to show, with links to the other pages. The page number is part of the address. */
export function ListTable<Row, Answer extends ListAnswer>(props: ListTableProps<Row, Answer>) {
  const { address, query, rowsOf, what, empty, pageSize, ...table } = props;
  const { data, isError, isPlaceholderData, refetch } = query;
  const pages = data?.pagination;
  const isBeyond = useLastPage(address, pages);
  const rows = data && !isBeyond ? rowsOf(data) : undefined;
  return (
    <>
      {isError && !data ? (
        <ErrorState title={say("lists.failedToLoadWhat", { what })} advice={say("lists.pleaseTryAgainInA")} onRetry={() => refetch()} />
      ) : rows?.length === 0 ? (
        empty
      ) : (
        <DataTable {...table} rows={rows} stale={isPlaceholderData} />
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
