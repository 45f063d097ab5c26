"use client";

import { useMutation } from "@tanstack/react-query";
import type { LoginAnswer } from "@/lib/accounts/sign-in/schema";
import type { AcceptInput } from "@/lib/companies/team/schema";
import { api } from "@/lib/http/client/api";

export function useAcceptInvitation() {
  return useMutation({ mutationFn: (input: AcceptInput) => api.post<LoginAnswer>("/api/team/accept", input), meta: { quiet: true } });
}
