"use client";

import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Variant } from "@/components/ui/button-class";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import type { MenuAction } from "@/components/ui/menu-items";

const MenuItems = lazyPart(() => import("@/components/ui/menu-items").then((file) => file.MenuItems), Nothing);

/** A button's menu. It loads when it is first opened: it brings a positioning engine. */
export function useMenu(label: string, actions: readonly MenuAction[]) {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state === "open";
  return {
    isOpen,
    trigger: {
      ref: button,
      "aria-haspopup": "menu" as const,
      "aria-expanded": isOpen,
      onClick: () => setState("open"),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        setState("open");
      },
    },
    menu: state !== "never" && (
      <MenuItems
        label={label}
        actions={actions}
        open={isOpen}
        onClose={() => setState("closed")}
        focusBack={() => button.current?.focus()}
      />
    ),
  };
}

type MenuButtonProps = {
  label: string;
  icon?: ReactNode;
  actions: readonly MenuAction[];
  variant?: Variant;
  busy?: boolean;
  disabled?: boolean;
};

/** A button that opens a menu under it. */
export function MenuButton({ label, icon, actions, variant = "ghost", busy = false, disabled = false }: MenuButtonProps) {
  const { trigger, menu } = useMenu(label, actions);
  return (
    <span className="relative inline-flex">
      <Button variant={variant} busy={busy} disabled={disabled} {...trigger} className="w-full">
        {!busy && icon}
        {label}
        <ChevronDown aria-hidden className="-mr-1 size-4 max-sm:hidden" />
      </Button>
      {menu}
    </span>
  );
}
