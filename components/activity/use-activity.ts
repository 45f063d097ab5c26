"use client";

import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "@/lib/http/client/api";
import type { ActivityListDto, activityQuery, ChainDto } from "@/lib/tenancy/audit/schema";
import { say } from "@/messages/say";

export const activityBase = "/api/activity";

export type ActivityFilter = Partial<z.output<typeof activityQuery>>;

/** The log grows with everyone's actions, so it is fetched again when it is shown again. */
export function activityListQuery(filter: ActivityFilter) {
  return queryOptions({
    queryKey: ["activity", filter],
    queryFn: () => api.get<ActivityListDto>(activityBase, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

export function useCheckChain() {
  return useMutation({
    mutationFn: () => api.get<ChainDto>(`${activityBase}/check`),
    meta: { failure: say("audit.chainCheckFailed") },
  });
}
