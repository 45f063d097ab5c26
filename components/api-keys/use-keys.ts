"use client";

import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { KeyInput, KeysDto, NewKeyDto } from "@/lib/accounts/api-keys/schema";
import type { KeyCallsDto } from "@/lib/accounts/key-calls/schema";
import type { CallFilter } from "@/lib/accounts/key-calls/values";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

/** Where the calls about keys are: a company's own, or the Admin Portal's. */
export type KeysAddress = "/api/keys" | "/api/admin/api-keys";

export function keysQuery(address: KeysAddress) {
  return queryOptions({ queryKey: ["api-keys", address] as const, queryFn: () => api.get<KeysDto>(address), refetchOnMount: "always" });
}

/** The calls of a key, a part at a time. */
export function keyCallsQuery(keyId: string, status: CallFilter) {
  return infiniteQueryOptions({
    queryKey: ["api-keys", keyId, "calls", status] as const,
    queryFn: ({ pageParam }) => api.get<KeyCallsDto>(`/api/keys/${keyId}/calls?${new URLSearchParams({ status, cursor: pageParam })}`),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: "always",
  });
}

function useKeysChanged(address: KeysAddress) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keysQuery(address).queryKey });
}

export function useCreateKey(address: KeysAddress) {
  return useMutation({
    mutationFn: (input: KeyInput & { test?: boolean }) => api.post<NewKeyDto>(address, input),
    onSuccess: useKeysChanged(address),
    meta: { failure: say("keys.generateFailed") },
  });
}

export function useRevokeKey(address: KeysAddress) {
  return useMutation({
    mutationFn: (id: string) => api.delete(`${address}/${id}`),
    onSettled: useKeysChanged(address),
    meta: { success: say("keys.keyRevoked"), failure: say("keys.revokeFailed") },
  });
}
