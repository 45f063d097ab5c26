"use client";

import { queryOptions, useMutation } from "@tanstack/react-query";
import { useVendorsChanged, vendorsBase } from "@/components/queries/use-vendors";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { api } from "@/lib/http/client/api";
import type { MergeInput, MergePreviewDto, MergesDto } from "@/lib/vendors/merging/schema";
import { say } from "@/messages/say";

export function mergePreviewQuery(id: string, vendorId: string) {
  return queryOptions({
    queryKey: vendorKeys.mergePreview(id, vendorId),
    queryFn: () => api.get<MergePreviewDto>(`${vendorsBase}/${id}/merge`, { vendorId }),
    enabled: id !== "" && vendorId !== "",
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

export function mergesQuery(id: string) {
  return queryOptions({
    queryKey: vendorKeys.merges(id),
    queryFn: () => api.get<MergesDto>(`${vendorsBase}/${id}/merges`),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

export function useMergeVendors() {
  return useMutation({
    mutationFn: ({ id, ...input }: MergeInput & { id: string }) => api.post<MergesDto>(`${vendorsBase}/${id}/merge`, input),
    onSuccess: useVendorsChanged(),
    meta: { success: say("merging.merged"), failure: say("merging.failedToMerge") },
  });
}

export function useUndoMerge(id: string) {
  return useMutation({
    mutationFn: (mergeId: string) => api.post<MergesDto>(`${vendorsBase}/${id}/merges/${mergeId}/undo`),
    onSuccess: useVendorsChanged(),
    meta: { success: say("merging.undone"), failure: say("merging.failedToUndo") },
  });
}
