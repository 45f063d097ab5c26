"use client";

import type { RowData } from "@tanstack/react-table";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { useSession } from "@/components/layout/session-context";
import type { BatchAction } from "@/components/lists/batch-actions";
import { BatchDialogs } from "@/components/lists/batch-dialogs";
import { ListBar } from "@/components/lists/list-bar";
import { type ListAnswer, ListTable, type ListTableProps } from "@/components/lists/list-table";
import type { ListName } from "@/components/lists/list-words";
import { ColumnChoice, useShownColumns } from "@/components/lists/use-columns";
import { useListKeys } from "@/components/lists/use-list-keys";
import type { ListFilter } from "@/components/lists/use-lists";
import { type Selection, useSelection } from "@/components/lists/use-selection";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { NumberCards } from "@/components/ui/number-cards";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import type { Option } from "@/components/ui/select";
import type { Address } from "@/components/ui/use-address";
import { can } from "@/lib/tenancy/permissions";
import { say } from "@/messages/say";

type Ask = (action: BatchAction) => void;

/** What can be done with many rows at once. */
type Batch<Row extends RowData> = {
  /** In the order of their buttons. */
  actions: readonly BatchAction[];
  nameOf: (row: Row) => string;
  /** Rows that none of the actions fits cannot be selected. */
  canSelect?: (row: Row) => boolean;
  /** Has the list asked for again after an action. */
  onChanged: () => Promise<unknown>;
  /** The dialog of the actions that have their own; it closes by `onClose`, and says which rows it changed. */
  ownDialog?: (
    action: BatchAction | undefined,
    ids: readonly string[],
    events: { onClose: () => void; onDone: (done: readonly string[]) => void },
  ) => ReactNode;
};

type ListScreenProps<Row extends RowData, Answer> = Omit<
  ListTableProps<Row, Answer>,
  "address" | "empty" | "item" | "label" | "sort" | "selection"
> & {
  address: Address;
  /** Missing in a tab, which has its own. */
  title?: string;
  subtitle?: ReactNode;
  /** What the list is called; the title, unless it says something else. */
  label?: string;
  /** Above the title: to the page that the list belongs to. */
  back?: ReactNode;
  /** To the right of the title. */
  action?: ReactNode;
  /** Below the title. */
  notice?: ReactNode;
  cards?: ComponentProps<typeof NumberCards>["cards"];
  /** The search's name and the hint in its empty field. Without it, the list has no search. */
  search?: { label: string; hint: string };
  /** Beside the search. */
  filters?: ReactNode;
  filter?: ListFilter;
  /** The orders that the address can name. The columns say which of them they are. */
  sorts?: readonly Option[];
  /** What the rows are, and the address of their calls; with them, the list has a bar above its rows. */
  list?: { name: ListName; base: string };
  /** Name of the exported file without its ending. Without it, the list cannot be exported. */
  isExported?: boolean;
  /** Saved views and other choices, in the bar. */
  tools?: ReactNode;
  batch?: Batch<Row>;
  /** Buttons for the parts of the list, above its bar. */
  parts?: ReactNode;
  /** Takes the place of the usual bar. */
  bar?: (selection: Selection, ask: Ask) => ReactNode;
  /** Draws a row as an `li`; `selection` is there for who may change rows. */
  item?: (row: Row, selection: Selection | undefined) => ReactNode;
  /** Takes the place of a list without rows. `clear` is the button that removes the filters, while there are any. */
  empty: ReactNode | ((clear: ReactNode) => ReactNode);
  /** The dialogs of the page. */
  children?: ReactNode;
};

/** Every page that is a list: title, figures, search and filters that are in the address, actions on many rows, and the rows. */
export function ListScreen<Row extends RowData, Answer extends ListAnswer>(props: ListScreenProps<Row, Answer>) {
  const { title, subtitle, back, label = title ?? "", action, notice, cards, search, filters, children, ...rest } = props;
  const { filter = {}, sorts, list, isExported, tools, batch, parts, bar, item, empty, columns = [], ...table } = rest;
  const { address, query } = table;
  const { companyRole } = useSession().user;
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);
  const isShown = useShownColumns(list?.name);
  const selection = useSelection(JSON.stringify({ ...filter, sort: undefined }));
  const [asked, setAsked] = useState<BatchAction>();
  const actions = batch?.actions.filter(({ needs }) => can(companyRole, needs)) ?? [];
  const selectable = actions.length > 0 ? selection : undefined;
  const sort = sorts && { value: filter.sort ?? "", onSort: (value: string) => address.set({ sort: value }) };
  const events = { onClose: () => setAsked(undefined), onDone: (done: readonly string[]) => selection.toggle(done, false) };

  return (
    <>
      {back}
      {title && <PageHeader title={title} subtitle={subtitle} action={action} />}
      {notice}
      {cards && <NumberCards cards={cards} />}
      <div ref={screen} data-keys="list">
        {(search || filters) && (
          <div className={`${cards ? "my-4" : "mb-4"} flex flex-wrap items-end gap-3`}>
            {search && (
              <SearchInput
                label={search.label}
                placeholder={search.hint}
                value={address.search}
                onSearch={(text) => address.set({ search: text })}
                className="w-full sm:w-80 sm:grow"
              />
            )}
            {filters}
          </div>
        )}
        <Card>
          {parts}
          {bar
            ? bar(selection, setAsked)
            : list && (
                <ListBar
                  {...{ ...list, filter, sorts, sort, isExported, tools, selection, actions }}
                  columnChoice={columns.length > 2 && <ColumnChoice list={list.name} columns={columns} />}
                  total={query.data?.pagination.total}
                  busy={query.isPlaceholderData}
                  onAsk={setAsked}
                />
              )}
          <ListTable<Row, Answer>
            {...table}
            columns={columns.filter(isShown)}
            label={label}
            empty={typeof empty === "function" ? empty(clearButton(address, filter)) : empty}
            item={item && ((row) => item(row, selectable))}
            sort={sort}
            selection={batch && selectable && { ...selectable, nameOf: batch.nameOf, canSelect: batch.canSelect }}
          />
        </Card>
      </div>
      {list && batch && (
        <>
          <BatchDialogs {...list} asked={asked?.words ? asked : undefined} ids={selection.ids} onChanged={batch.onChanged} {...events} />
          {batch.ownDialog?.(asked?.words ? undefined : asked, selection.ids, events)}
        </>
      )}
      {children}
    </>
  );
}

/** The button that removes the filters, or null while none is set. */
function clearButton(address: Address, { sort: _sort, ...filters }: ListFilter): ReactNode {
  if (Object.values(filters).every((value) => value === undefined || value === "")) return null;
  return (
    <Button variant="secondary" onClick={() => address.set(Object.fromEntries(Object.keys(filters).map((name) => [name, ""])))}>
      {say("lists.clearFilters")}
    </Button>
  );
}
