"use client";

import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { reviewKeys } from "@/components/queries/document-keys";
import { useDocumentsChanged } from "@/components/queries/use-documents";
import type { QueueAction, QueueDto } from "@/lib/documents/review/queue-schema";
import type { DocumentDto } from "@/lib/documents/schema";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { say } from "@/messages/say";

export const queueBase = "/api/review";
const queuePause = 10_000;

/** The documents that wait for a person. Asked for every 10 s, since the worker and others change it too. */
export function queueQuery(filter: { page: number; limit: number; dismissed: boolean }) {
  return queryOptions({
    queryKey: reviewKeys.queue(filter),
    queryFn: () => api.get<QueueDto>(queueBase, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: queuePause,
    meta: { quiet: true },
  });
}

type Move = { document: Pick<DocumentDto, "id" | "fileName">; action: QueueAction };

/** Dismisses one document from the queue or puts it back. Both can be undone. */
export function useMoveOut() {
  const changed = useDocumentsChanged();
  const mutation = useMutation({
    mutationFn: async ({ document, action }: Move) => {
      const { failed } = await api.post<BatchDto>(`${queueBase}/batch`, { action, ids: [document.id] });
      if (failed[0]) throw new Error(failed[0].reason);
    },
    onSuccess: async (_nothing, { document, action }) => {
      await changed();
      const words = action === "dismiss" ? say("review.dismissedInSentence") : say("review.putBackText");
      notify.undoable(`${document.fileName} ${words}`, () =>
        mutation.mutate({ document, action: action === "dismiss" ? "restore" : "dismiss" }),
      );
    },
    onError: (error) => notify.error(error.message),
    meta: { quiet: true },
  });
  return mutation;
}
