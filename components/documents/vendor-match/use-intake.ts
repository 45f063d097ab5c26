"use client";

import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { documentKeys } from "@/components/queries/document-keys";
import { isBeingRead, pollPause, useDocumentsChanged } from "@/components/queries/use-documents";
import { useVendorsChanged, vendorsBase } from "@/components/queries/use-vendors";
import type { DocumentDto } from "@/lib/documents/schema";
import type { CandidatesDto, IntakeFileDto, IntakeListDto } from "@/lib/documents/vendor-match/schema";
import { ApiError, api } from "@/lib/http/client/api";
import { duplicateCode } from "@/lib/vendors/duplicates-values";
import type { VendorDto } from "@/lib/vendors/schema";
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

/** Some of the files without a vendor, as far as they still have none. */
export function intakeFilesQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: documentKeys.intakeFiles(ids),
    queryFn: () => api.get<IntakeListDto>("/api/documents/without-vendor", { ids: ids.join(","), limit: 100 }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    meta: { quiet: true },
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
    meta: { success: say("documents.assignDone"), failure: say("documents.assignFailed") },
  });
}

type NewVendorOf = { file: IntakeFileDto; beside: readonly IntakeFileDto[] };

/** Files that came by email need a person for each: anyone can write a name on a certificate. */
const isSameInsured = (file: IntakeFileDto, other: IntakeFileDto) =>
  other.sender === null && other.newVendor !== null && other.newVendor.name === file.newVendor?.name;

/** Adds the vendor that a file's certificate describes and gives it the file, with others of the same insured. `onDuplicate`: one like it exists. */
export function useCreateVendorOf(onDuplicate: () => void) {
  return useMutation({
    mutationFn: async ({ file, beside }: NewVendorOf) => {
      if (!file.newVendor?.email) throw new Error("The form asks for what is missing");
      const { id: vendorId } = await api.post<VendorDto>(vendorsBase, { ...file.newVendor, address: file.newVendor.address ?? "" });
      const others = beside.filter((other) => other.id !== file.id && isSameInsured(file, other));
      for (const { id } of [file, ...others]) await api.put<DocumentDto>(`/api/documents/${id}/vendor`, { vendorId });
    },
    onSettled: useBothChanged(),
    onError: (error) => error instanceof ApiError && error.code === duplicateCode && onDuplicate(),
    meta: { success: say("vendors.createDone"), failure: say("vendors.createFailed"), asked: duplicateCode },
  });
}

/** Accepts or rejects the certificate holder. null removes the answer. */
export function useAnswerHolder() {
  return useMutation({
    mutationFn: ({ documentId, answer }: { documentId: string; answer: "ACCEPTED" | "REJECTED" | null }) =>
      api.post<DocumentDto>(`/api/documents/${documentId}/holder`, { answer }),
    onSuccess: useBothChanged(),
    meta: { success: say("documents.answerSaved"), failure: say("documents.answerFailed") },
  });
}

/** Rejects the insured. null removes the answer. */
export function useAnswerInsured() {
  return useMutation({
    mutationFn: ({ documentId, answer }: { documentId: string; answer: "REJECTED" | null }) =>
      api.post<DocumentDto>(`/api/documents/${documentId}/insured`, { answer }),
    onSuccess: useBothChanged(),
    meta: { success: say("documents.answerSaved"), failure: say("documents.answerFailed") },
  });
}

export function useAcceptInsured() {
  return useMutation({
    mutationFn: ({ documentId, name }: { documentId: string; name: string }) =>
      api.post<DocumentDto>(`/api/documents/${documentId}/same-firm`, { name }),
    onSuccess: useBothChanged(),
    meta: { success: say("documents.nameAccepted"), failure: say("documents.nameAcceptFailed") },
  });
}
