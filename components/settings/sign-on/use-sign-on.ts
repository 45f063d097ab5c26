"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  DomainInput,
  DomainPatch,
  GroupPatch,
  NewTokenDto,
  PolicyPatch,
  ProviderInput,
  ProviderPatch,
  SignOnSettingsDto,
  TokenInput,
} from "@/lib/companies/sign-on/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const address = "/api/sign-on";

export function signOnQuery() {
  return queryOptions({ queryKey: ["sign-on"] as const, queryFn: () => api.get<SignOnSettingsDto>(address), refetchOnMount: "always" });
}

type Said = { success?: string; failure?: string; quiet?: boolean };

/** Also after a failure the settings are read again: another admin may have changed them. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>, said: Said = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: signOnQuery().queryKey }),
    meta: { success: say("signOn.saved"), failure: say("signOn.saveFailed"), ...said },
  });
}

type Id = { id: string };

export const useAddDomain = () => useChange((input: DomainInput) => api.post<SignOnSettingsDto>(`${address}/domains`, input));
/** What was found is said by the domain itself. */
export const useCheckDomain = () =>
  useChange((id: string) => api.post<SignOnSettingsDto>(`${address}/domains/${id}/check`), { success: undefined as never });
export const useChangeDomain = () =>
  useChange(({ id, ...patch }: DomainPatch & Id) => api.patch<unknown>(`${address}/domains/${id}`, patch));
export const useRemoveDomain = () => useChange((id: string) => api.delete(`${address}/domains/${id}`));
export const useAddProvider = () => useChange((input: ProviderInput) => api.post<SignOnSettingsDto>(`${address}/providers`, input));
export const useChangeProvider = () =>
  useChange(({ id, ...patch }: ProviderPatch & Id) => api.patch<unknown>(`${address}/providers/${id}`, patch));
export const useRemoveProvider = () => useChange((id: string) => api.delete(`${address}/providers/${id}`));
export const useChangePolicy = () => useChange((patch: PolicyPatch) => api.patch<unknown>(address, patch));
export const useChangeGroup = () => useChange(({ id, ...patch }: GroupPatch & Id) => api.patch<unknown>(`${address}/groups/${id}`, patch));
export const useCreateToken = () => useChange((input: TokenInput) => api.post<NewTokenDto>(`${address}/tokens`, input));
export const useEndToken = () => useChange((id: string) => api.delete(`${address}/tokens/${id}`));
