"use client";

/** Whether the way to an address is held back for now; then it is gone on when the person says so. */
type Guard = (href: string, go: () => void) => boolean;

let guard: Guard | null = null;

/** Until the returned function is called, `leave` asks here first. */
export function guardLeaving(next: Guard): () => void {
  guard = next;
  return () => {
    guard = null;
  };
}

/** Every way to another page that is no link goes through here. */
export function leave(href: string, go: () => void): void {
  if (!guard?.(href, go)) go();
}
