import type { Option } from "@/components/ui/select";

/** Every time zone that the browser knows, and the one in use even if it does not. */
export function timeZoneOptions(current: string): Option[] {
  const names = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), current]);
  return [...names].map((name) => ({ value: name, label: name.replaceAll("_", " ") }));
}
