"use client";

import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { live, useSendFailedEmail } from "@/components/admin/use-admin";
import type { EmailLogDto, OpenedEmailDto } from "@/lib/admin/email-log/schema";
import { api } from "@/lib/http/client/api";

const base = "/api/admin/email-log";

type Filter = { search: string; status: string; kind: string; companyId: string; page: number; limit: number };

export function emailLogQuery(filter: Filter) {
  return queryOptions({
    queryKey: ["admin", "email-log", filter] as const,
    queryFn: () => api.get<EmailLogDto>(base, filter),
    ...live,
  });
}

/** Each look is in the company's log, so the answer is kept. */
export function openedEmailQuery(id: string) {
  return queryOptions({
    queryKey: ["admin", "email-log", "one", id] as const,
    queryFn: () => api.post<OpenedEmailDto>(`${base}/${id}/look`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function useSendAgain(id: string) {
  const client = useQueryClient();
  const send = useSendFailedEmail();
  const run = () => send.mutate(id, { onSuccess: () => client.invalidateQueries({ queryKey: ["admin", "email-log"] }) });
  return { run, isPending: send.isPending };
}
