"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { documentKeys } from "@/components/queries/document-keys";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { openIn, type WordingFilter, wordingKeys } from "@/components/wordings/wording-keys";
import type { WordingDto, WordingListDto, wordingInput } from "@/lib/compliance/wordings/schema";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

const base = "/api/wordings";

export const wordingsQuery = (filter: WordingFilter) =>
  queryOptions({
    queryKey: wordingKeys.list(filter),
    queryFn: () => api.get<WordingListDto>(base, filter),
    // Rows of another state have other columns.
    placeholderData: (before, query) => (query?.queryKey[1].state === filter.state ? before : undefined),
    refetchOnMount: "always",
    meta: { quiet: true },
  });

/** One sentence that needs an answer. */
export const openWordingQuery = (id: string) =>
  queryOptions({
    queryKey: [...wordingKeys.all, "one", id] as const,
    queryFn: () => api.get<WordingDto>(`${base}/${id}`),
    meta: { quiet: true },
  });

/** The sentences of one document that need an answer. */
export const openWordingsQuery = (documentId: string) => wordingsQuery(openIn(documentId));

/** An answer may change the badges of many vendors, and which documents need a review. */
function useWordingsChanged() {
  const client = useQueryClient();
  return () => Promise.all([wordingKeys.all, vendorKeys.all, documentKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useAnswerWording() {
  return useMutation({
    mutationFn: (input: z.input<typeof wordingInput>) => api.post<WordingDto>(base, input),
    onSuccess: useWordingsChanged(),
    meta: { success: say("wordings.saved"), quiet: true },
  });
}

export function useUndoAnswer() {
  const changed = useWordingsChanged();
  return useMutation({
    mutationFn: (id: string) => api.delete<{ message: string }>(`${base}/${id}`),
    onSuccess: ({ message }) => {
      notify.success(message);
      return changed();
    },
    meta: { failure: say("wordings.failedToUndo") },
  });
}
