"use client";

import { useState } from "react";

/** Rows chosen over the pages of one list. Another filter (`of`) is another list: what can no longer be seen is not kept. */
export function useSelection(of: string) {
  const [state, setState] = useState<{ of: string; ids: ReadonlySet<string> }>({ of, ids: new Set() });
  const ids = state.of === of ? state.ids : new Set<string>();

  return {
    ids: [...ids],
    has: (id: string) => ids.has(id),
    toggle: (some: readonly string[], chosen: boolean) => {
      const next = new Set(ids);
      for (const id of some) chosen ? next.add(id) : next.delete(id);
      setState({ of, ids: next });
    },
    replace: (all: readonly string[]) => setState({ of, ids: new Set(all) }),
  };
}

export type Selection = ReturnType<typeof useSelection>;
