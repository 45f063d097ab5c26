import type { ReactNode } from "react";

/** The sheet of both kinds of dialog: centered, or from the bottom on a small screen. */
export const sheetClass =
  "fixed z-50 flex max-h-[92dvh] w-full animate-rise flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-b-none sm:top-1/2 sm:left-1/2 sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2";
export const veilClass = "fixed inset-0 z-50 animate-fade bg-[rgb(10_14_20/45%)]";

export const firstField = (dialog: Element) => dialog.querySelector<HTMLElement>("input, select, textarea, [role=combobox]");

/** Cancel left of the primary action. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex justify-end gap-2 border-t bg-surface px-5 py-3.5 max-sm:*:flex-1 sm:px-6">{children}</div>;
}
