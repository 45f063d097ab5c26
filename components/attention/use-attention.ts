"use client";

import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { attentionKeys } from "@/components/queries/attention-keys";
import { documentKeys } from "@/components/queries/document-keys";
import { vendorKeys } from "@/components/queries/vendor-keys";
import type { AttentionCountDto, AttentionListDto } from "@/lib/attention/schema";
import { api } from "@/lib/http/client/api";

export const attentionBase = "/api/attention";
const pause = 60_000;

export type AttentionFilter = { kind?: string; page: number; limit: number };

/** What needs a person. Asked for every minute, since the worker and others change it too, and after each change. */
export function attentionQuery(filter: AttentionFilter) {
  return queryOptions({
    queryKey: attentionKeys.list(filter),
    queryFn: () => api.get<AttentionListDto>(attentionBase, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: pause,
    meta: { quiet: true },
  });
}

/** How much needs a person: how many rows the whole list has. */
export const useAttentionTotal = (): number => useQuery(countQuery).data?.total ?? 0;

const countQuery = queryOptions({
  queryKey: attentionKeys.count,
  queryFn: () => api.get<AttentionCountDto>(`${attentionBase}/count`),
  refetchInterval: pause,
  meta: { quiet: true },
});

/** Has everything asked for again that a row's action changes. */
export function useAttentionChanged() {
  const client = useQueryClient();
  return useCallback(
    () => Promise.all([attentionKeys.all, documentKeys.all, vendorKeys.all].map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client],
  );
}
