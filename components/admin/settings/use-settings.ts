"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SettingsDto, TestEmailDto, TestStripeDto } from "@/lib/admin/settings/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const base = "/api/admin/settings";

export function settingsQuery() {
  return queryOptions({
    queryKey: ["admin", "settings"] as const,
    queryFn: () => api.get<SettingsDto>(base),
    refetchOnMount: "always",
  });
}

/** Saves one tab; its button says how it went. */
export function useSaveSettings<Tab extends keyof SettingsDto>(tab: Tab) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: object) => api.patch<SettingsDto[Tab]>(`${base}/${tab}`, changes),
    onSuccess: (saved) => client.setQueryData(settingsQuery().queryKey, (known) => known && { ...known, [tab]: saved }),
    meta: { failure: say("admin.failedToSaveTheSettings") },
  });
}

export function useTestStripe() {
  return useMutation({
    mutationFn: () => api.post<TestStripeDto>(`${base}/billing/test`),
    meta: { failure: say("admin.connectionTestFailed") },
  });
}

export function useSendTestEmail() {
  return useMutation({
    mutationFn: () => api.post<TestEmailDto>(`${base}/email/test`),
    meta: { failure: say("admin.failedToSendEmail") },
  });
}
