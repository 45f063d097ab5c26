"use client";

import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

type Tab = { id: string; label: string; content: ReactNode };

/** Tabs in one row that scrolls sideways on small screens. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <Radix.Root defaultValue={tabs[0]?.id}>
      <Radix.List aria-label={label} className="mb-5 flex gap-1 overflow-x-auto border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="control -mb-px whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-2 hover:text-ink data-[state=active]:border-link data-[state=active]:text-link"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
