"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether this is what the server sends: on the server, and while the browser takes it over. */
export function useSent(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
