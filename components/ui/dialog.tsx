"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { say } from "@/messages/say";

type DialogProps = {
  title: string;
  description?: ReactNode;
  open: boolean;
  onClose: () => void;
  /** Shows what is not shown again: only its cross and its buttons close it, no Escape and no click outside. */
  once?: boolean;
  /** After it has closed and given the focus back. */
  onClosed?: () => void;
  children: ReactNode;
};

/** The sheet of both kinds of dialog: centered, or from the bottom on a small screen. */
export const sheetClass =
  "fixed z-50 flex max-h-[92dvh] w-full animate-rise flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-b-none sm:top-1/2 sm:left-1/2 sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2";
export const veilClass = "fixed inset-0 z-50 animate-fade bg-[rgb(10_14_20/45%)]";

const firstField = (dialog: Element) => dialog.querySelector<HTMLElement>("input, select, textarea, [role=combobox]");

/** Typing can start at once; a dialog without fields keeps Radix's choice. */
function focusFirstField(event: Event): void {
  const field = event.currentTarget instanceof Element && firstField(event.currentTarget);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** A click on a message about the form must not close the form. */
function keepForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** Closes on Escape, on a click outside and by its cross; the focus goes back to where it came from. */
export function Dialog({ title, description, open, onClose, once = false, onClosed, children }: DialogProps) {
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
          onCloseAutoFocus={(event) => {
            focus.giveBack(event);
            onClosed?.();
          }}
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
              aria-label={say("ui.close")}
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

/** Cancel left of the primary action. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex justify-end gap-2 border-t bg-surface px-5 py-3.5 max-sm:*:flex-1 sm:px-6">{children}</div>;
}
