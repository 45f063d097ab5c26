"use client";

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { say } from "@/messages/say";

type PageSizes = { options: readonly number[]; size: number; onSize: (size: number) => void };

type PaginationProps = {
  page: number;
  totalPages: number;
  /** Rows on all pages. */
  total?: number;
  onPage: (page: number) => void;
  /** The page sizes to choose from, where the list has several. */
  sizes?: PageSizes;
};

/** Below the list, in its card: a turned page is read from the list's beginning. Not there while one page of the smallest size holds all rows. */
export function Pagination({ page, totalPages, total = 0, onPage, sizes }: PaginationProps) {
  const nav = useRef<HTMLElement>(null);
  const hasSizes = sizes !== undefined && total > Math.min(...sizes.options);
  if (totalPages <= 1 && !hasSizes) return null;

  function turn(to: number) {
    onPage(to);
    const card = nav.current?.parentElement;
    const list = card?.querySelector<HTMLElement>("table, ul");
    if (!card || !list) return;
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
    // What is in sight stays where it is.
    if (card.getBoundingClientRect().top < 0) card.scrollIntoView();
  }

  const step = (label: string, to: number, content: ReactNode, className?: string) => (
    <Button
      variant="secondary"
      aria-label={label}
      className={className}
      disabled={to < 1 || to > totalPages || to === page}
      onClick={() => turn(to)}
    >
      {content}
    </Button>
  );

  return (
    <nav
      ref={nav}
      aria-label={say("ui.pages")}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t px-5 py-2 max-sm:px-4 max-sm:py-3"
    >
      <p className="text-ink-2 text-small tabular-nums" aria-live="polite">
        {totalPages > 1 && say("ui.pageOfPages", { page, pages: totalPages })}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {hasSizes && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
          <label className="flex items-center gap-2 text-ink-2 text-small">
            {say("ui.rowsPerPage")}
            <Select
              options={sizes.options.map((size) => ({ value: String(size), label: String(size) }))}
              value={String(sizes.size)}
              onChange={(event) => sizes.onSize(Number(event.target.value))}
              className="w-20"
            />
          </label>
        )}
        {totalPages > 1 && (
          <div className="flex gap-2">
            {totalPages > 2 && step(say("ui.firstPage"), 1, <ChevronFirst aria-hidden className="size-4" />, "px-2.5")}
            {step(
              say("ui.previous"),
              page - 1,
              <>
                <ChevronLeft aria-hidden className="size-4" />
                {say("ui.previous")}
              </>,
            )}
            {step(
              say("ui.next"),
              page + 1,
              <>
                {say("ui.next")}
                <ChevronRight aria-hidden className="size-4" />
              </>,
            )}
            {totalPages > 2 && step(say("ui.lastPage"), totalPages, <ChevronLast aria-hidden className="size-4" />, "px-2.5")}
          </div>
        )}
      </div>
    </nav>
  );
}
