"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { companyKeys } from "@/components/companies/use-companies";
import { api } from "@/lib/client/api";
import { notify } from "@/lib/client/notify";
import { upload, wasCancelled } from "@/lib/client/upload";
import {
  type DocumentDto,
  documentDetailDto,
  documentDto,
  documentListDto,
  type documentQuery as documentQuerySchema,
} from "@/lib/documents/schema";

const base = "/api/documents";
const pollPause = 2000;

/** `ids`: those documents only, with commas between. */
export type DocumentFilter = Omit<Partial<z.output<typeof documentQuerySchema>>, "ids"> & { ids?: string };

const documentKeys = {
  all: ["documents"] as const,
  list: (filter: DocumentFilter) => ["documents", "list", filter] as const,
  one: (id: string) => ["documents", "one", id] as const,
};

/** Whether the worker is still to say something about it. */
export function isBeingRead({ processingStatus }: Pick<DocumentDto, "processingStatus">): boolean {
  return processingStatus === "PENDING" || processingStatus === "PROCESSING";
}

/** Asked for every 2 s while a shown document is being read. */
export function documentsQuery(filter: DocumentFilter) {
  return queryOptions({
    queryKey: documentKeys.list(filter),
    queryFn: () => api.get(base, documentListDto, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: (query) => (query.state.data?.documents.some(isBeingRead) ? pollPause : false),
  });
}

export function documentDetailQuery(id: string) {
  return queryOptions({
    queryKey: documentKeys.one(id),
    queryFn: () => api.get(`${base}/${id}`, documentDetailDto),
    refetchOnMount: "always",
    refetchInterval: (query) => (query.state.data && isBeingRead(query.state.data) ? pollPause : false),
    meta: { quiet: true },
  });
}

function useDocumentsChanged() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: documentKeys.all }),
      client.invalidateQueries({ queryKey: companyKeys.stats }),
    ]);
  };
}

export type UploadInput = { file: File; vendorId: string; documentType: string | null; expirationDate: string | null };

/** Ends the sending when its form goes away: cancelled, or the dialog closed in any other way. */
export function useUploadDocument() {
  const [percent, setPercent] = useState(0);
  const sending = useRef<AbortController>(undefined);
  const documentsChanged = useDocumentsChanged();
  useEffect(() => () => sending.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: ({ file, vendorId, documentType, expirationDate }: UploadInput) => {
      sending.current = new AbortController();
      return upload({
        path: `${base}/upload`,
        fields: { vendorId, documentType: documentType ?? "", expirationDate: expirationDate ?? "" },
        fileField: "document",
        file,
        answer: documentDto,
        onProgress: setPercent,
        signal: sending.current.signal,
      });
    },
    onMutate: () => setPercent(0),
    onSuccess: documentsChanged,
    // The file may have arrived in whole before it was cancelled.
    onError: (error) => wasCancelled(error) && documentsChanged(),
    meta: { success: "Document uploaded successfully", failure: "Failed to upload document" },
  });
  return { ...mutation, percent };
}

export const sayIncomplete = () => notify.error("Please select a file and vendor");

export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`${base}/${id}`),
    onSuccess: async (_nothing, id) => {
      client.removeQueries({ queryKey: documentKeys.one(id) });
      await Promise.all([
        client.invalidateQueries({ queryKey: ["documents", "list"] }),
        client.invalidateQueries({ queryKey: companyKeys.stats }),
      ]);
    },
    meta: { success: "Document deleted successfully", failure: "Failed to delete document" },
  });
}

export function useReprocessDocument() {
  return useMutation({
    mutationFn: (id: string) => api.post(`${base}/${id}/reprocess`, z.unknown()),
    onSuccess: useDocumentsChanged(),
    meta: { success: "Document queued for reprocessing", failure: "Failed to reprocess document" },
  });
}
