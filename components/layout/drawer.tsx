"use client";

import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { veilClass } from "@/components/ui/dialog-sheet";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { say } from "@/messages/say";

type DrawerProps = { title: string; top: ReactNode; open: boolean; onClose: () => void; children: ReactNode };

/** What slides in from the left, over the page; a link in it closes it. */
export function Drawer({ title, top, open, onClose, children }: DrawerProps) {
  const focus = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={veilClass} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onClick={({ target }) => target instanceof Element && target.closest("a") && onClose()}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-slide flex-col bg-surface shadow-float"
        >
          <div className="flex h-14 items-center justify-between border-b pr-2 pl-4">
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
            {top}
            <Dialog.Close
              aria-label={say("layout.closeMenu")}
              className="inline-flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <div className="flex-1 overflow-y-auto p-3">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
