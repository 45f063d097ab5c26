"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "@/components/companies/company-keys";
import { api } from "@/lib/client/api";
import type { ProfileDto, ProfilePatch, SettingsPatch } from "@/lib/companies/profile/schema";

export function profileQuery() {
  return queryOptions({ queryKey: companyKeys.profile, queryFn: () => api.get<ProfileDto>("/api/companies/profile") });
}

export const profileWords = { success: "Company profile updated successfully", failure: "Failed to update company profile" };

export function useProfileChange<Change>(change: (input: Change) => Promise<ProfileDto>, meta: { success: string; failure: string }) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: (profile) => client.setQueryData(companyKeys.profile, profile), meta });
}

export function useUpdateProfile() {
  return useProfileChange((patch: ProfilePatch) => api.patch<ProfileDto>("/api/companies/profile", patch), profileWords);
}

export function useUpdateSettings() {
  const words = { success: "Settings updated successfully", failure: "Failed to update settings" };
  return useProfileChange((patch: SettingsPatch) => api.patch<ProfileDto>("/api/companies/settings", patch), words);
}
