"use client";

import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { cx } from "@/components/ui/class-names";

export type MenuAction = {
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  /** Deletes something, so it is red. */
  destructive?: boolean;
  /** Something that is on or off: the menu stays open for the next one. */
  checked?: boolean;
  run: () => void;
};

type MenuItemsProps = {
  label: string;
  actions: readonly MenuAction[];
  open: boolean;
  onClose: () => void;
  focusBack: () => void;
};

const itemClass =
  "control flex cursor-pointer items-center gap-2.5 rounded-control px-3 outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-sunken data-[disabled]:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0";

/** An open menu, placed at the button that it lies over. */
export function MenuItems({ label, actions, open, onClose, focusBack }: MenuItemsProps) {
  const chosen = useRef<MenuAction>(undefined);
  return (
    <DropdownMenu.Root open={open} onOpenChange={(next) => !next && onClose()}>
      {/* The menu's own button opens it. This one only positions and names it. */}
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
            // A dialog opened from here returns the focus to the menu's button.
            chosen.current?.run();
            chosen.current = undefined;
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-fade overflow-y-auto rounded-card border bg-surface p-1 shadow-float"
        >
          {actions.map((action) =>
            action.checked === undefined ? (
              <DropdownMenu.Item
                key={action.label}
                disabled={action.disabled}
                onSelect={() => {
                  chosen.current = action;
                }}
                className={cx(itemClass, action.destructive ? "text-red" : "text-ink")}
              >
                {action.icon}
                {action.label}
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.CheckboxItem
                key={action.label}
                checked={action.checked}
                disabled={action.disabled}
                onSelect={(event) => event.preventDefault()}
                onCheckedChange={() => action.run()}
                className={cx(itemClass, "text-ink")}
              >
                <span className="size-4">
                  <DropdownMenu.ItemIndicator>
                    <Check aria-hidden className="text-link" />
                  </DropdownMenu.ItemIndicator>
                </span>
                {action.label}
              </DropdownMenu.CheckboxItem>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
