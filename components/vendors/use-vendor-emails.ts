"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { vendorsBase } from "@/components/queries/use-vendors";
import { vendorEmailsShown, vendorKeys } from "@/components/queries/vendor-keys";
import { api } from "@/lib/http/client/api";
import type { MessageDto } from "@/lib/infra/messages-schema";
import type { EmailViewDto } from "@/lib/mail/log-schema";
import type { EmailDto, EmailListDto } from "@/lib/mail/schema";
import { say } from "@/messages/say";

const pollPause = 2000;

/** An email goes out moments after it was queued. One that waits for its next try does not. */
const isOnItsWay = ({ status, nextTryAt }: EmailDto) => status === "QUEUED" && !nextTryAt;

export function vendorEmailsQuery(vendorId: string, page: number) {
  return queryOptions({
    queryKey: vendorKeys.emails(vendorId, page),
    queryFn: () => api.get<EmailListDto>(`${vendorsBase}/${vendorId}/emails`, { page, limit: vendorEmailsShown }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: (query) => (query.state.data?.emails.some(isOnItsWay) ? pollPause : false),
    meta: { quiet: true },
  });
}

/** One email with its text, its thread and the mail server's answer. */
export function vendorEmailQuery(vendorId: string, emailId: string) {
  return queryOptions({
    queryKey: vendorKeys.email(vendorId, emailId),
    queryFn: () => api.get<EmailViewDto>(`${vendorsBase}/${vendorId}/emails/${emailId}`),
    meta: { quiet: true },
  });
}

export function useSendEmailAgain(vendorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (emailId: string) => api.post<MessageDto>(`${vendorsBase}/${vendorId}/emails/${emailId}/send`),
    // A refusal may come from what changed since the list was read.
    onSettled: () => client.invalidateQueries({ queryKey: vendorKeys.emailsOf(vendorId) }),
    meta: { success: say("vendors.emailQueued"), failure: say("vendors.emailFailed") },
  });
}

export function useResumeReminders(vendorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<MessageDto>(`${vendorsBase}/${vendorId}/emails/resubscribe`),
    onSettled: () => client.invalidateQueries({ queryKey: vendorKeys.emailsOf(vendorId) }),
    meta: { success: say("vendors.remindersResumed"), failure: say("vendors.resumeFailed") },
  });
}
