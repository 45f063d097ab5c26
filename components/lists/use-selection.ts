"use client";

import type { OnChangeFn, RowSelectionState } from "@tanstack/react-table";
import { useState } from "react";

const noRows: RowSelectionState = {};
const selected = (ids: Iterable<string>): RowSelectionState => Object.fromEntries([...ids].map((id) => [id, true] as const));

/** Rows chosen over the pages of one list. Another filter (`of`) is another list: what can no longer be seen is not kept. */
export function useSelection(of: string) {
  const [state, setState] = useState({ of, rows: noRows });
  const rows = state.of === of ? state.rows : noRows;
  const onChange: OnChangeFn<RowSelectionState> = (change) =>
    setState((before) => {
      const known = before.of === of ? before.rows : noRows;
      return { of, rows: typeof change === "function" ? change(known) : change };
    });

  return {
    ids: Object.keys(rows),
    rows,
    onChange,
    has: (id: string) => rows[id] === true,
    toggle: (some: readonly string[], chosen: boolean) =>
      onChange((known) => {
        const ids = new Set(Object.keys(known));
        for (const id of some) chosen ? ids.add(id) : ids.delete(id);
        return selected(ids);
      }),
    replace: (all: readonly string[]) => onChange(selected(all)),
  };
}

export type Selection = ReturnType<typeof useSelection>;
