"use client";

import { useMemo } from "react";
import { timeZoneOptions, timeZoneWords } from "@/components/settings/company/time-zones";
import { Combobox, type ComboboxProps } from "@/components/ui/combobox";
import type { ComboboxAnswer } from "@/components/ui/combobox-list";
import { say } from "@/messages/say";

type TimeZoneComboboxProps = Omit<ComboboxProps, "chosen" | "onChange" | "placeholder" | "list"> & { onChange: (value: string) => void };

/** A choice among all time zones, found by city, region or what people call them, such as "eastern". */
export function TimeZoneCombobox({ onChange, ...props }: TimeZoneComboboxProps) {
  return (
    <Combobox
      {...props}
      chosen={timeZoneWords(props.value)}
      onChange={(option) => onChange(option.value)}
      placeholder={say("settings.timeZonePlaceholder")}
      list={{
        searchLabel: say("settings.timeZoneSearch"),
        searchHint: say("settings.timeZoneSearchHint"),
        emptyText: say("settings.timeZoneUnmatched"),
        useOptions: useTimeZones,
      }}
    />
  );
}

function useTimeZones(typed: string): ComboboxAnswer {
  const all = useMemo(timeZoneOptions, []);
  const words = typed.toLowerCase().split(/\s+/);
  const options = all.filter(({ label, detail }) => {
    const text = `${label} ${detail ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return { text: typed, options, waiting: false };
}
