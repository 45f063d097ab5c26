import { type RefObject, useEffect, useRef } from "react";
import { isForPage } from "@/components/ui/page-key";

type Actions = { step: (by: 1 | -1) => void; take: () => void; refuse: () => void; change: () => void };

/** N and J lead to the next line, P and K to the one before; A accepts the selected line, R refuses it, and E opens its settings. */
export function useExhibitKeys(list: RefObject<HTMLElement | null>, actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!list.current || event.shiftKey || !isForPage(event)) return;
      const { step, take, refuse, change } = latest.current;
      const run = { n: () => step(1), j: () => step(1), p: () => step(-1), k: () => step(-1), a: take, r: refuse, e: change }[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [list]);
}
