"use client";

import { profileWords, useProfileChange } from "@/components/settings/company/use-profile";
import type { ProfileDto } from "@/lib/companies/profile/schema";
import { api } from "@/lib/http/client/api";
import { upload } from "@/lib/http/client/upload";
import { sayAll } from "@/messages/say";

/** null takes the logo away. */
export function useChangeLogo() {
  const change = async (file: File | null) => {
    if (file) {
      return upload<ProfileDto>({ path: "/api/companies/logo", fields: {}, fileField: "logo", file, onProgress: () => undefined });
    }
    await api.delete("/api/companies/logo");
    return api.get<ProfileDto>("/api/companies/profile");
  };
  return useProfileChange(change, sayAll(profileWords));
}
