"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { remindersAddress, remindersKey } from "@/components/settings/reminders/reminder-queries";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { LiveDto } from "@/lib/reminders/live/schema";
import type { ReminderSettingsDto, ReminderSettingsPatch } from "@/lib/reminders/settings/schema";
import { say } from "@/messages/say";

/** Starts or pauses what goes to vendors by itself. */
export function useSwitchReminders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isLive: boolean) => api.post<LiveDto>(`${remindersAddress}/switch`, { isLive }),
    onSuccess: ({ liveSince }) => {
      notify.success(say(liveSince ? "reminders.started" : "reminders.pausedNow"));
      client.setQueryData(remindersKey, (before: ReminderSettingsDto | undefined) => before && { ...before, liveSince });
      return client.invalidateQueries({ queryKey: ["vendors"] });
    },
    meta: { failure: say("reminders.failedToSwitch") },
  });
}

export function useSaveReminderSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: ReminderSettingsPatch) => api.patch<ReminderSettingsDto>(remindersAddress, patch),
    onSuccess: (now) => client.setQueryData(remindersKey, now),
    meta: { success: say("settings.settingsUpdated"), failure: say("settings.updateFailed") },
  });
}
