"use client";

import { useRef } from "react";

/** Radix only gives the focus back to its own triggers; ours are buttons of lists, so the way back is remembered here. */
export function useFocusReturn() {
  const before = useRef<HTMLElement>(null);
  return {
    remember: () => {
      if (document.activeElement instanceof HTMLElement) before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const target = before.current?.isConnected ? before.current : document.getElementById("content");
      target?.focus({ preventScroll: true });
    },
  };
}
