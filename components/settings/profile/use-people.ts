"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NotificationsDto, NotificationsPatch, PersonDto, PersonPatch } from "@/lib/accounts/profile/schema";
import { api, isOutdated } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

const keys = { person: ["people", "me"] as const, notifications: ["people", "notifications"] as const };

export function personQuery() {
  return queryOptions({ queryKey: keys.person, queryFn: () => api.get<PersonDto>("/api/people/me") });
}

export function useUpdatePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: PersonPatch) => api.patch<PersonDto>("/api/people/me", patch),
    onSuccess: (person) => client.setQueryData(keys.person, person),
    meta: { success: say("settings.profileUpdated"), failure: say("settings.profileUpdateFailed") },
  });
}

export function notificationsQuery() {
  return queryOptions({ queryKey: keys.notifications, queryFn: () => api.get<NotificationsDto>("/api/people/me/notifications") });
}

/** A switch turns at once, and back when its call fails. */
export function useUpdateNotifications() {
  const client = useQueryClient();
  return useMutation({
    // One after the other: a switch that is turned twice knows its own first turn.
    scope: { id: "notifications" },
    mutationFn: (patch: NotificationsPatch) => {
      const version = client.getQueryData<NotificationsDto>(keys.notifications)?.version;
      return api.patch<NotificationsDto>("/api/people/me/notifications", { ...patch, version });
    },
    onMutate: async (patch) => {
      await client.cancelQueries({ queryKey: keys.notifications });
      const before = client.getQueryData<NotificationsDto>(keys.notifications);
      if (before) client.setQueryData(keys.notifications, { ...before, ...patch });
      return before;
    },
    onError: (error, _patch, before) => {
      client.setQueryData(keys.notifications, isOutdated(error) ? error.current : before);
      if (isOutdated(error)) notify.error(error.message);
    },
    onSuccess: (saved) => client.setQueryData(keys.notifications, saved),
    meta: { success: say("settings.notificationsUpdated"), failure: say("settings.notificationsFailed") },
  });
}
