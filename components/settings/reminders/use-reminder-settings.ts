"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { ReminderSettingsDto, ReminderSettingsPatch } from "@/lib/reminders/settings/schema";
import { say } from "@/messages/say";

const [address, key] = ["/api/companies/reminders", ["companies", "reminders"]] as const;

export const reminderSettingsQuery = () =>
  queryOptions({ queryKey: key, queryFn: () => api.get<ReminderSettingsDto>(address), refetchOnMount: "always", meta: { quiet: true } });

export function useSaveReminderSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: ReminderSettingsPatch) => api.patch<ReminderSettingsDto>(address, patch),
    onSuccess: (now) => client.setQueryData(key, now),
    meta: { success: say("settings.settingsUpdatedSuccessfully"), failure: say("settings.failedToUpdateSettings") },
  });
}
