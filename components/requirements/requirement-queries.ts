import { queryOptions } from "@tanstack/react-query";
import { requirementKeys } from "@/components/requirements/requirement-keys";
import type { RejudgingDto } from "@/lib/compliance/judging/rejudging-schema";
import type { RatingListDto } from "@/lib/compliance/ratings/schema";
import type { ReadySetListDto, RequirementSetDto, RequirementSetListDto } from "@/lib/compliance/sets/schema";
import { api } from "@/lib/http/client/api";

const base = "/api/requirements";

export function requirementSetsQuery() {
  return queryOptions({
    queryKey: requirementKeys.list,
    queryFn: () => api.get<RequirementSetListDto>(base),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

/** `number`: an older version, which never changes. */
export function requirementSetQuery(id: string, number?: number) {
  return queryOptions({
    queryKey: requirementKeys.one(id, number),
    queryFn: () => api.get<RequirementSetDto>(`${base}/${id}`, { number }),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

export function ratingsQuery() {
  return queryOptions({
    queryKey: requirementKeys.ratings,
    queryFn: () => api.get<RatingListDto>(`${base}/ratings`),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

export function readySetsQuery() {
  return queryOptions({
    queryKey: requirementKeys.ready,
    queryFn: () => api.get<ReadySetListDto>(`${base}/ready`),
    meta: { quiet: true },
  });
}

/** How far the judging of vendors is that a change asked for; asked for again while it goes on. */
export function rejudgingQuery() {
  return queryOptions({
    queryKey: requirementKeys.progress,
    queryFn: () => api.get<RejudgingDto>(`${base}/progress`),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => ((state.data?.total ?? 0) > 0 ? 1000 : false),
    meta: { quiet: true },
  });
}
