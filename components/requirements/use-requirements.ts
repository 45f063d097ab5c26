"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { requirementKeys } from "@/components/requirements/requirement-keys";
import type { ReadyKey } from "@/components/requirements/rule-names";
import type { PreviewDto } from "@/lib/compliance/preview/schema";
import type { ContractSource, Requirement, RequirementSet } from "@/lib/compliance/requirements/schema";
import type { RequirementSetDto } from "@/lib/compliance/sets/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const base = "/api/requirements";

export type Gates = RequirementSet["gates"];
/** A set, or a part of it, as it is sent. */
export type SentSet = { ready?: ReadyKey; name?: string; requirements?: readonly Requirement[]; gates?: Gates; source?: ContractSource };

/** Vendors are judged by the sets: their badges change with them. */
function useSetsChanged() {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: vendorKeys.all });
    await client.invalidateQueries({ queryKey: requirementKeys.all });
  }, [client]);
}

export function useCreateSet() {
  return useMutation({
    mutationFn: (set: SentSet) => api.post<RequirementSetDto>(base, set),
    onSuccess: useSetsChanged(),
    meta: { success: say("requirements.setCreated"), failure: say("requirements.failedToCreate") },
  });
}

export function useChangeSet(id: string) {
  const client = useQueryClient();
  const changed = useSetsChanged();
  return useMutation({
    mutationFn: (patch: SentSet & { version: string }) => api.patch<RequirementSetDto>(`${base}/${id}`, patch),
    onSuccess: async (set) => {
      client.setQueryData(requirementKeys.one(id), set);
      await changed();
    },
    meta: { success: say("requirements.setSaved"), failure: say("requirements.failedToSave") },
  });
}

export function useRenameSet(id: string) {
  return useMutation({
    mutationFn: (patch: { name?: string; version: string }) => api.patch<RequirementSetDto>(`${base}/${id}`, patch),
    onSuccess: useSetsChanged(),
    meta: { success: say("requirements.setRenamed"), failure: say("requirements.failedToRename") },
  });
}

export function useCopySet() {
  return useMutation({
    mutationFn: (id: string) => api.post<RequirementSetDto>(`${base}/${id}/copy`, {}),
    onSuccess: useSetsChanged(),
    meta: { success: say("requirements.setCopied"), failure: say("requirements.failedToCopy") },
  });
}

export function useArchiveSet() {
  return useMutation({
    mutationFn: (id: string) => api.delete(`${base}/${id}`),
    onSuccess: useSetsChanged(),
    meta: { success: say("requirements.setArchived"), failure: say("requirements.failedToArchive") },
  });
}

export function useRestoreSet() {
  return useMutation({
    mutationFn: (id: string) => api.post<RequirementSetDto>(`${base}/${id}/restore`),
    onSuccess: useSetsChanged(),
    meta: { success: say("requirements.setRestored"), failure: say("requirements.failedToRestore") },
  });
}

/** A set of the company, or one that is not stored yet. */
export type Wished = { id: string; name: string } | SentSet;

/** The vendors' status if a set were the default. */
export function usePreviewAsDefault() {
  return useMutation({
    mutationFn: async (set: Wished) => {
      if (!("id" in set)) return api.post<PreviewDto>(`${base}/preview`, set);
      const { name, requirements, gates } = await api.get<RequirementSetDto>(`${base}/${set.id}`);
      return api.post<PreviewDto>(`${base}/preview`, { name, requirements, ...(gates && { gates }) });
    },
    meta: { quiet: true },
  });
}

/** Makes a set of the company the default, or stores a ready set first. */
export function useMakeDefault() {
  return useMutation({
    mutationFn: async (which: Wished) => {
      const { id } = "id" in which ? which : await api.post<RequirementSetDto>(base, which);
      return api.post<RequirementSetDto>(`${base}/${id}/default`);
    },
    onSettled: useSetsChanged(),
    meta: { success: say("requirements.setMadeDefault"), failure: say("requirements.defaultFailed") },
  });
}

/** The vendors' status by a set that is not stored. `setId`: the set that is changed; without it, as the default set. */
export function usePreview() {
  return useMutation({
    mutationFn: ({ setId, ...set }: SentSet & { setId?: string }) =>
      api.post<PreviewDto>(`${base}/preview${setId ? `?setId=${setId}` : ""}`, set),
  });
}
