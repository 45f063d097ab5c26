"use client";

import type { LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";

/** Something that can be done on the page that is open, such as exporting its list. */
export type PageAction = { label: string; icon: LucideIcon; run: () => void };

const offered = new Set<() => readonly PageAction[]>();

/** Offers actions to the command palette while the caller is on the page. */
export function usePageActions(actions: readonly PageAction[]): void {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  useEffect(() => {
    const offer = () => newest.current;
    offered.add(offer);
    return () => {
      offered.delete(offer);
    };
  }, []);
}

/** What can be done on the page now. */
export const pageActionsNow = (): PageAction[] => [...offered].flatMap((offer) => offer());
