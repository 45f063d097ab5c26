"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";

/** Only there when there is more than one page. It stands below the list, in its card: a turned page is read from the list's beginning. */
export function Pagination({ page, totalPages, onPage }: { page: number; totalPages: number; onPage: (page: number) => void }) {
  const nav = useRef<HTMLElement>(null);
  if (totalPages <= 1) return null;

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

  return (
    <nav ref={nav} aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
      <p className="text-ink-2 text-small tabular-nums" aria-live="polite">
        Showing page {page} of {totalPages}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" disabled={page <= 1} onClick={() => turn(page - 1)}>
          <ChevronLeft aria-hidden className="size-4" />
          Previous
        </Button>
        <Button variant="secondary" disabled={page >= totalPages} onClick={() => turn(page + 1)}>
          Next
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
    </nav>
  );
}
