"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { type BatchAction, BatchDialogs } from "@/components/lists/batch-dialogs";
import { ListBar } from "@/components/lists/list-bar";
import { ListPage } from "@/components/lists/list-page";
import type { ListAnswer } from "@/components/lists/list-table";
import { listWords } from "@/components/lists/list-words";
import type { PageSize } from "@/components/lists/page-size";
import { useAllIds, useExport } from "@/components/lists/use-lists";
import { useSelection } from "@/components/lists/use-selection";
import { Views } from "@/components/lists/views";
import { Button } from "@/components/ui/button";
import type { Column } from "@/components/ui/data-table";
import type { Option } from "@/components/ui/select";
import type { Address } from "@/components/ui/use-address";
import type { ViewList } from "@/lib/search/views/schema";
import { can } from "@/lib/tenancy/permissions";
import { say } from "@/messages/say";

/** What is the same about a list whoever looks at it. */
export type ListKind<Row, Answer> = {
  title: string;
  subtitle: string;
  /** What the rows are; saved views and the exported file go by it. */
  list: ViewList;
  /** Address of the list's calls. */
  base: string;
  searchHint: string;
  sorts: readonly Option[];
  rowsOf: (answer: Answer) => readonly Row[];
  nameOf: (row: Row) => string;
  /** In the order of their buttons. */
  actions: readonly BatchAction[];
};

/** What the address asks for. The calls know each filter by the name that it has in the address. */
type ListFilter = { search: string; sort?: string; [name: string]: string | boolean | undefined };

type ListScreenProps<Row, Answer> = {
  kind: ListKind<Row, Answer>;
  address: Address;
  filter: ListFilter;
  query: UseQueryResult<Answer>;
  pageSize: PageSize;
  columns: readonly Column<Row>[];
  /** To the right of the title. */
  action: ReactNode;
  /** Takes the place of a table without rows. `clear` is the button that removes the filters, while there are any. */
  empty: (clear: ReactNode) => ReactNode;
  /** Has the list asked for again after a batch action. */
  onChanged: () => Promise<unknown>;
  /** The dialog of the actions that have their own; it closes by `onClose`, and says which rows it changed. */
  ownDialog?: (
    action: BatchAction | undefined,
    ids: readonly string[],
    events: { onClose: () => void; onDone: (done: readonly string[]) => void },
  ) => ReactNode;
  /** Below the title. */
  notice?: ReactNode;
  /** The filters beside the search. */
  children: ReactNode;
};

/** A list of the company: search and filters that stand in the address, saved views, export, and actions on many rows at once. */
export function ListScreen<Row extends { id: string }, Answer extends ListAnswer>(props: ListScreenProps<Row, Answer>) {
  const { kind, address, filter, query, pageSize, columns, onChanged } = props;
  const { list, base } = kind;
  const { companyRole } = useSession().user;
  const { sort = "", search, ...others } = filter;
  const selection = useSelection(JSON.stringify({ ...filter, sort: undefined }));
  const exporting = useExport(base, `${list}.csv`);
  const allIds = useAllIds(base);
  const [asked, setAsked] = useState<BatchAction>();

  const onSort = (value: string) => address.set({ sort: value });
  const actions = kind.actions.filter(({ needs }) => can(companyRole, needs));
  const offered = actions.filter(({ only }) => only === undefined || only === selection.ids.length);

  const events = { onClose: () => setAsked(undefined), onDone: (done: readonly string[]) => selection.toggle(done, false) };

  return (
    <ListPage
      title={kind.title}
      subtitle={kind.subtitle}
      action={props.action}
      notice={props.notice}
      search={{ label: say("lists.searchNoun", { noun: listWords[list].name }), hint: kind.searchHint }}
      filters={props.children}
      bar={
        <ListBar
          total={query.data?.pagination.total}
          busy={query.isPlaceholderData}
          list={list}
          sorts={kind.sorts}
          sort={sort}
          onSort={onSort}
          exporting={exporting.isPending}
          onExport={() => exporting.mutate(filter)}
          selection={selection}
          selectingAll={allIds.isPending}
          onSelectAll={() => allIds.mutate(filter, { onSuccess: selection.replace })}
          actions={offered.map((action) => (
            <Button key={action.name} variant="secondary" onClick={() => setAsked(action)}>
              {action.icon}
              {action.label}
            </Button>
          ))}
        >
          <Views list={list} address={address} />
        </ListBar>
      }
      address={address}
      query={query}
      rowsOf={kind.rowsOf}
      what={listWords[list].name}
      empty={props.empty(clearFilters(address, { search, ...others }))}
      columns={columns}
      rowKey={({ id }) => id}
      skeletonRows={pageSize.limit}
      pageSize={pageSize}
      sort={{ value: sort, onSort }}
      selection={actions.length > 0 ? { ...selection, nameOf: kind.nameOf } : undefined}
    >
      <BatchDialogs
        asked={asked?.hasOwnDialog ? undefined : asked}
        ids={selection.ids}
        list={list}
        base={base}
        onChanged={onChanged}
        {...events}
      />
      {props.ownDialog?.(asked?.hasOwnDialog ? asked : undefined, selection.ids, events)}
    </ListPage>
  );
}

/** The button that removes the filters, or null while none is set. */
function clearFilters(address: Address, filters: Omit<ListFilter, "sort">): ReactNode {
  if (Object.values(filters).every((value) => value === undefined || value === "")) return null;
  return (
    <Button variant="secondary" onClick={() => address.set(Object.fromEntries(Object.keys(filters).map((name) => [name, ""])))}>
      {say("lists.clearFilters")}
    </Button>
  );
}
