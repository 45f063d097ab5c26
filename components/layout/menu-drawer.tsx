"use client";

import { Menu } from "lucide-react";
import { type ReactNode, useState } from "react";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { say } from "@/messages/say";

const Drawer = lazyPart(() => import("@/components/layout/drawer").then((file) => file.Drawer), Nothing);

type MenuDrawerProps = {
  title: string;
  top: ReactNode;
  /** What waits somewhere in it. */
  badge?: ReactNode;
  children: ReactNode;
};

/** The slide-in menu of small screens. */
export function MenuDrawer({ title, top, badge, children }: MenuDrawerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="relative -ml-2 inline-flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink lg:hidden"
      >
        <Menu aria-hidden className="size-5" />
        <span className="sr-only">{say("layout.openMenu")}</span>
        {badge && <span className="absolute top-0 -right-1.5">{badge}</span>}
      </button>
      <Drawer title={title} top={top} open={open} onClose={close}>
        {children}
      </Drawer>
    </>
  );
}
