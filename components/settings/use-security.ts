"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ChangePasswordInput, doneDto } from "@/lib/auth/schema";
import { api } from "@/lib/client/api";
import { notify } from "@/lib/client/notify";
import { type CodeInput, recoveryCodesDto, securityDto, setupDto, type TurnOffInput } from "@/lib/factors/schema";
import { devicesDto } from "@/lib/sessions/schema";

const keys = { security: ["auth", "security"] as const, devices: ["auth", "devices"] as const };

export function securityQuery() {
  return queryOptions({
    queryKey: keys.security,
    queryFn: () => api.get("/api/auth/security", securityDto),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

export function devicesQuery() {
  return queryOptions({
    queryKey: keys.devices,
    queryFn: () => api.get("/api/auth/sessions", devicesDto),
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
    mutationFn: (input: ChangePasswordInput) => api.post("/api/auth/change-password", doneDto, input),
    onSuccess: forget,
    meta: { quiet: true, success: "Password updated successfully" },
  });
}

export function useBeginSetup() {
  return useMutation({ mutationFn: () => api.post("/api/auth/two-factor", setupDto) });
}

export function useTurnOn() {
  const forget = useForget();
  return useMutation({
    mutationFn: (input: CodeInput) => api.post("/api/auth/two-factor/enable", recoveryCodesDto, input),
    onSuccess: forget,
    meta: { quiet: true, success: "Two-factor authentication is on" },
  });
}

export function useTurnOff() {
  const forget = useForget();
  return useMutation({
    mutationFn: (input: TurnOffInput) => api.post("/api/auth/two-factor/disable", doneDto, input),
    onSuccess: forget,
    meta: { quiet: true, success: "Two-factor authentication is off" },
  });
}

export function useRenewCodes() {
  const forget = useForget();
  return useMutation({
    mutationFn: (input: CodeInput) => api.post("/api/auth/two-factor/recovery-codes", recoveryCodesDto, input),
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
    mutationFn: () => api.post("/api/auth/sessions/end-others", doneDto),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await forget();
    },
    meta: { failure: "Failed to sign the devices out" },
  });
}
