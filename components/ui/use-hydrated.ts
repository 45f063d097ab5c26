"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and until React has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
