"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";

/**
 * Which dialog of a list is open. `isAdding`: the address is the list's "new" page, so the add dialog is open; closing it leads back
 * to the list.
 */
export function useListDialog<Open extends { kind: string }>(base: string, isAdding: boolean) {
  const router = useRouter();
  const [open, ask] = useState<Open | { kind: "add" } | undefined>(isAdding ? { kind: "add" } : undefined);
  return {
    open,
    ask,
    add: () => ask({ kind: "add" }),
    close: () => {
      ask(undefined);
      if (isAdding) router.push(base, { scroll: false });
    },
    openCreated: ({ id }: { id: string }) => {
      ask(undefined);
      // The back button must not lead to the form again.
      if (isAdding) router.replace(`${base}/${id}`);
      else router.push(`${base}/${id}`);
    },
  };
}
