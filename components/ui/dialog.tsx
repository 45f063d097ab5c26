"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { firstField } from "@/components/ui/dialog-sheet";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";

/**
 * Closes on Escape, on a click outside and by its cross, and asks first where something was typed: only Cancel drops it at once. The focus goes
 * back to where it came from. Its script comes after the page's own.
 */
export const Dialog = lazyPart(() => import("@/components/ui/dialog-window").then((file) => file.DialogWindow), Nothing);

/** The part that scrolls. A form that loads after its dialog has opened takes the focus then. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = body.current?.closest("[role=dialog]");
    if (dialog?.contains(document.activeElement)) firstField(dialog)?.focus();
  }, []);
  return (
    <div ref={body} className="min-h-0 flex-1 space-y-4 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">
      {children}
    </div>
  );
}
