import type { ComboboxOption } from "@/components/ui/combobox-list";
import { timeZones } from "@/lib/infra/time-zones-rules";
import { localeNow } from "@/messages/say";

/** The time zones of most customers come first. */
const mostUsed = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
];

export const timeZoneWords = (name: string) => name.replaceAll("_", " ");

/** A zone's common name, such as "Eastern Time". Slow to look up, so only for the zones of most customers. */
function nameOf(timeZone: string): string | undefined {
  if (!timeZone.startsWith("America/") && timeZone !== "Pacific/Honolulu") return undefined;
  const parts = new Intl.DateTimeFormat(localeNow(), { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value;
}

export function timeZoneOptions(): ComboboxOption[] {
  const names = [...mostUsed, ...timeZones().filter((name) => !mostUsed.includes(name))];
  return names.map((name) => ({ value: name, label: timeZoneWords(name), detail: nameOf(name) }));
}
