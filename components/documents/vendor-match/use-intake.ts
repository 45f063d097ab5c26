"use client";

import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { documentKeys } from "@/components/queries/document-keys";
import { isBeingRead, pollPause, useDocumentsChanged } from "@/components/queries/use-documents";
import { useVendorsChanged } from "@/components/queries/use-vendors";
import type { DocumentDto } from "@/lib/documents/schema";
import type { CandidatesDto, IntakeListDto } from "@/lib/documents/vendor-match/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const pageSize = 5;

/** Asked for every 2 s while a shown file is being read. */
export function intakeListQuery(page: number) {
  return queryOptions({
    queryKey: documentKeys.intakePage(page),
    queryFn: () => api.get<IntakeListDto>("/api/documents/without-vendor", { page, limit: pageSize }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: (query) => (query.state.data?.files.some(isBeingRead) ? pollPause : false),
  });
}

/** Fetched again whenever the question is shown: a vendor may have been added since. */
export function candidatesQuery(documentId: string) {
  return queryOptions({
    queryKey: [...documentKeys.all, "candidates", documentId],
    queryFn: () => api.get<CandidatesDto>(`/api/documents/${documentId}/candidates`),
    staleTime: 0,
  });
}

function useBothChanged() {
  const documentsChanged = useDocumentsChanged();
  const vendorsChanged = useVendorsChanged();
  return () => Promise.all([documentsChanged(), vendorsChanged()]);
}

export function useAssignDocument() {
  return useMutation({
    mutationFn: ({ documentId, ...input }: { documentId: string; vendorId: string; sameFirm?: boolean; version?: string }) =>
      api.put<DocumentDto>(`/api/documents/${documentId}/vendor`, input),
    onSuccess: useBothChanged(),
    meta: { success: say("documents.assignDone"), failure: say("documents.failedToAssignDocument") },
  });
}

/** Accepts or rejects the certificate holder. null removes the answer. */
export function useAnswerHolder() {
  return useMutation({
    mutationFn: ({ documentId, answer }: { documentId: string; answer: "ACCEPTED" | "REJECTED" | null }) =>
      api.post<DocumentDto>(`/api/documents/${documentId}/holder`, { answer }),
    onSuccess: useBothChanged(),
    meta: { success: say("documents.answerSaved"), failure: say("documents.failedToSaveTheAnswer") },
  });
}

/** Rejects the insured. null removes the answer. */
export function useAnswerInsured() {
  return useMutation({
    mutationFn: ({ documentId, answer }: { documentId: string; answer: "REJECTED" | null }) =>
      api.post<DocumentDto>(`/api/documents/${documentId}/insured`, { answer }),
    onSuccess: useBothChanged(),
    meta: { success: say("documents.answerSaved"), failure: say("documents.failedToSaveTheAnswer") },
  });
}

export function useAcceptInsured() {
  return useMutation({
    mutationFn: ({ documentId, name }: { documentId: string; name: string }) =>
      api.post<DocumentDto>(`/api/documents/${documentId}/same-firm`, { name }),
    onSuccess: useBothChanged(),
    meta: { success: say("documents.nameAccepted"), failure: say("documents.failedToAddTheName") },
  });
}
