"use client";

import { ChevronRight } from "lucide-react";
import { useState } from "react";
import type { Found } from "@/components/settings/find-settings";
import type { SearchedPage } from "@/components/settings/searched-pages";
import { SettingsSearch } from "@/components/settings/settings-search";
import { stepTabs, tabAria } from "@/components/ui/tabs";
import { type SettingsGroup, settingsGroups } from "@/lib/companies/settings-values";
import { type PlainKey, say } from "@/messages/say";

const groupNames: Record<SettingsGroup, PlainKey> = {
  company: "common.company",
  people: "settings.people",
  vendors: "settings.groupVendors",
  programs: "settings.groupPrograms",
  plan: "common.plan",
};

type NavProps = { id: string; pages: readonly SearchedPage[]; here: string; onOpen: (found: Found) => void };

/** The pages in their groups, with a search above. */
export function SettingsNav({ id, pages, here, onOpen }: NavProps) {
  const [typed, setTyped] = useState("");
  const open = (found: Found) => {
    setTyped("");
    onOpen(found);
  };
  return (
    <>
      <SettingsSearch pages={pages} typed={typed} onType={setTyped} onChoose={open} />
      <div
        role="tablist"
        aria-label={say("common.settings")}
        aria-orientation="vertical"
        hidden={typed.trim() !== ""}
        onKeyDown={(event) => stepTabs(event, "column")}
        className="mt-4 space-y-4"
      >
        {settingsGroups.map((group) => {
          const members = pages.filter((page) => page.group === group);
          // A group of one page of the same name needs no heading.
          const isNamed = members.some(({ label }) => label !== groupNames[group]);
          return (
            <div key={group} role="presentation" className="max-lg:overflow-hidden max-lg:rounded-card max-lg:border max-lg:bg-surface">
              <span
                id={`${id}-group-${group}`}
                className={isNamed ? "block px-3 pb-1 font-medium text-ink-3 text-small max-lg:pt-3" : "hidden"}
              >
                {say(groupNames[group])}
              </span>
              {members.map((page) => (
                <button
                  key={page.name}
                  type="button"
                  {...tabAria(id, page.name, here)}
                  aria-describedby={isNamed ? `${id}-group-${group}` : undefined}
                  onClick={() => open({ page })}
                  className="control flex w-full items-center justify-between rounded-control px-3 text-left font-medium text-ink-2 hover:bg-sunken hover:text-ink max-lg:rounded-none max-lg:text-ink lg:aria-selected:bg-accent-soft lg:aria-selected:text-link"
                >
                  {say(page.label)}
                  <ChevronRight aria-hidden className="size-4 text-ink-3 lg:hidden" />
                </button>
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}
