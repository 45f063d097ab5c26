"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { FiguresDto, FiguresInput } from "@/lib/admin/figures/schema";
import type { FailedEmailsDto } from "@/lib/admin/schema";
import { api } from "@/lib/http/client/api";
import type { MessageDto } from "@/lib/infra/messages-schema";
import { type PlainKey, say } from "@/messages/say";

/** Other companies change these all the time, so what is shown again is asked for again. */
export const live = { placeholderData: keepPreviousData, refetchOnMount: "always" as const };

/** A call about one row, and the texts that say how it went. */
export type AdminCall = { call: (id: string) => Promise<unknown>; success: PlainKey; failure: PlainKey };

export function useAdminAction({ call, success, failure }: AdminCall) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    // A refusal may come from what changed since the list was read.
    onSettled: () => client.invalidateQueries({ queryKey: ["admin"] }),
    meta: { success: say(success), failure: say(failure) },
  });
}

const failedEmails = ["admin", "emails"] as const;

export function failedEmailsQuery(filter: { search: string; page: number }) {
  return queryOptions({
    queryKey: [...failedEmails, filter] as const,
    queryFn: () => api.get<FailedEmailsDto>("/api/admin/emails", filter),
    ...live,
  });
}

export function useSendFailedEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post<MessageDto>(`/api/admin/emails/${id}/send`),
    // A refusal may come from what changed since the list was read.
    onSettled: () => client.invalidateQueries({ queryKey: failedEmails }),
    meta: { success: say("admin.emailQueued"), failure: say("admin.emailFailed") },
  });
}

export function figuresQuery() {
  return queryOptions({
    queryKey: ["admin", "figures"] as const,
    queryFn: () => api.get<FiguresDto>("/api/admin/figures"),
  });
}

export function useUpdateFigures() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (figures: FiguresInput) => api.put<FiguresDto>("/api/admin/figures", figures),
    onSuccess: (figures) => client.setQueryData(figuresQuery().queryKey, figures),
    meta: { success: say("admin.landingUpdated"), failure: say("admin.figuresSaveFailed") },
  });
}
