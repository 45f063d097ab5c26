"use client";

import { ChevronDown, Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import type { RowAction } from "@/components/ui/row-menu-items";
import { Spinner } from "@/components/ui/spinner";
import { say } from "@/messages/say";

const RowMenuItems = lazyPart(() => import("@/components/ui/row-menu-items").then((file) => file.RowMenuItems), Nothing);

type RowMenuProps = {
  label: string;
  actions: readonly RowAction[];
  busy?: boolean;
  /** The words of a button that is always shown, for the menu of a whole page. */
  words?: string;
};

/**
 * The actions for a row, in one button's menu. With a mouse, it appears when the row is hovered or holds the focus. The menu itself loads
 * when it is first opened: it brings a positioning engine.
 */
export function RowMenu({ label, actions, busy = false, words }: RowMenuProps) {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state === "open";
  const opener = {
    ref: button,
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    onClick: () => setState("open"),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      setState("open");
    },
  } as const;
  return (
    <span className="relative z-1 inline-flex">
      {words ? (
        <Button variant="secondary" busy={busy} {...opener}>
          {words}
          <span className="sr-only">: {label}</span>
          <ChevronDown aria-hidden className="-mr-1 size-4" />
        </Button>
      ) : (
        <IconButton
          label={label}
          tip={say("common.actions")}
          {...opener}
          className={cx(
            !isOpen &&
              !busy &&
              "pointer-fine:sm:opacity-0 pointer-fine:sm:focus-visible:opacity-100 pointer-fine:sm:group-hover/row:opacity-100 pointer-fine:sm:group-focus-within/row:opacity-100",
          )}
        >
          {busy ? <Spinner /> : <Ellipsis aria-hidden />}
        </IconButton>
      )}
      {state !== "never" && (
        <RowMenuItems
          label={label}
          actions={actions}
          open={isOpen}
          onClose={() => setState("closed")}
          focusBack={() => button.current?.focus()}
        />
      )}
    </span>
  );
}
