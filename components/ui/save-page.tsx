"use client";

import { createContext, type FormEvent, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { SaveBar } from "@/components/ui/save-bar";

/** A card of a page that is saved with the others. */
type Part = { isUnsaved: () => boolean; submit: (event?: FormEvent<HTMLFormElement>) => Promise<void>; discard: () => void; busy: boolean };
type Page = { parts: Set<{ current: Part }>; look: () => void };

const Context = createContext<Page | undefined>(undefined);

/** Whether the card is on a page that saves it. */
export const useOnSavePage = () => use(Context) !== undefined;

/** Has a card saved by the page that it is on. */
export function useSavePart(part: Part): void {
  const page = use(Context);
  const ref = useRef(part);
  useEffect(() => {
    ref.current = part;
    page?.look();
  });
  useEffect(() => {
    page?.parts.add(ref);
    page?.look();
    return () => void page?.parts.delete(ref);
  }, [page]);
}

/** One button saves all cards of the page. What fails is told at its field; the other cards are saved all the same. */
export function SavePage({ canSave = true, children }: { canSave?: boolean; children: ReactNode }) {
  const [parts] = useState(() => new Set<{ current: Part }>());
  const [state, setState] = useState({ isChanged: false, busy: false });
  const look = useCallback(() => {
    const all = [...parts].map(({ current }) => current);
    const now = { isChanged: all.some(({ isUnsaved }) => isUnsaved()), busy: all.some(({ busy }) => busy) };
    setState((before) => (before.isChanged === now.isChanged && before.busy === now.busy ? before : now));
  }, [parts]);
  const page = useMemo(() => ({ parts, look }), [parts, look]);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget;
    // A dialog of the page may have a form of its own.
    if (event.target !== form) return;
    event.preventDefault();
    const all = [...parts].map(({ current }) => current);
    const changed = all.filter(({ isUnsaved }) => isUnsaved());
    for (const { submit } of changed.length > 0 ? changed : all.slice(0, 1)) await submit();
    // Each card goes to its own first problem; the person begins with the first one of the page.
    form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  function discard(): void {
    for (const { current } of parts) if (current.isUnsaved()) current.discard();
    look();
  }

  return (
    <Context value={page}>
      <form method="post" noValidate className="space-y-6" onSubmit={save} onInput={look}>
        {children}
        {canSave && <SaveBar {...state} onDiscard={discard} />}
      </form>
    </Context>
  );
}
