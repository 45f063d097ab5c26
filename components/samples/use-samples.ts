"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { SamplesDto } from "@/lib/samples/schema";
import { say } from "@/messages/say";

const path = "/api/samples";

export function samplesQuery() {
  return queryOptions({ queryKey: ["samples"], queryFn: () => api.get<SamplesDto>(path), meta: { quiet: true } });
}

/** Every screen changes, so refetch everything. */
function useSamplesChange(change: () => Promise<unknown>, success: string, failure: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries(), meta: { success, failure } });
}

export const useLoadSamples = () =>
  useSamplesChange(() => api.post<SamplesDto>(path), say("samples.sampleDataLoaded"), say("samples.failedToLoadTheSample"));

export const useRemoveSamples = () =>
  useSamplesChange(() => api.delete(path), say("samples.sampleDataRemoved"), say("samples.failedToRemoveTheSample"));
