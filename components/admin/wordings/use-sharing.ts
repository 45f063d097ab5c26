"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SharingListDto, sharingStates } from "@/lib/admin/wordings/schema";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { MessageDto } from "@/lib/infra/messages-schema";
import { say } from "@/messages/say";

const base = "/api/admin/wordings";
const sharing = ["admin", "wordings"] as const;

type SharingFilter = { state: (typeof sharingStates)[number]; page: number };

export const sharingQuery = (filter: SharingFilter) =>
  queryOptions({
    queryKey: [...sharing, filter] as const,
    queryFn: () => api.get<SharingListDto>(base, filter),
    // Rows of the other state have another button.
    placeholderData: (before, query) => (query?.queryKey[2].state === filter.state ? before : undefined),
    refetchOnMount: "always",
  });

/** Shares an answer of a company, or withdraws a shared one, by the id of its row. */
export function useSharing(state: SharingFilter["state"]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      state === "answered" ? api.post<MessageDto>(base, { answerId: id }) : api.delete<MessageDto>(`${base}/${id}`),
    onSuccess: ({ message }) => notify.success(message),
    // Another admin may have shared it meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: sharing }),
    meta: { failure: say(state === "answered" ? "admin.failedToShare" : "admin.unshareFailed") },
  });
}
