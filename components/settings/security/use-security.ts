"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CodeInput, RecoveryCodesDto, SecurityDto, SetupDto, SwitchInput } from "@/lib/accounts/second-factor/schema";
import type { DevicesDto } from "@/lib/accounts/sessions/schema";
import type { ChangePasswordInput, DoneDto } from "@/lib/accounts/sign-in/schema";
import { api } from "@/lib/client/api";
import { notify } from "@/lib/client/notify";

const keys = { security: ["auth", "security"] as const, devices: ["auth", "devices"] as const };

export function securityQuery() {
  return queryOptions({
    queryKey: keys.security,
    queryFn: () => api.get<SecurityDto>("/api/auth/security"),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
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
    mutationFn: (input: ChangePasswordInput) => api.post<DoneDto>("/api/auth/change-password", input),
    onSuccess: forget,
    meta: { quiet: true, success: "Password updated successfully" },
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
    meta: { quiet: true, success: "Two-factor authentication is on" },
  });
}

export function useTurnOff() {
  const forget = useForget();
  return useMutation({
    mutationFn: (input: SwitchInput) => api.post<DoneDto>("/api/auth/two-factor/disable", input),
    onSuccess: forget,
    meta: { quiet: true, success: "Two-factor authentication is off" },
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
    meta: { success: "Device signed out", failure: "Failed to sign the device out" },
  });
}

export function useEndOthers() {
  const forget = useForget();
  return useMutation({
    mutationFn: () => api.post<DoneDto>("/api/auth/sessions/end-others"),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await forget();
    },
    meta: { failure: "Failed to sign the devices out" },
  });
}
