"use client";

import { queryOptions } from "@tanstack/react-query";
import { companyKeys } from "@/components/queries/company-keys";
import type { OverviewDto } from "@/lib/companies/profile/overview-schema";
import type { RejudgingDto } from "@/lib/compliance/judging/rejudging-schema";
import { api } from "@/lib/http/client/api";

/** What vendors miss most, and the trend of the last weeks. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: companyKeys.overview,
    queryFn: () => api.get<OverviewDto>("/api/companies/overview"),
    refetchOnMount: "always",
    meta: { quiet: true },
  });

const [busyPause, idlePause] = [1_500, 60_000];

/** How far the judging of vendors is that a change asked for; asked for often while it goes on. */
export const rejudgingQuery = () =>
  queryOptions({
    queryKey: companyKeys.rejudging,
    queryFn: () => api.get<RejudgingDto>("/api/requirements/progress"),
    refetchInterval: ({ state }) => (state.data && state.data.total > 0 ? busyPause : idlePause),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
