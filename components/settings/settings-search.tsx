"use client";

import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useState } from "react";
import { type Found, findSettings } from "@/components/settings/find-settings";
import { type SettingsPage, settingsHref } from "@/lib/companies/settings-values";
import { say } from "@/messages/say";

const keyOf = ({ page, setting }: Found) => settingsHref(page.name, setting?.label);

type SearchProps = { pages: readonly SettingsPage[]; typed: string; onType: (typed: string) => void; onChoose: (found: Found) => void };

/** Finds pages and single settings. The results take the place of the list of pages. */
export function SettingsSearch({ pages, typed, onType, onChoose }: SearchProps) {
  const [active, setActive] = useState("");
  const found = findSettings(typed, pages);
  const at = found.find((one) => keyOf(one) === active) ?? found[0];
  const isEmpty = typed.trim() !== "" && found.length === 0;
  return (
    <Command
      label={say("settings.searchSettings")}
      shouldFilter={false}
      loop
      vimBindings={false}
      value={at ? keyOf(at) : ""}
      onValueChange={setActive}
      onKeyDown={(event) => event.key === "Escape" && onType("")}
    >
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
        <Command.Input
          value={typed}
          onValueChange={(next) => {
            setActive("");
            onType(next);
          }}
          maxLength={100}
          placeholder={say("settings.searchSettings")}
          className="control control-text w-full rounded-control border border-control-line bg-surface pr-3 pl-9 text-ink placeholder:text-ink-3"
        />
      </div>
      <p role="status" className={isEmpty ? "px-3 py-4 text-ink-2" : "sr-only"}>
        {isEmpty
          ? say("settings.noSettingFound", { typed: typed.trim() })
          : found.length > 0 && say("settings.countSettings", { count: found.length })}
      </p>
      <Command.List label={say("settings.searchResults")} hidden={found.length === 0} className="mt-2">
        {found.map((one) => (
          <Command.Item
            key={keyOf(one)}
            value={keyOf(one)}
            onSelect={() => onChoose(one)}
            className="min-h-9 cursor-pointer rounded-control px-3 py-2 text-ink data-[selected=true]:bg-accent-soft data-[selected=true]:text-link pointer-coarse:min-h-11"
          >
            <span className="block">{say((one.setting ?? one.page).label)}</span>
            {one.setting && <span className="block text-ink-2 text-small">{say(one.page.label)}</span>}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
