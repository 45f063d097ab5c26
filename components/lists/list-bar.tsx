"use client";

import { Download, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Selection } from "@/components/lists/use-selection";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { formatCount } from "@/components/ui/format";
import { Select } from "@/components/ui/select";

type ListBarProps = {
  /** Rows of the filtered list; undefined while they are counted. */
  total: number | undefined;
  noun: readonly [string, string];
  /** Orders by name, for phones, whose cards have no headers to press. */
  sorts: readonly { value: string; label: string }[];
  sort: string;
  onSort: (sort: string) => void;
  exporting: boolean;
  onExport: () => void;
  selection: Selection;
  selectingAll: boolean;
  onSelectAll: () => void;
  /** Saved views and other choices of the list. */
  children?: ReactNode;
  /** What can be done with the selected rows. */
  actions: ReactNode;
};

/** Above the table: how many rows and what to do with the list or, once rows are selected, with them. Both have one height. */
export function ListBar(props: ListBarProps) {
  const { total, noun, sorts, sort, onSort, selection, selectingAll, onSelectAll, actions } = props;
  const chosen = selection.ids.length;
  return (
    <div
      className={cx(
        "flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 rounded-t-card border-b bg-surface px-5 py-1.5 max-sm:min-h-26 max-sm:px-4",
        // On phones the selected cards scroll away from what can be done with them.
        chosen > 0 && "max-sm:sticky max-sm:top-14 max-sm:z-20",
      )}
    >
      {chosen === 0 ? (
        <>
          <p className="mr-auto text-ink-2 text-small tabular-nums">{total === undefined ? "…" : formatCount(total, ...noun)}</p>
          <Select
            aria-label="Sort by"
            options={sorts}
            value={sort}
            onChange={(event) => onSort(event.target.value)}
            className="w-48 sm:hidden"
          />
          {props.children}
          <Button variant="ghost" busy={props.exporting} disabled={!total} onClick={props.onExport}>
            {!props.exporting && <Download aria-hidden className="size-4" />}
            Export CSV
          </Button>
        </>
      ) : (
        <>
          <p className="text-ink text-small tabular-nums" role="status">
            {`${chosen.toLocaleString("en-US")} selected`}
          </p>
          {total !== undefined && chosen < total && (
            <Button variant="ghost" busy={selectingAll} onClick={onSelectAll}>
              {`Select all ${total.toLocaleString("en-US")}`}
            </Button>
          )}
          <Button variant="ghost" className="mr-auto" onClick={() => selection.replace([])}>
            <X aria-hidden className="size-4" />
            Clear selection
          </Button>
          <div className="flex gap-2 max-sm:w-full max-sm:overflow-x-auto">{actions}</div>
        </>
      )}
    </div>
  );
}
