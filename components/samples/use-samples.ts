"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { SamplesDto } from "@/lib/samples/schema";

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
  useSamplesChange(() => api.post<SamplesDto>(path), "Sample data loaded", "Failed to load the sample data");

export const useRemoveSamples = () => useSamplesChange(() => api.delete(path), "Sample data removed", "Failed to remove the sample data");
