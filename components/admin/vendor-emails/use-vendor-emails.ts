"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PickedVendorsDto, SentEmailsDto, VendorEmailInput } from "@/lib/admin/vendor-emails/schema";
import { ApiError, api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

export function pickedVendorsQuery(filter: { search: string; limit: number }) {
  return queryOptions({
    queryKey: ["admin", "vendors", filter] as const,
    queryFn: () => api.get<PickedVendorsDto>("/api/vendors", { companies: "all", ...filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

const sentEmails = ["admin", "vendor-emails"] as const;
const pollMillis = 5000;

/** While an email waits, its status is asked for again. */
export function sentEmailsQuery(page: number) {
  return queryOptions({
    queryKey: [...sentEmails, page] as const,
    queryFn: () => api.get<SentEmailsDto>("/api/admin/vendor-emails", { page }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.emails.some(({ status }) => status === "QUEUED") ? pollMillis : false),
  });
}

const failure = () => say("admin.emailFailed");

/** The server's sentence, or the general one when it did not answer. Sentences about single fields are shown at the fields. */
function sayFailure(error: unknown): void {
  const isAnswered = error instanceof ApiError && error.status > 0 && error.code !== "unknown";
  if (!isAnswered) notify.error(failure());
  else if (Object.keys(error.fields).length === 0) notify.error(error.message);
}

export function useSendVendorEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: VendorEmailInput) => api.post<{ message: string }>("/api/notifications/send-vendor-email", input),
    onSuccess: ({ message }) => notify.success(message),
    onError: sayFailure,
    onSettled: () => client.invalidateQueries({ queryKey: sentEmails }),
    meta: { quiet: true },
  });
}
