import { type RefObject, useEffect, useRef, useState } from "react";
import { asksForPerson, type Entry, nextDoubt } from "@/components/review/entries";

const rowOf = (list: HTMLElement | null, key: string) =>
  [...(list?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])].find(({ dataset }) => dataset.entry === key);

/** Which value is selected and which is edited, and the way from doubt to doubt. `list` holds the rows. */
export function useWalk(entries: readonly Entry[], list: RefObject<HTMLElement | null>) {
  const [selectedKey, select] = useState<string | null>(() => nextDoubt(entries, null, 1)?.key ?? null);
  const [editing, edit] = useState<string | null>(null);
  const begun = useRef(false);
  const selected = entries.find(({ key }) => key === selectedKey) ?? null;

  // Show the first doubt without moving the focus, so that a screen reader starts at the top. Who has scrolled the list meanwhile
  // keeps the place: it must not move under a button that is being pressed.
  const first = useRef(selectedKey);
  useEffect(() => {
    if (first.current && !list.current?.scrollTop) rowOf(list.current, first.current)?.scrollIntoView({ block: "nearest" });
  }, [list]);

  const focusOn = (key: string) => {
    begun.current = true;
    select(key);
    // After the row is there and the editor is gone.
    requestAnimationFrame(() => {
      const row = rowOf(list.current, key);
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

type KeyActions = { step: (by: 1 | -1) => void; toSentence: () => void; edit: () => void; confirm: () => void };

/**
 * N and J lead to the next doubt, P and K to the one before, W to the first open sentence; Enter corrects the selected value and C confirms it. They work before
 * anything has the focus, too. Inside the list, Enter and C need the focus on the selected row.
 */
export function useDeskKeys(desk: RefObject<HTMLElement | null>, selected: Entry | null, actions: KeyActions): void {
  const latest = useRef({ selected, actions });
  useEffect(() => {
    latest.current = { selected, actions };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const inside = target instanceof Node && (target.contains(desk.current) || desk.current?.contains(target));
      if (!inside || event.defaultPrevented || isWithModifier(event) || isTyping(target)) return;
      const { selected: entry, actions: act } = latest.current;
      if (event.key === "n" || event.key === "j") act.step(1);
      else if (event.key === "p" || event.key === "k") act.step(-1);
      else if (event.key === "w") act.toSentence();
      else if (entry && (event.key === "Enter" || event.key === "c") && isAt(target, entry, event.key)) {
        event.preventDefault();
        if (event.key === "Enter") act.edit();
        else act.confirm();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [desk]);
}

/** Whether a key is meant for the selected value: nothing has the focus, or its row does. Enter belongs to a button that has it. */
function isAt(target: Node, { key }: Entry, pressed: "Enter" | "c"): boolean {
  if (target === document.body) return true;
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-entry]") : null;
  return row?.dataset.entry === key && (pressed === "c" || row.firstElementChild === target);
}

const isWithModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest("input, textarea, select") !== null;
