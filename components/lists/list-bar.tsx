"use client";

import { Download, Ellipsis, X } from "lucide-react";
import type { ReactNode } from "react";
import { usePageActions } from "@/components/layout/page-actions";
import type { BatchAction } from "@/components/lists/batch-actions";
import { type ListName, listWords } from "@/components/lists/list-words";
import { type ListFilter, useAllIds, useExport } from "@/components/lists/use-lists";
import type { Selection } from "@/components/lists/use-selection";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import type { TableSort } from "@/components/ui/data-table";
import { formatNumber } from "@/components/ui/format";
import { MenuButton } from "@/components/ui/menu-button";
import { type Option, Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { type ListFormat, listFormats } from "@/lib/infra/lists/values";
import { labelled, type PlainKey, say } from "@/messages/say";

type ListBarProps = {
  /** Rows of the filtered list; undefined while they are counted. */
  total: number | undefined;
  /** The rows of the newest choice are on their way. */
  busy: boolean;
  /** What the rows are. */
  name: ListName;
  /** Address of the list's calls. */
  base: string;
  filter: ListFilter;
  /** Sort orders by name, for screens too narrow for every column header. */
  sorts?: readonly Option[];
  sort?: TableSort;
  /** The exported file without its ending. Missing where the list cannot be exported. */
  isExported?: boolean;
  selection: Selection;
  /** What can be done with the selected rows. */
  actions: readonly BatchAction[];
  onAsk: (action: BatchAction) => void;
  /** Saved views and other choices of the list. */
  tools?: ReactNode;
  /** The choice of columns. */
  columnChoice?: ReactNode;
};

const actionsClass = cx(
  "flex gap-2 max-sm:-mx-3 max-sm:grid max-sm:w-[calc(100%+1.5rem)] max-sm:grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] max-sm:gap-0.5",
  "max-sm:[&_button]:flex-col max-sm:[&_button]:gap-0.5 max-sm:[&_button]:px-0 max-sm:[&_button]:text-xs max-sm:[&_button]:tracking-tight",
);

/**
 * Above the table: how many rows and what to do with the list or, once rows are selected, with them. Both have one height; on
 * phones both have two lines, and what can be done with the selected rows shares the width as the tabs at the bottom do.
 */
export function ListBar(props: ListBarProps) {
  const { total, name, base, filter, selection, actions, isExported = false, onAsk } = props;
  const chosen = selection.ids.length;
  const isChosen = chosen > 0;
  const offered = actions.filter(({ only }) => only === undefined || only === chosen);
  const exporting = useExport(base);
  const exportAs = isExported && total ? (format: ListFormat) => exporting.mutate({ ...filter, format }) : undefined;
  usePageActions([
    ...(isChosen
      ? offered.map((action) => ({
          label: labelled(say(action.label), listWords[name].count(chosen)),
          icon: action.icon,
          run: () => onAsk(action),
        }))
      : []),
    ...(exportAs
      ? listFormats.map((format) => ({
          label: labelled(say(exportNames[format]), listWords[name].count(total ?? 0)),
          icon: Download,
          run: () => exportAs(format),
        }))
      : []),
  ]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is a form's
    <div
      role="group"
      aria-label={listWords[name].bar ?? say("lists.listOfNoun", { noun: listWords[name].name })}
      className={cx(
        "flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 rounded-t-card border-b bg-surface px-5 py-1.5 max-sm:px-4",
        actions.length > 0 && "max-sm:min-h-26.25",
        // On phones the selected cards scroll away from what can be done with them.
        isChosen && "max-sm:sticky max-sm:top-14 max-sm:z-20 short:static",
      )}
    >
      {isChosen ? (
        <OfRows {...props} offered={offered} />
      ) : (
        <>
          <p
            className="mr-auto flex items-center gap-2 text-ink-2 text-small tabular-nums"
            role={actions.length > 0 ? undefined : "status"}
          >
            {total === undefined ? "…" : listWords[name].count(total)}
            {props.busy && <Spinner className="size-4 animate-appear" />}
          </p>
          <OfList {...props} exporting={exporting.isPending} exportAs={exportAs} />
        </>
      )}
    </div>
  );
}

const exportNames = { csv: "common.exportCsv", xlsx: "lists.exportExcel" } as const satisfies Record<ListFormat, PlainKey>;

type OfListProps = ListBarProps & { exporting: boolean; exportAs: ((format: ListFormat) => void) | undefined };

/** What to do with the list as it is filtered. */
function OfList({ sorts, sort, isExported, tools, columnChoice, exporting, exportAs }: OfListProps) {
  return (
    <>
      {sorts && (
        <Select
          aria-label={say("lists.sortBy")}
          options={sorts}
          value={sort?.value}
          onChange={(event) => sort?.onSort(event.target.value)}
          className="w-48 min-[1600px]:hidden"
        />
      )}
      {tools}
      {columnChoice}
      {isExported && (
        <MenuButton
          label={say("lists.export")}
          icon={<Download aria-hidden className="size-4" />}
          busy={exporting}
          disabled={!exportAs}
          actions={listFormats.map((format) => ({ label: say(exportNames[format]), run: () => exportAs?.(format) }))}
        />
      )}
    </>
  );
}

/** So many actions have buttons of their own; of more, the others are in a menu. */
const mostButtons = 4;

/** What to do with the selected rows. */
function OfRows({ total, base, filter, selection, offered, onAsk }: ListBarProps & { offered: readonly BatchAction[] }) {
  const allIds = useAllIds(base);
  const chosen = selection.ids.length;
  const shown = offered.length > mostButtons ? offered.slice(0, mostButtons - 1) : offered;
  const others = offered.slice(shown.length);
  return (
    <>
      <p className="text-ink text-small tabular-nums" role="status">
        {say("lists.countSelected", { count: chosen })}
      </p>
      {total !== undefined && chosen < total && (
        <Button variant="ghost" busy={allIds.isPending} onClick={() => allIds.mutate(filter, { onSuccess: selection.replace })}>
          {say("lists.selectAll", { total: formatNumber(total) })}
        </Button>
      )}
      <Button variant="ghost" className="mr-auto max-sm:mr-0 max-sm:ml-auto" onClick={() => selection.replace([])}>
        <X aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{say("lists.clearSelection")}</span>
      </Button>
      <div className={actionsClass}>
        {shown.map((action) => (
          <Button key={action.name} variant="secondary" onClick={() => onAsk(action)}>
            <action.icon aria-hidden className="size-4" />
            {action.short && (
              <span aria-hidden className="sm:hidden">
                {say(action.short)}
              </span>
            )}
            <span className={cx(action.short && "max-sm:sr-only")}>{say(action.label)}</span>
          </Button>
        ))}
        {others.length > 0 && (
          <MenuButton
            label={say("lists.more")}
            variant="secondary"
            icon={<Ellipsis aria-hidden className="size-4" />}
            actions={others.map((action) => ({
              label: say(action.label),
              icon: <action.icon aria-hidden />,
              destructive: !action.harmless && action.words !== undefined,
              run: () => onAsk(action),
            }))}
          />
        )}
      </div>
    </>
  );
}
