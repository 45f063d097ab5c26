"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminUsersDto, adminCompaniesDto, adminStatsDto, adminUsersDto, type TimeRange } from "@/lib/admin/schema";
import { api } from "@/lib/client/api";
import { type Figures, figuresShape } from "@/lib/figures/schema";

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

export function figuresQuery() {
  return queryOptions({
    queryKey: ["admin", "figures"] as const,
    queryFn: () => api.get("/api/admin/figures", figuresShape),
  });
}

export function useUpdateFigures() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (figures: Figures) => api.put("/api/admin/figures", figuresShape, figures),
    onSuccess: (figures) => client.setQueryData(figuresQuery().queryKey, figures),
    meta: { success: "Landing page updated successfully", failure: "Failed to update the landing page" },
  });
}
