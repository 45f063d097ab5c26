"use client";

import { keepPreviousData, queryOptions, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type VendorFilter, vendorKeys } from "@/components/queries/vendor-keys";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { MessageDto } from "@/lib/infra/messages-schema";
import { duplicateCode } from "@/lib/vendors/duplicates-values";
import type { CoverageListDto, NewVendor, VendorDto, VendorListDto, VendorPatch } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

export const vendorsBase = "/api/vendors";

/** The worker changes badges by itself: a list that is shown again is fetched again, and shows the last answer until then. */
export function vendorsQuery(filter: VendorFilter) {
  return queryOptions({
    queryKey: vendorKeys.list(filter),
    queryFn: () => api.get<VendorListDto>(vendorsBase, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

export function vendorQuery(id: string) {
  return queryOptions({
    queryKey: vendorKeys.one(id),
    queryFn: () => api.get<VendorDto>(`${vendorsBase}/${id}`),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

export function coveragesQuery(id: string) {
  return queryOptions({
    queryKey: vendorKeys.coverages(id),
    queryFn: () => api.get<CoverageListDto>(`${vendorsBase}/${id}/coverages`),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

/** Lists, one vendor and the picker change together. */
export function useVendorsChanged() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: vendorKeys.all }), [client]);
}

export function useCreateVendor() {
  return useMutation({
    mutationFn: (input: NewVendor) => api.post<VendorDto>(vendorsBase, input),
    onSuccess: useVendorsChanged(),
    meta: {
      success: say("vendors.createDone"),
      failure: say("vendors.createFailed"),
      shown: "limit_reached",
      asked: duplicateCode,
    },
  });
}

export function useUpdateVendor(id: string) {
  return useMutation({
    mutationFn: (patch: VendorPatch) => api.patch<VendorDto>(`${vendorsBase}/${id}`, patch),
    onSuccess: useVendorsChanged(),
    meta: { success: say("vendors.updateDone"), failure: say("vendors.updateFailed"), asked: duplicateCode },
  });
}

export function useDeleteVendor() {
  return useMutation({
    mutationFn: (id: string) => api.delete(`${vendorsBase}/${id}`),
    onSuccess: useVendorsChanged(),
    meta: { success: say("vendors.deleteDone"), failure: say("vendors.deleteFailed") },
  });
}

/** `inviting` has the ids of the vendors whose invitation is on its way; a second one is not sent meanwhile. */
export function useInviteVendor() {
  const client = useQueryClient();
  const onTheirWay = { mutationKey: vendorKeys.invite, status: "pending" } as const;
  const inviting = useMutationState({ filters: onTheirWay, select: ({ state }) => state.variables });
  const { mutate } = useMutation({
    mutationKey: vendorKeys.invite,
    mutationFn: (id: string) => api.post<MessageDto>(`${vendorsBase}/${id}/invite`),
    // The vendor's page lists its emails.
    onSettled: (_done, _error, id) => client.invalidateQueries({ queryKey: vendorKeys.emailsOf(id) }),
    meta: { success: say("vendors.invitationSent"), failure: say("vendors.inviteFailed") },
  });
  const invite = useCallback(
    (id: string) => {
      const sent = client.isMutating({ mutationKey: vendorKeys.invite, predicate: ({ state }) => state.variables === id });
      if (sent === 0) mutate(id);
    },
    [client, mutate],
  );
  return { invite, inviting };
}

/** Has emails go to the vendor's address again after one came back. */
export function useAddressRetry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<{ message: string }>(`/api/vendors/${id}/address/retry`, {}),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => client.invalidateQueries({ queryKey: vendorKeys.all }),
  });
}
