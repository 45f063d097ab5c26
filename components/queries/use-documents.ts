"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { z } from "zod";
import { companyKeys } from "@/components/queries/company-keys";
import { type DocumentFilter, documentKeys } from "@/components/queries/document-keys";
import type { DocumentDetailDto, DocumentDto, DocumentListDto, documentPatch } from "@/lib/documents/schema";
import { api, isOutdated } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

export const documentsBase = "/api/documents";
export const pollPause = 2000;

/** Whether the worker is still to say something about it. */
export function isBeingRead({ processingStatus }: Pick<DocumentDto, "processingStatus">): boolean {
  return processingStatus === "PENDING" || processingStatus === "PROCESSING";
}

/** Asked for every 2 s while a shown document is being read. */
export function documentsQuery(filter: DocumentFilter) {
  return queryOptions({
    queryKey: documentKeys.list(filter),
    queryFn: () => api.get<DocumentListDto>(documentsBase, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: (query) => (query.state.data?.documents.some(isBeingRead) ? pollPause : false),
  });
}

export function documentDetailQuery(id: string) {
  return queryOptions({
    queryKey: documentKeys.one(id),
    queryFn: () => api.get<DocumentDetailDto>(`${documentsBase}/${id}`),
    refetchOnMount: "always",
    refetchInterval: (query) => (query.state.data && isBeingRead(query.state.data) ? pollPause : false),
    meta: { quiet: true },
  });
}

/** Has every list, count and page of documents asked for again. */
export function useDocumentsChanged() {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: documentKeys.all }),
      client.invalidateQueries({ queryKey: companyKeys.stats }),
    ]);
  }, [client]);
}

export const sayIncomplete = () => notify.error(say("documents.uploadIncomplete"));

export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`${documentsBase}/${id}`),
    onSuccess: async (_nothing, id) => {
      client.removeQueries({ queryKey: documentKeys.one(id) });
      await Promise.all([
        client.invalidateQueries({ queryKey: ["documents", "list"] }),
        client.invalidateQueries({ queryKey: documentKeys.intake }),
        client.invalidateQueries({ queryKey: companyKeys.stats }),
      ]);
    },
    meta: { success: say("documents.deleteDone"), failure: say("documents.deleteFailed") },
  });
}

export function useReprocessDocument() {
  return useMutation({
    mutationFn: (id: string) => api.post(`${documentsBase}/${id}/reprocess`),
    onSuccess: useDocumentsChanged(),
    meta: { success: say("documents.reprocessQueued"), failure: say("documents.reprocessFailed") },
  });
}

/** Says what a document is; that counts before what was read of it. */
export function useDocumentType(id: string) {
  return useMutation({
    mutationFn: (patch: z.input<typeof documentPatch>) => api.patch<DocumentDto>(`${documentsBase}/${id}`, patch),
    onSuccess: useDocumentsChanged(),
    onError: (error) => isOutdated(error) && notify.error(error.message),
    meta: { failure: say("documents.changeFailed") },
  });
}
