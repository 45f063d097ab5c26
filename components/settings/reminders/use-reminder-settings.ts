"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { notify } from "@/lib/client/notify";
import type { LiveDto, PlanDto } from "@/lib/reminders/live/schema";
import type { ReminderSettingsDto, ReminderSettingsPatch } from "@/lib/reminders/settings/schema";
import { say } from "@/messages/say";

const [address, key] = ["/api/companies/reminders", ["companies", "reminders"]] as const;

export const reminderSettingsQuery = () =>
  queryOptions({ queryKey: key, queryFn: () => api.get<ReminderSettingsDto>(address), refetchOnMount: "always", meta: { quiet: true } });

/** What goes out today and in the next 30 days. */
export const reminderPlanQuery = () =>
  queryOptions({
    queryKey: [...key, "plan"],
    queryFn: () => api.get<PlanDto>(`${address}/plan`),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });

/** Starts or pauses what goes to vendors by itself. */
export function useSwitchReminders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isLive: boolean) => api.post<LiveDto>(`${address}/switch`, { isLive }),
    onSuccess: ({ liveSince }) => {
      notify.success(say(liveSince ? "reminders.started" : "reminders.pausedNow"));
      client.setQueryData(key, (before: ReminderSettingsDto | undefined) => before && { ...before, liveSince });
      return client.invalidateQueries({ queryKey: ["vendors"] });
    },
    meta: { failure: say("reminders.failedToSwitch") },
  });
}

export function useSaveReminderSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: ReminderSettingsPatch) => api.patch<ReminderSettingsDto>(address, patch),
    onSuccess: (now) => client.setQueryData(key, now),
    meta: { success: say("settings.settingsUpdatedSuccessfully"), failure: say("settings.failedToUpdateSettings") },
  });
}
