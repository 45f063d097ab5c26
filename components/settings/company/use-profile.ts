"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "@/components/queries/company-keys";
import type { ProfileDto, ProfilePatch, SettingsPatch } from "@/lib/companies/profile/schema";
import { api } from "@/lib/http/client/api";
import { type PlainKey, say, sayAll } from "@/messages/say";

export const profileWords = {
  success: "settings.companyProfileUpdated",
  failure: "settings.companyProfileFailed",
} as const satisfies Record<string, PlainKey>;

export function useProfileChange<Change>(change: (input: Change) => Promise<ProfileDto>, meta: { success: string; failure: string }) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: (profile) => client.setQueryData(companyKeys.profile, profile), meta });
}

export function useUpdateProfile() {
  return useProfileChange((patch: ProfilePatch) => api.patch<ProfileDto>("/api/companies/profile", patch), sayAll(profileWords));
}

export function useUpdateSettings() {
  const words = { success: say("settings.settingsUpdated"), failure: say("settings.updateFailed") };
  return useProfileChange((patch: SettingsPatch) => api.patch<ProfileDto>("/api/companies/settings", patch), words);
}
