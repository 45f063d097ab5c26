"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "@/components/companies/company-keys";
import { api } from "@/lib/client/api";
import { upload } from "@/lib/client/upload";
import { type ProfileDto, type ProfilePatch, profileDto, type SettingsPatch, statsDto } from "@/lib/companies/schema";

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

const profileWords = { success: "Company profile updated successfully", failure: "Failed to update company profile" };

function useProfileChange<Change>(change: (input: Change) => Promise<ProfileDto>, meta: { success: string; failure: string }) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: (profile) => client.setQueryData(companyKeys.profile, profile), meta });
}

export function useUpdateProfile() {
  return useProfileChange((patch: ProfilePatch) => api.patch("/api/companies/profile", profileDto, patch), profileWords);
}

export function useUpdateSettings() {
  const words = { success: "Settings updated successfully", failure: "Failed to update settings" };
  return useProfileChange((patch: SettingsPatch) => api.patch("/api/companies/settings", profileDto, patch), words);
}

/** null takes the logo away. */
export function useChangeLogo() {
  const change = async (file: File | null) => {
    if (file) {
      return upload({ path: "/api/companies/logo", fields: {}, fileField: "logo", file, answer: profileDto, onProgress: () => undefined });
    }
    await api.delete("/api/companies/logo");
    return api.get("/api/companies/profile", profileDto);
  };
  return useProfileChange(change, profileWords);
}
