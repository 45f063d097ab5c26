"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { Activity, type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { cx } from "@/components/ui/class-names";

export type Tab = { name: string; label: string; content: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; here: string; onOpen: (name: string) => void };

type Step = (at: number, last: number) => number;
const next: Step = (at, last) => (at === last ? 0 : at + 1);
const previous: Step = (at, last) => (at === 0 ? last : at - 1);
const ends: Record<string, Step> = { Home: () => 0, End: (_at, last) => last };
const steps: Record<"row" | "column", Record<string, Step>> = {
  row: { ...ends, ArrowRight: next, ArrowLeft: previous },
  column: { ...ends, ArrowDown: next, ArrowUp: previous },
};

/** Moves the focus among the tabs of a list, which are in a row or in a column. */
export function stepTabs(event: KeyboardEvent<HTMLElement>, along: "row" | "column"): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const to = steps[along][event.key]?.(buttons.indexOf(document.activeElement as HTMLElement), buttons.length - 1);
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** What ties a tab to its panel, for both and for screen readers. */
export const tabAria = (id: string, name: string, here: string) => ({
  role: "tab",
  id: `${id}-tab-${name}`,
  "aria-selected": name === here,
  "aria-controls": name === here ? `${id}-panel-${name}` : undefined,
  tabIndex: name === here ? 0 : -1,
});

/** Arrow keys go from tab to tab, Enter opens; what was typed in a tab is there when one comes back. Made here since Radix's are sent with style attributes, which the page's policy refuses. */
export function Tabs({ label, tabs, here, onOpen }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  // On a small screen the row is wider than the page, and a link may open a tab at its end. The page itself stays where it is.
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-tab-${here}`)}`);
    if (active && strip.current) strip.current.scrollLeft = active.offsetLeft + (active.offsetWidth - strip.current.clientWidth) / 2;
  }, [id, here]);

  const [more, setMore] = useState({ left: false, right: false });
  const look = useCallback(() => {
    const { scrollLeft, clientWidth, scrollWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 0, scrollWidth: 0 };
    setMore({ left: scrollLeft > 4, right: scrollLeft + clientWidth < scrollWidth - 4 });
  }, []);
  useEffect(() => {
    look();
    window.addEventListener("resize", look);
    return () => window.removeEventListener("resize", look);
  }, [look]);
  const scroll = (direction: 1 | -1) => strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.7, behavior: "smooth" });

  return (
    <>
      <div className="relative -mx-4 mb-6 border-b sm:mx-0">
        <div ref={strip} onScroll={look} className="-mb-px overflow-x-auto px-4 [scrollbar-width:none] sm:px-0">
          <div ref={list} role="tablist" aria-label={label} onKeyDown={(event) => stepTabs(event, "row")} className="flex w-max gap-1">
            {tabs.map(({ name, label: words }) => {
              const active = name === here;
              return (
                <button
                  key={name}
                  type="button"
                  {...tabAria(id, name, here)}
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
        {more.left && <Edge side="left" onPress={() => scroll(-1)} />}
        {more.right && <Edge side="right" onPress={() => scroll(1)} />}
      </div>
      <TabPanels id={id} tabs={tabs} here={here} />
    </>
  );
}

/** The contents of the tabs that were opened; only the one that is open is seen. */
export function TabPanels({ id, tabs, here }: { id: string; tabs: readonly Tab[]; here: string }) {
  const [opened, setOpened] = useState([here]);
  if (!opened.includes(here)) setOpened([...opened, here]);
  return tabs
    .filter(({ name }) => opened.includes(name))
    .map(({ name, content }) => (
      <Activity key={name} mode={name === here ? "visible" : "hidden"}>
        <div role="tabpanel" id={`${id}-panel-${name}`} aria-labelledby={`${id}-tab-${name}`}>
          {content}
        </div>
      </Activity>
    ));
}

/** Shows that there are more tabs and scrolls to them. Not needed by keyboard, which moves from tab to tab. */
function Edge({ side, onPress }: { side: "left" | "right"; onPress: () => void }) {
  const Icon = side === "left" ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      data-more={side}
      onClick={onPress}
      className={cx(
        "absolute -inset-y-px flex w-12 items-center from-50% from-ground to-transparent text-ink-2",
        side === "left" ? "left-0 justify-start bg-linear-to-r pl-1" : "right-0 justify-end bg-linear-to-l pr-1",
      )}
    >
      <Icon className="size-4.5" />
    </button>
  );
}
