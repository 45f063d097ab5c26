"use client";

import { useSyncExternalStore } from "react";

const keyOf = (userId: string) => `coverkeep.steps-hidden.${userId}`;
const changed = "coverkeep:steps";

function read(userId: string): boolean {
  try {
    return window.localStorage.getItem(keyOf(userId)) === "yes";
  } catch {
    return false;
  }
}

/** Puts the first steps away for this person on this device, or brings them back. */
export function hideSteps(userId: string, hidden: boolean): void {
  try {
    if (hidden) window.localStorage.setItem(keyOf(userId), "yes");
    else window.localStorage.removeItem(keyOf(userId));
  } catch {
    // A browser that stores nothing shows them again next time.
  }
  window.dispatchEvent(new Event(changed));
}

function listen(onChange: () => void): () => void {
  for (const name of [changed, "storage"]) window.addEventListener(name, onChange);
  return () => {
    for (const name of [changed, "storage"]) window.removeEventListener(name, onChange);
  };
}

export function useStepsHidden(userId: string): boolean {
  return useSyncExternalStore(
    listen,
    () => read(userId),
    () => false,
  );
}
