"use client";

import type { ReactNode } from "react";
import { loadLater } from "@/components/ui/load-later";
import type { SheetProps } from "@/components/ui/sheet";

/** Closes on Escape, on a click outside and by its cross; the focus goes back to where it came from. */
export const Dialog = loadLater<SheetProps>(
  () => import("@/components/ui/sheet").then(({ Sheet }) => Sheet),
  ({ open }) => open,
);

/** The part that scrolls. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="min-h-0 flex-1 space-y-4 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">{children}</div>;
}

/** Cancel left of the primary action. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex justify-end gap-2 border-t bg-surface px-5 py-3.5 max-sm:*:flex-1 sm:px-6">{children}</div>;
}
