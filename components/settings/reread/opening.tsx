"use client";

import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";

type OpeningProps = { summary: ReactNode; children: (page: number, setPage: (page: number) => void) => ReactNode };

/** A line that opens into a list in pages, which is asked for only then. */
export function Opening({ summary, children }: OpeningProps) {
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 px-5 py-2.5 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-90" />
        {summary}
      </summary>
      {isOpen && children(page, setPage)}
    </details>
  );
}
