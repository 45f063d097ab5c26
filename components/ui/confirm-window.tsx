"use client";

import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { DialogActions, sheetClass, veilClass } from "@/components/ui/dialog-sheet";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { say } from "@/messages/say";

type ConfirmProps = {
  open: boolean;
  title: string;
  /** Names the thing that is lost. */
  question: string;
  consequence?: string;
  confirmLabel: string;
  busy?: boolean;
  /** Nothing is lost by it. */
  harmless?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What is chosen with it, below the words. */
  children?: ReactNode;
};

/** The window of a `Confirm`. */
export function ConfirmWindow({ open, title, question, consequence, confirmLabel, busy, harmless = false, ...more }: ConfirmProps) {
  const { onConfirm, onClose, children } = more;
  const focus = useFocusReturn();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={veilClass} />
        <AlertDialog.Content className={`${sheetClass} sm:max-w-md`} onOpenAutoFocus={focus.remember} onCloseAutoFocus={focus.giveBack}>
          <div className="px-5 py-5 sm:px-6">
            <AlertDialog.Title className="font-semibold text-base">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
              <span className="text-ink">{question}</span>
              {consequence && <span className="mt-1 block">{consequence}</span>}
            </AlertDialog.Description>
            {children && <div className="mt-4">{children}</div>}
          </div>
          <DialogActions>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{say("common.cancel")}</Button>
            </AlertDialog.Cancel>
            <Button variant={harmless ? "primary" : "danger"} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
