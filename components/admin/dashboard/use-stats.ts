"use client";

import { queryOptions } from "@tanstack/react-query";
import { live } from "@/components/admin/use-admin";
import type { AdminStatsDto } from "@/lib/admin/stats/schema";
import { api } from "@/lib/http/client/api";
import type { TimeRange } from "@/lib/infra/time-ranges-values";

export function adminStatsQuery(timeRange: TimeRange) {
  return queryOptions({
    queryKey: ["admin", "stats", timeRange] as const,
    queryFn: () => api.get<AdminStatsDto>("/api/admin/stats", { timeRange }),
    ...live,
  });
}
