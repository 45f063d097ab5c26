"use client";

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { reviewKeys } from "@/components/documents/document-keys";
import { api } from "@/lib/client/api";
import type { QueueDto } from "@/lib/documents/review/schema";

const queuePause = 10_000;

/** The documents that wait for a person. Asked for every 10 s, since the worker and others change it too. */
export function queueQuery(filter: { page: number; limit: number }) {
  return queryOptions({
    queryKey: reviewKeys.queue(filter),
    queryFn: () => api.get<QueueDto>("/api/review", filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: queuePause,
    meta: { quiet: true },
  });
}
