"use client";

import { useMutation } from "@tanstack/react-query";
import type { PersonDto, PersonPatch } from "@/lib/accounts/profile/schema";
import type { DoneDto } from "@/lib/accounts/sign-in/schema";
import { api } from "@/lib/client/api";

/** The screen that asks for a new address shows a failure itself. */
export function useGiveAddress() {
  return useMutation({ mutationFn: (patch: PersonPatch) => api.patch<PersonDto>("/api/people/me", patch), meta: { quiet: true } });
}

export function useConfirmNewEmail() {
  return useMutation({ mutationFn: (token: string) => api.post<DoneDto>("/api/people/email", { token }), meta: { quiet: true } });
}
