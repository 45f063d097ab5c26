"use client";

import { queryOptions } from "@tanstack/react-query";
import { companyKeys } from "@/components/queries/company-keys";
import type { StatsDto } from "@/lib/companies/profile/schema";
import { api } from "@/lib/http/client/api";

const dashboardPause = 30_000;

/** The dashboard's numbers, asked for every 30 s while they are on the screen. */
export function statsQuery() {
  return queryOptions({
    queryKey: companyKeys.stats,
    queryFn: () => api.get<StatsDto>("/api/companies/stats"),
    refetchInterval: dashboardPause,
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}
