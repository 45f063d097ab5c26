import { type RefObject, useEffect, useRef, useState } from "react";
import { asksForPerson, type Entry, nextDoubt } from "@/components/review/entries";

/** Which value is selected and which is edited, and the way from doubt to doubt. `list` holds the rows. */
export function useWalk(entries: readonly Entry[], list: RefObject<HTMLElement | null>) {
  const [selectedKey, select] = useState<string | null>(() => nextDoubt(entries, null, 1)?.key ?? null);
  const [editing, edit] = useState<string | null>(null);
  const begun = useRef(false);
  const selected = entries.find(({ key }) => key === selectedKey) ?? null;

  const focusOn = (key: string) => {
    begun.current = true;
    select(key);
    // After the row is there and the editor is gone.
    requestAnimationFrame(() => {
      const row = [...(list.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])].find(({ dataset }) => dataset.entry === key);
      row?.querySelector("button")?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest" });
    });
  };
  const step = (by: 1 | -1) => {
    // The first doubt is selected from the start; the first step leads to it.
    const next = !begun.current && selected && asksForPerson(selected) ? selected : nextDoubt(entries, selectedKey, by);
    if (!next) return;
    edit(null);
    focusOn(next.key);
  };
  return { selected, select, editing, edit, focusOn, step };
}

/**
 * N and J lead to the next doubt, P and K to the one before, also before anything of the desk has the focus; whatever changes
 * something needs the focus on its row.
 */
export function useStepKeys(desk: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const { target } = event;
      const inside = target instanceof Node && (target.contains(desk.current) || desk.current?.contains(target));
      if (!inside || isWithModifier(event) || isTyping(event.target)) return;
      if (event.key === "n" || event.key === "j") latest.current(1);
      if (event.key === "p" || event.key === "k") latest.current(-1);
    };
    window.addEventListener("keydown", walk);
    return () => window.removeEventListener("keydown", walk);
  }, [desk]);
}

export const isWithModifier = (event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">) =>
  event.ctrlKey || event.metaKey || event.altKey;
export const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest("input, textarea, select") !== null;
