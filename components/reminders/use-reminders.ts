"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { vendorsBase } from "@/components/queries/use-vendors";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { api } from "@/lib/http/client/api";
import type { BatchDto } from "@/lib/infra/lists/schema";
import type { PreviewDto } from "@/lib/mail/templates/schema";
import type { TemplateKind, TemplateLanguage } from "@/lib/mail/templates/values";
import type { VendorEmailsInput } from "@/lib/reminders/requests/schema";
import type { VendorRemindersDto, VendorRemindersPatch } from "@/lib/reminders/vendors/schema";
import { say } from "@/messages/say";

export function vendorRemindersQuery(vendorId: string) {
  return queryOptions({
    queryKey: vendorKeys.reminders(vendorId),
    queryFn: () => api.get<VendorRemindersDto>(`${vendorsBase}/${vendorId}/reminders`),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

export function useSaveVendorReminders(vendorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: VendorRemindersPatch) => api.patch<VendorRemindersDto>(`${vendorsBase}/${vendorId}/reminders`, patch),
    onSuccess: (now) => client.setQueryData(vendorKeys.reminders(vendorId), now),
    meta: { success: say("reminders.vendorRemindersSaved"), failure: say("reminders.saveFailed") },
  });
}

/** An email as a vendor would get it. Without a language, in the vendor's own. */
export function previewQuery(vendorId: string, kind: TemplateKind, language?: TemplateLanguage) {
  return queryOptions({
    queryKey: [...vendorKeys.one(vendorId), "preview", kind, language ?? ""] as const,
    queryFn: () => api.get<PreviewDto>(`${vendorsBase}/${vendorId}/email-preview`, { kind, language }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    enabled: vendorId !== "",
    meta: { quiet: true },
  });
}

export function useWriteToVendors() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: VendorEmailsInput) => api.post<BatchDto>(`${vendorsBase}/emails`, input),
    // Each vendor's page lists its emails and its next reminder.
    onSettled: () => client.invalidateQueries({ queryKey: vendorKeys.all }),
    meta: { failure: say("reminders.failedToSend") },
  });
}
