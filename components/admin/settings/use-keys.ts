"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { KeyInput, KeysDto, NewKeyDto } from "@/lib/admin/api-keys/schema";
import { api } from "@/lib/client/api";
import { say } from "@/messages/say";

const base = "/api/admin/api-keys";

export function keysQuery() {
  return queryOptions({ queryKey: ["admin", "api-keys"] as const, queryFn: () => api.get<KeysDto>(base), refetchOnMount: "always" });
}

function useKeysChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keysQuery().queryKey });
}

export function useCreateKey() {
  return useMutation({
    mutationFn: (input: KeyInput) => api.post<NewKeyDto>(base, input),
    onSuccess: useKeysChanged(),
    meta: { failure: say("admin.failedToGenerateTheKey") },
  });
}

export function useRevokeKey() {
  return useMutation({
    mutationFn: (id: string) => api.delete(`${base}/${id}`),
    onSettled: useKeysChanged(),
    meta: { success: say("admin.keyRevoked"), failure: say("admin.failedToRevokeTheKey") },
  });
}
