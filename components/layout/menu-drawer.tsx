"use client";

import { Menu, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { veilClass } from "@/components/ui/dialog";

const button = "inline-flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink";

type MenuDrawerProps = {
  title: string;
  top: ReactNode;
  /** What waits somewhere in it. */
  badge?: ReactNode;
  children: (close: () => void) => ReactNode;
};

/** The slide-in menu of small screens. `children` gets the function that closes it. */
export function MenuDrawer({ title, top, badge, children }: MenuDrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={`${button} relative -ml-2 lg:hidden`}>
        <Menu aria-hidden className="size-5" />
        <span className="sr-only">Open menu</span>
        {badge && <span className="absolute top-0 left-6">{badge}</span>}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={veilClass} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-slide flex-col bg-surface shadow-float"
        >
          <div className="flex h-14 items-center justify-between border-b pr-2 pl-4">
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
            {top}
            <Dialog.Close aria-label="Close menu" className={button}>
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <div className="flex-1 overflow-y-auto p-3">{children(() => setOpen(false))}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
