"use client";

import { DropdownMenu } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { cx } from "@/components/ui/class-names";

export type RowAction = {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  /** Deletes something, so it is set apart and red. */
  destructive?: boolean;
  run: () => void;
};

type RowMenuItemsProps = {
  label: string;
  actions: readonly RowAction[];
  open: boolean;
  onClose: () => void;
  focusBack: () => void;
};

/** The open menu of a row, placed at the button that it lies over. */
export function RowMenuItems({ label, actions, open, onClose, focusBack }: RowMenuItemsProps) {
  const chosen = useRef<RowAction>(undefined);
  return (
    <DropdownMenu.Root open={open} onOpenChange={(next) => !next && onClose()}>
      {/* The row's own button opens the menu. This one only positions and names it. */}
      <DropdownMenu.Trigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden text-transparent">
          {label}
        </span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusBack();
            // A dialog opened from here returns the focus to the row's button.
            chosen.current?.run();
            chosen.current = undefined;
          }}
          className="z-50 min-w-48 animate-fade rounded-card border bg-surface p-1 shadow-float"
        >
          {actions.map((action) => (
            <DropdownMenu.Item
              key={action.label}
              disabled={action.disabled}
              onSelect={() => {
                chosen.current = action;
              }}
              className={cx(
                "control flex cursor-pointer items-center gap-2.5 rounded-control px-3 outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-sunken data-[disabled]:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
                action.destructive ? "text-red" : "text-ink",
              )}
            >
              {action.icon}
              {action.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
