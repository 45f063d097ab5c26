"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SettingsDto, TestEmailDto, TestStripeDto } from "@/lib/admin/settings/schema";
import { api } from "@/lib/http/client/api";
import type { ConsentDto, MailAccountsDto } from "@/lib/mail/oauth/schema";
import type { MailPurpose } from "@/lib/mail/oauth/values";
import { say } from "@/messages/say";

const base = "/api/admin/settings";

export function settingsQuery() {
  return queryOptions({
    queryKey: ["admin", "settings"] as const,
    queryFn: () => api.get<SettingsDto>(base),
    refetchOnMount: "always",
  });
}

/** Which accounts sign in at the mail servers. What is saved on a tab may change it. */
export function mailAccountsQuery() {
  return queryOptions({
    queryKey: ["admin", "email-accounts"] as const,
    queryFn: () => api.get<MailAccountsDto>(`${base}/email-accounts`),
    refetchOnMount: "always",
  });
}

/** Leads the browser to the provider, which leads it back to the settings. */
export function useConnectAccount() {
  return useMutation({
    mutationFn: (purpose: MailPurpose) => api.post<ConsentDto>(`${base}/email-accounts/${purpose}`),
    onSuccess: ({ url }) => location.assign(url),
    meta: { failure: say("admin.connectFailed") },
  });
}

export function useDisconnectAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (purpose: string) => api.delete<MailAccountsDto>(`${base}/email-accounts/${purpose}`),
    onSuccess: (accounts) => client.setQueryData(mailAccountsQuery().queryKey, accounts),
    meta: { success: say("admin.disconnected"), failure: say("admin.disconnectFailed") },
  });
}

/** Saves one tab; its button says how it went. */
export function useSaveSettings<Tab extends keyof SettingsDto>(tab: Tab) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: object) => api.patch<SettingsDto[Tab]>(`${base}/${tab}`, changes),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery().queryKey, (known) => known && { ...known, [tab]: saved });
      return client.invalidateQueries({ queryKey: mailAccountsQuery().queryKey });
    },
    meta: { failure: say("admin.settingsSaveFailed") },
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
    meta: { failure: say("admin.emailFailed") },
  });
}
