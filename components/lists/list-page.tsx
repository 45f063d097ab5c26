"use client";

import type { ComponentProps, ReactNode } from "react";
import { type ListAnswer, ListTable } from "@/components/lists/list-table";
import { Card } from "@/components/ui/card";
import { NumberCards } from "@/components/ui/number-cards";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";

type ListPageProps<Row, Answer extends ListAnswer> = Omit<ComponentProps<typeof ListTable<Row, Answer>>, "label"> & {
  title: string;
  subtitle: string;
  /** What the table is called; the title, unless it says something else. */
  label?: string;
  /** To the right of the title. */
  action?: ReactNode;
  /** Below the title. */
  notice?: ReactNode;
  cards?: ComponentProps<typeof NumberCards>["cards"];
  /** The search's name and the hint in its empty field. Without it, the list has no search. */
  search?: { label: string; hint: string };
  /** Beside the search. */
  filters?: ReactNode;
  /** Above the table, in its card. */
  bar?: ReactNode;
  /** The dialogs of the page. */
  children?: ReactNode;
};

/** A page that is a list: title, figures, search and filters that are in the address, and the table. */
export function ListPage<Row, Answer extends ListAnswer>(props: ListPageProps<Row, Answer>) {
  const { title, subtitle, label = title, action, notice, cards, search, filters, bar, children, ...table } = props;
  const { address } = table;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} action={action} />
      {notice}
      {cards && <NumberCards cards={cards} />}
      {(search || filters) && (
        <div className={`${cards ? "my-4" : "mb-4"} flex flex-wrap items-end gap-3`}>
          {search && (
            <SearchInput
              label={search.label}
              placeholder={search.hint}
              value={address.search}
              onSearch={(text) => address.set({ search: text })}
              className="w-full sm:w-80 sm:max-w-96 sm:grow"
            />
          )}
          {filters}
        </div>
      )}
      <Card>
        {bar}
        <ListTable {...table} label={label} />
      </Card>
      {children}
    </>
  );
}
