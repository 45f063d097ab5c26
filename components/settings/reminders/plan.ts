import type { ReminderSettingsDto } from "@/lib/reminders/settings/schema";
import { inList, say } from "@/messages/say";

export type Plan = Pick<ReminderSettingsDto, "chasesExpired" | "chaseDays" | "chaseTimes" | "chaseLaterDays"> & {
  steps: readonly number[];
};

const pace = (days: number) => say("settings.planPace", { days });

function before(steps: readonly number[]): string {
  if (steps.length === 0) return say("settings.planNothingBefore");
  if (steps.length === 1 && steps[0] === 1) return say("settings.planDayBefore");
  return say("settings.planBefore", { days: inList(steps.map(String)) });
}

/** When a vendor is emailed about coverage that ends, in sentences. */
export function planInWords({ steps, chasesExpired, chaseDays, chaseTimes, chaseLaterDays }: Plan): string {
  if (!chasesExpired) return `${before(steps)} ${say("settings.planNothingAfter")}`;
  const after = chaseTimes === 1 ? say("settings.planOnce") : say("settings.planAfter", { pace: pace(chaseDays), count: chaseTimes });
  const later = chaseLaterDays === 0 ? say("settings.planStops") : say("settings.planLater", { pace: pace(chaseLaterDays) });
  return `${before(steps)} ${after} ${later}`;
}

/** The days of the emails after expiration, the first on the day itself; `more` is the first of those that follow without an end. */
export function daysAfter({ chasesExpired, chaseDays, chaseTimes, chaseLaterDays }: Plan): { days: number[]; more: number | null } {
  if (!chasesExpired) return { days: [], more: null };
  const days = Array.from({ length: chaseTimes }, (_, at) => at * chaseDays);
  return { days, more: chaseLaterDays === 0 ? null : (days.at(-1) ?? 0) + chaseLaterDays };
}
