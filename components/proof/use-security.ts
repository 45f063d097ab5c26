"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChangePasswordInput } from "@/lib/accounts/sign-in/schema";
import type {
  CodeInput,
  ProofNeeded,
  RecoveryCodesDto,
  SecurityDto,
  SetupDto,
  SwitchInput,
} from "@/lib/accounts/sign-in/second-factor-schema";
import type { DevicesDto } from "@/lib/accounts/sign-in/sessions-schema";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { MessageDto } from "@/lib/infra/messages-schema";
import { say } from "@/messages/say";

const keys = { security: ["auth", "security"] as const, devices: ["auth", "devices"] as const };

export function securityQuery() {
  return queryOptions({
    queryKey: keys.security,
    queryFn: () => api.get<SecurityDto>("/api/auth/security"),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

/** The factors with which this account can prove its owner's identity: `withProof` asks for it. undefined: not known yet. */
export function useProofNeeded(): ProofNeeded | undefined {
  const { data } = useQuery(securityQuery());
  return data && { password: data.hasPassword, code: data.twoFactor.enabledAt !== null };
}

export function devicesQuery() {
  return queryOptions({
    queryKey: keys.devices,
    queryFn: () => api.get<DevicesDto>("/api/auth/sessions"),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

/** Most changes of an account's security end sign-ins elsewhere. */
function useForget() {
  const client = useQueryClient();
  return () => Promise.all([client.invalidateQueries({ queryKey: keys.security }), client.invalidateQueries({ queryKey: keys.devices })]);
}

export function useChangePassword() {
  const forget = useForget();
  return useMutation({
    mutationFn: (input: ChangePasswordInput) => api.post<MessageDto>("/api/auth/change-password", input),
    onSuccess: forget,
    meta: { quiet: true, success: say("security.passwordUpdated") },
  });
}

export function useBeginSetup() {
  return useMutation({ mutationFn: () => api.post<SetupDto>("/api/auth/two-factor") });
}

export function useTurnOn() {
  const forget = useForget();
  return useMutation({
    mutationFn: (input: SwitchInput) => api.post<RecoveryCodesDto>("/api/auth/two-factor/enable", input),
    onSuccess: forget,
    meta: { quiet: true, success: say("security.turnedOn") },
  });
}

export function useTurnOff() {
  const forget = useForget();
  return useMutation({
    mutationFn: (input: SwitchInput) => api.post<MessageDto>("/api/auth/two-factor/disable", input),
    onSuccess: forget,
    meta: { quiet: true, success: say("security.turnedOff") },
  });
}

export function useRenewCodes() {
  const forget = useForget();
  return useMutation({
    mutationFn: (input: CodeInput) => api.post<RecoveryCodesDto>("/api/auth/two-factor/recovery-codes", input),
    onSuccess: forget,
    meta: { quiet: true },
  });
}

export function useEndSession() {
  const forget = useForget();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/api/auth/sessions/${id}`),
    onSuccess: forget,
    meta: { success: say("security.deviceSignedOut"), failure: say("security.signOutDeviceFailed") },
  });
}

export function useEndOthers() {
  const forget = useForget();
  return useMutation({
    mutationFn: () => api.post<MessageDto>("/api/auth/sessions/end-others"),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await forget();
    },
    meta: { failure: say("security.signOutOthersFailed") },
  });
}
