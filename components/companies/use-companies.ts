"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "@/components/companies/company-keys";
import { api } from "@/lib/client/api";
import { type ProfilePatch, profileDto, statsDto } from "@/lib/companies/schema";

const dashboardPause = 30_000;

/** The dashboard's numbers, asked for every 30 s while they are on the screen. */
export function statsQuery() {
  return queryOptions({
    queryKey: companyKeys.stats,
    queryFn: () => api.get("/api/companies/stats", statsDto),
    refetchInterval: dashboardPause,
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

export function profileQuery() {
  return queryOptions({ queryKey: companyKeys.profile, queryFn: () => api.get("/api/companies/profile", profileDto) });
}

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: ProfilePatch) => api.patch("/api/companies/profile", profileDto, patch),
    onSuccess: (profile) => client.setQueryData(companyKeys.profile, profile),
    meta: { success: "Company profile updated successfully", failure: "Failed to update company profile" },
  });
}
