import type { Option } from "@/components/ui/select";
import { timeZones } from "@/lib/companies/profile/values";

/** The one in use is among them, even under a name that is not. */
export function timeZoneOptions(current: string): Option[] {
  return [...new Set([...timeZones(), current])].map((name) => ({ value: name, label: name.replaceAll("_", " ") }));
}
