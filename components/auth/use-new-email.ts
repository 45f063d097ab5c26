"use client";

import { useMutation } from "@tanstack/react-query";
import type { PersonDto, PersonPatch } from "@/lib/accounts/profile/schema";
import { api } from "@/lib/http/client/api";
import type { MessageDto } from "@/lib/infra/messages-schema";

/** The screen that asks for a new address shows a failure itself. */
export function useGiveAddress() {
  return useMutation({ mutationFn: (patch: PersonPatch) => api.patch<PersonDto>("/api/people/me", patch), meta: { quiet: true } });
}

export function useConfirmNewEmail() {
  return useMutation({ mutationFn: (token: string) => api.post<MessageDto>("/api/people/email", { token }), meta: { quiet: true } });
}
