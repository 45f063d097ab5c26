"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client/api";
import type { ViewDto, ViewInput, ViewList, ViewListDto } from "@/lib/search/views/schema";
import { say } from "@/messages/say";

const base = "/api/views";
const keyOf = (list: ViewList) => ["views", list] as const;

export function viewsQuery(list: ViewList) {
  return queryOptions({ queryKey: keyOf(list), queryFn: () => api.get<ViewListDto>(base, { list }), meta: { quiet: true } });
}

export function useSaveView(list: ViewList) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<ViewInput, "list">) => api.post<ViewDto>(base, { ...input, list }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(list) }),
    meta: { success: say("lists.viewSaved"), failure: say("lists.viewSaveFailed") },
  });
}

export function useDeleteView(list: ViewList) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`${base}/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(list) }),
    meta: { success: say("lists.viewDeleted"), failure: say("lists.viewDeleteFailed") },
  });
}
