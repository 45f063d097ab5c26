"use client";

import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";

/** Words beside a control while it is hovered or focused. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-72 animate-fade rounded-badge bg-ink px-2.5 py-1.5 text-ground text-small shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const TooltipProvider = Radix.Provider;
