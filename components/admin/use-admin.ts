"use client";

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AdminUsersDto, adminCompaniesDto, adminStatsDto, adminUsersDto, type TimeRange } from "@/lib/admin/schema";
import { api } from "@/lib/client/api";

export type UserStatus = AdminUsersDto["users"][number]["status"];

/** Other companies change these all the time, so what is shown again is asked for again. */
const live = { placeholderData: keepPreviousData, refetchOnMount: "always" as const };

export function adminStatsQuery(timeRange: TimeRange) {
  return queryOptions({
    queryKey: ["admin", "stats", timeRange] as const,
    queryFn: () => api.get("/api/admin/stats", adminStatsDto, { timeRange }),
    ...live,
  });
}

export function adminUsersQuery(filter: { search: string; status: UserStatus | "" }) {
  return queryOptions({
    queryKey: ["admin", "users", filter] as const,
    queryFn: () => api.get("/api/admin/users", adminUsersDto, filter),
    ...live,
  });
}

export function adminCompaniesQuery(filter: { search: string }) {
  return queryOptions({
    queryKey: ["admin", "companies", filter] as const,
    queryFn: () => api.get("/api/admin/companies", adminCompaniesDto, filter),
    ...live,
  });
}
