"use client";

import { useRef } from "react";
import { goBack, type Trail, trailOf } from "@/components/ui/focus-place";

/** Radix only gives the focus back to its own triggers; ours are buttons of lists, so the way back is remembered here. */
export function useFocusReturn() {
  const before = useRef<Trail>(undefined);
  return {
    remember: () => {
      if (document.activeElement instanceof HTMLElement) before.current = trailOf(document.activeElement);
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      goBack(before.current);
    },
  };
}
