"use client";

import { Download, X } from "lucide-react";
import type { ReactNode } from "react";
import { listWords } from "@/components/lists/list-words";
import type { Selection } from "@/components/lists/use-selection";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import type { ViewList } from "@/lib/search/views/schema";
import { say } from "@/messages/say";

type ListBarProps = {
  /** Rows of the filtered list; undefined while they are counted. */
  total: number | undefined;
  /** The rows of the newest choice are on their way. */
  busy: boolean;
  list: ViewList;
  /** Sort orders by name, for screens too narrow for every column header. */
  sorts?: readonly { value: string; label: string }[];
  sort?: string;
  onSort?: (sort: string) => void;
  exporting?: boolean;
  /** Missing where the list cannot be exported. */
  onExport?: () => void;
  selection: Selection;
  selectingAll: boolean;
  onSelectAll: () => void;
  /** Saved views and other choices of the list. */
  children?: ReactNode;
  /** What can be done with the selected rows. */
  actions: ReactNode;
};

const actionsClass = cx(
  "flex gap-2 max-sm:-mx-3 max-sm:grid max-sm:w-[calc(100%+1.5rem)] max-sm:grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] max-sm:gap-0.5",
  "max-sm:[&>button]:flex-col max-sm:[&>button]:gap-0.5 max-sm:[&>button]:px-0 max-sm:[&>button]:text-xs max-sm:[&>button]:tracking-tight",
);

/**
 * Above the table: how many rows and what to do with the list or, once rows are selected, with them. Both have one height; on
 * phones both have two lines, and what can be done with the selected rows shares the width as the tabs at the bottom do.
 */
export function ListBar(props: ListBarProps) {
  const { total, list, sorts, sort = "", onSort, onExport, selection, selectingAll, onSelectAll, actions } = props;
  const chosen = selection.ids.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is a form's
    <div
      role="group"
      aria-label={say("lists.listOfNoun", { noun: listWords[list].name })}
      className={cx(
        "flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 rounded-t-card border-b bg-surface px-5 py-1.5 max-sm:min-h-26.25 max-sm:px-4",
        // On phones the selected cards scroll away from what can be done with them.
        chosen > 0 && "max-sm:sticky max-sm:top-14 max-sm:z-20 short:static",
      )}
    >
      {chosen === 0 ? (
        <>
          <p className="mr-auto flex items-center gap-2 text-ink-2 text-small tabular-nums">
            {total === undefined ? "…" : listWords[list].count(total)}
            {props.busy && <Spinner className="size-4 animate-appear" />}
          </p>
          {sorts && (
            <Select
              aria-label={say("lists.sortBy")}
              options={sorts}
              value={sort}
              onChange={(event) => onSort?.(event.target.value)}
              className="w-48 min-[1600px]:hidden"
            />
          )}
          {props.children}
          {onExport && (
            <Button variant="ghost" busy={props.exporting ?? false} disabled={!total} onClick={onExport}>
              {!props.exporting && <Download aria-hidden className="size-4" />}
              {say("common.exportCsv")}
            </Button>
          )}
        </>
      ) : (
        <>
          <p className="text-ink text-small tabular-nums" role="status">
            {say("lists.countSelected", { count: chosen })}
          </p>
          {total !== undefined && chosen < total && (
            <Button variant="ghost" busy={selectingAll} onClick={onSelectAll}>
              {say("lists.selectAllTolocalestring", { toLocaleString: formatNumber(total) })}
            </Button>
          )}
          <Button variant="ghost" className="mr-auto max-sm:mr-0 max-sm:ml-auto" onClick={() => selection.replace([])}>
            <X aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{say("lists.clearSelection")}</span>
          </Button>
          <div className={actionsClass}>{actions}</div>
        </>
      )}
    </div>
  );
}
