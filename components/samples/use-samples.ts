"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { MessageDto } from "@/lib/infra/messages-schema";
import type { SamplesDto } from "@/lib/transfer/samples/schema";
import { say } from "@/messages/say";

const path = "/api/samples";

export function samplesQuery() {
  return queryOptions({ queryKey: ["samples"], queryFn: () => api.get<SamplesDto>(path), meta: { quiet: true } });
}

/** Every screen changes, so refetch everything. */
function useSamplesChange<Answer>(change: () => Promise<Answer>, failure: string, wordsFor: (answer: Answer) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => notify.success(wordsFor(answer)),
    onSettled: () => client.invalidateQueries(),
    meta: { failure },
  });
}

export const useLoadSamples = () =>
  useSamplesChange(
    () => api.post<SamplesDto>(path),
    say("samples.loadFailed"),
    () => say("samples.sampleDataLoaded"),
  );

/** The answer names what stays. */
export const useRemoveSamples = () =>
  useSamplesChange(
    () => api.delete<MessageDto>(path),
    say("samples.removeFailed"),
    ({ message }) => message,
  );
