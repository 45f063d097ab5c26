"use client";

import { Activity, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

export type Tab = { name: string; label: string; content: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; here: string; onOpen: (name: string) => void };

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrow keys go from tab to tab, Enter opens; what was typed in a tab is there when one comes back. Made here since Radix's are sent with style attributes, which the page's policy refuses. */
export function Tabs({ label, tabs, here, onOpen }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState([here]);
  if (!opened.includes(here)) setOpened([...opened, here]);

  // On a small screen the row is wider than the page, and a link may open a tab at its end.
  useEffect(() => {
    const active = list.current?.querySelector(`#${CSS.escape(`${id}-tab-${here}`)}`);
    active?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [id, here]);

  function step(event: KeyboardEvent<HTMLDivElement>): void {
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const next = steps[event.key]?.(buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return (
    <>
      <div className="-mx-4 mb-6 overflow-x-auto border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0">
        <div ref={list} role="tablist" aria-label={label} onKeyDown={step} className="flex w-max gap-1">
          {tabs.map(({ name, label: words }) => {
            const active = name === here;
            return (
              <button
                key={name}
                type="button"
                role="tab"
                id={`${id}-tab-${name}`}
                aria-selected={active}
                aria-controls={active ? `${id}-panel-${name}` : undefined}
                tabIndex={active ? 0 : -1}
                data-state={active ? "active" : "inactive"}
                onClick={() => onOpen(name)}
                className="control -mb-px border-transparent border-b-2 px-3 font-medium text-ink-2 hover:text-ink data-[state=active]:border-link data-[state=active]:text-link"
              >
                {words}
              </button>
            );
          })}
        </div>
      </div>
      {tabs
        .filter(({ name }) => opened.includes(name))
        .map(({ name, content }) => (
          <Activity key={name} mode={name === here ? "visible" : "hidden"}>
            <div role="tabpanel" id={`${id}-panel-${name}`} aria-labelledby={`${id}-tab-${name}`}>
              {content}
            </div>
          </Activity>
        ))}
    </>
  );
}
