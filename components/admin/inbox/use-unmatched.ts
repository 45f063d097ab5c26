"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { live } from "@/components/admin/use-admin";
import type { UnmatchedListDto } from "@/lib/admin/unmatched/schema";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { MessageDto } from "@/lib/infra/messages-schema";
import { say } from "@/messages/say";

const base = "/api/admin/inbound";
const unmatched = ["admin", "inbound"] as const;

export function unmatchedQuery(filter: { search: string; page: number }) {
  return queryOptions({
    queryKey: [...unmatched, filter] as const,
    queryFn: () => api.get<UnmatchedListDto>(base, filter),
    ...live,
  });
}

/** Gives an email to a company, or dismisses it without one. */
export function useSettleUnmatched() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, companyId }: { id: string; companyId?: string }) =>
      companyId ? api.post<MessageDto>(`${base}/${id}/assign`, { companyId }) : api.post<MessageDto>(`${base}/${id}/dismiss`),
    onSuccess: ({ message }) => notify.success(message),
    // Another admin may have settled it meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: unmatched }),
    meta: { failure: say("admin.unmatchedFailed") },
  });
}
