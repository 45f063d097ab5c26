"use client";

import { useEffect, useId, useRef } from "react";
import type { ActivityFilter } from "@/components/activity/use-activity";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { type Option, Select } from "@/components/ui/select";
import type { ActivityListDto } from "@/lib/tenancy/audit/schema";
import { say } from "@/messages/say";

const subjects = (): Option[] => [
  { value: "vendors", label: say("common.vendors") },
  { value: "documents", label: say("common.documents") },
  { value: "projects", label: say("common.projects") },
  { value: "people", label: say("settings.people") },
  { value: "company", label: say("common.company") },
];

type FiltersProps = {
  filter: ActivityFilter;
  people: ActivityListDto["people"] | undefined;
  onChange: (changes: Record<string, string>) => void;
};

export function ActivityFilters({ filter, people, onChange }: FiltersProps) {
  const known: Option[] = [
    ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
    { value: "system", label: say("settings.theSystemItself") },
  ];
  // A select shows no choice that it does not have.
  const missing = filter.who && !known.some(({ value }) => value === filter.who);
  const members = missing ? [...known, { value: filter.who ?? "", label: people ? say("settings.noSuchPerson") : "…" }] : known;
  const isFiltered = Boolean(filter.who || filter.about || filter.from || filter.to);
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 lg:flex">
      <Select
        aria-label={say("audit.who")}
        options={members}
        placeholder={say("settings.everyone")}
        value={filter.who ?? ""}
        onChange={(event) => onChange({ who: event.target.value })}
        className="lg:w-52"
      />
      <Select
        aria-label={say("common.about")}
        options={subjects()}
        placeholder={say("settings.everything")}
        value={filter.about ?? ""}
        onChange={(event) => onChange({ about: event.target.value })}
        className="lg:w-40"
      />
      <DayInput label={say("settings.from")} value={filter.from ?? ""} latest={filter.to} onDay={(from) => onChange({ from })} />
      <DayInput label={say("audit.to")} value={filter.to ?? ""} earliest={filter.from} onDay={(to) => onChange({ to })} />
      {isFiltered && (
        <Button variant="ghost" className="max-lg:col-span-2" onClick={() => onChange({ who: "", about: "", from: "", to: "" })}>
          {say("settings.clearFilters")}
        </Button>
      )}
    </div>
  );
}

type DayProps = { label: string; value: string; earliest?: string; latest?: string; onDay: (day: string) => void };

/** A day in the address. While it is typed only the browser has it: a year's first digits are a year, too. */
function DayInput({ label, value, earliest, latest, onDay }: DayProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  return (
    <div className="flex min-w-0 items-center gap-2 max-lg:flex-col max-lg:items-stretch max-lg:gap-1">
      <label htmlFor={id} className="text-ink-2 text-small">
        {label}
      </label>
      <Input
        id={id}
        ref={input}
        type="date"
        defaultValue={value}
        min={earliest ?? "2000-01-01"}
        max={latest}
        className="lg:w-38"
        onChange={({ target }) => (target.value === "" || target.value >= "2000") && target.value !== value && onDay(target.value)}
      />
    </div>
  );
}
