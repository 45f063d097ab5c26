"use client";

import { queryOptions } from "@tanstack/react-query";
import { live } from "@/components/admin/use-admin";
import type { PlatformActivityDto } from "@/lib/admin/stats/activity-schema";
import { api } from "@/lib/http/client/api";

export function platformActivityQuery(filter: { companyId: string; page: number; limit: number }) {
  return queryOptions({
    queryKey: ["admin", "activity", filter] as const,
    queryFn: () => api.get<PlatformActivityDto>("/api/admin/activity", filter),
    ...live,
  });
}
