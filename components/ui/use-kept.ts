"use client";

import { useSyncExternalStore } from "react";

const changed = "coverkeep:kept";

/** Keeps a text on this device; null takes it away. A browser that stores nothing shows what it showed before. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // It stores nothing.
  }
  window.dispatchEvent(new Event(changed));
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function listen(onChange: () => void): () => void {
  for (const name of [changed, "storage"]) window.addEventListener(name, onChange);
  return () => {
    for (const name of [changed, "storage"]) window.removeEventListener(name, onChange);
  };
}

/** The text that this device keeps under a key; null: none. It follows a change in any part of the page, and in another tab. */
export const useKept = (key: string): string | null =>
  useSyncExternalStore(
    listen,
    () => read(key),
    () => null,
  );
