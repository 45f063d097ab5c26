import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/client/api";
import type { PlanDto } from "@/lib/reminders/live/schema";
import type { ReminderSettingsDto } from "@/lib/reminders/settings/schema";

export const [remindersAddress, remindersKey] = ["/api/companies/reminders", ["companies", "reminders"]] as const;

export const reminderSettingsQuery = () =>
  queryOptions({
    queryKey: remindersKey,
    queryFn: () => api.get<ReminderSettingsDto>(remindersAddress),
    refetchOnMount: "always",
    meta: { quiet: true },
  });

/** What goes out today and in the next 30 days. */
export const reminderPlanQuery = () =>
  queryOptions({
    queryKey: [...remindersKey, "plan"],
    queryFn: () => api.get<PlanDto>(`${remindersAddress}/plan`),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
