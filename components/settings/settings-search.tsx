"use client";

import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { type Found, findSettings } from "@/components/settings/find-settings";
import type { SearchedPage } from "@/components/settings/searched-pages";
import { Input } from "@/components/ui/input";
import { settingsHref } from "@/lib/companies/settings-values";
import { say } from "@/messages/say";

const keyOf = ({ page, setting }: Found) => settingsHref(page.name, setting?.label);

type SearchProps = { pages: readonly SearchedPage[]; typed: string; onType: (typed: string) => void; onChoose: (found: Found) => void };

/** Finds pages and single settings. The results take the place of the list of pages. */
export function SettingsSearch({ pages, typed, onType, onChoose }: SearchProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  const found = findSettings(typed, pages);
  const chosen = found[at] ?? found[0];
  const isEmpty = typed.trim() !== "" && found.length === 0;

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setAt((at + step + found.length) % found.length);
    else if (event.key === "Enter" && chosen) onChoose(chosen);
    else if (event.key === "Escape" && typed) onType("");
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
        <Input
          role="combobox"
          aria-label={say("settings.searchSettings")}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={chosen && `${id}-${found.indexOf(chosen)}`}
          autoComplete="off"
          value={typed}
          maxLength={100}
          placeholder={say("settings.searchSettings")}
          className="pl-9"
          onChange={({ target }) => {
            setAt(0);
            onType(target.value);
          }}
          onKeyDown={press}
        />
      </div>
      <p role="status" className={isEmpty ? "px-3 py-4 text-ink-2" : "sr-only"}>
        {isEmpty
          ? say("settings.noSettingFound", { typed: typed.trim() })
          : found.length > 0 && say("settings.countSettings", { count: found.length })}
      </p>
      {found.length > 0 && (
        <div role="listbox" id={`${id}-list`} aria-label={say("settings.searchResults")} className="mt-2">
          {found.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are those of the field, which keeps the focus
            <div
              key={keyOf(one)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={one === chosen}
              onClick={() => onChoose(one)}
              className="min-h-9 cursor-pointer rounded-control px-3 py-2 text-ink hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-link pointer-coarse:min-h-11"
            >
              <span className="block">{say((one.setting ?? one.page).label)}</span>
              {one.setting && <span className="block text-ink-2 text-small">{say(one.page.label)}</span>}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
