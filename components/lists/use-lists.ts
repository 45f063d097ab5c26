"use client";

import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/http/client/api";
import type { ListFormat } from "@/lib/infra/lists/values";
import type { IdListDto } from "@/lib/search/views/schema";
import { say } from "@/messages/say";

/** What the address asks for. The calls know each filter by the name that it has in the address. */
export type ListFilter = { search?: string; sort?: string; [name: string]: string | boolean | undefined };

/** Writes the filtered list into a file. */
export function useExport(base: string) {
  return useMutation({
    mutationFn: ({ format, ...filter }: ListFilter & { format: ListFormat }) => api.download(`${base}/export`, { ...filter, format }),
    meta: { failure: say("lists.exportFailed") },
  });
}

/** Asks for the ids of every row of the filtered list. */
export function useAllIds(base: string) {
  return useMutation({
    mutationFn: async (filter: ListFilter) => (await api.get<IdListDto>(`${base}/ids`, filter)).ids,
    meta: { failure: say("lists.selectFailed") },
  });
}
