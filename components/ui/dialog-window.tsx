"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Confirm } from "@/components/ui/confirm";
import { firstField, sheetClass, veilClass } from "@/components/ui/dialog-sheet";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { useTyped } from "@/components/ui/use-typed";
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

/** The window of a `Dialog`. */
export function DialogWindow({ title, description, open, onClose, once = false, onClosed, children }: DialogProps) {
  const focus = useFocusReturn();
  const typed = useTyped();
  const [isAsking, setAsking] = useState(false);
  const close = () => (typed.isTyped() ? setAsking(true) : onClose());
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && close()}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          className={sheetClass}
          onFocus={typed.onFocus}
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
          <Confirm
            open={isAsking}
            title={say("ui.closeWithoutSaving")}
            question={say("ui.closeWithoutSavingQuestion", { title })}
            consequence={say("ui.typedIsLost")}
            confirmLabel={say("ui.discardChanges")}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              onClose();
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
