"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useFocusReturn } from "@/components/ui/use-focus-return";

export type SheetProps = {
  title: string;
  description?: ReactNode;
  open: boolean;
  onClose: () => void;
  /** Shows what is not shown again: only its cross and its buttons close it, no Escape and no click outside. */
  once?: boolean;
  children: ReactNode;
};

/** The sheet behind both kinds of dialog: centred, or from the bottom on a small screen. */
export const sheetClass =
  "fixed z-50 flex max-h-[92dvh] w-full animate-rise flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-b-none sm:top-1/2 sm:left-1/2 sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2";
export const veilClass = "fixed inset-0 z-50 animate-fade bg-[rgb(10_14_20/45%)]";

/** Typing can start at once; a dialog without fields keeps Radix's choice. */
function focusFirstField(event: Event): void {
  const field = event.currentTarget instanceof HTMLElement && event.currentTarget.querySelector<HTMLElement>("input, select, textarea");
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** A click on a message about the form must not close the form. */
function keepForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** What a dialog shows; it is opened through `Dialog`. */
export function Sheet({ title, description, open, onClose, once = false, children }: SheetProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          className={sheetClass}
          onOpenAutoFocus={(event) => {
            focus.remember();
            focusFirstField(event);
          }}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={(event) => once && event.preventDefault()}
          onInteractOutside={(event) => (once ? event.preventDefault() : keepForToasts(event))}
          {...(!description && { "aria-describedby": undefined })}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-3 sm:px-6 sm:pt-5">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <Radix.Title className="font-semibold text-base text-ink">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>}
            </div>
            <Radix.Close
              aria-label="Close"
              className="control-square -mt-1.5 -mr-2 inline-flex items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-4.5" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
