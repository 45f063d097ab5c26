"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { companyKeys } from "@/components/queries/company-keys";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { api } from "@/lib/http/client/api";
import { upload } from "@/lib/http/client/upload";
import { maximumArchiveBytes } from "@/lib/transfer/archive/values";
import type { ListChoice, ListImportDetailDto, ListImportDto, ListImportsDto } from "@/lib/transfer/lists/schema";
import { busyListStates, listFileName } from "@/lib/transfer/lists/values";
import { say } from "@/messages/say";

const base = "/api/list-imports";
const keys = {
  all: ["list-imports"] as const,
  list: ["list-imports", "list"] as const,
  one: (id: string) => ["list-imports", id] as const,
};

/** Why a file cannot be used, as far as the browser can detect. */
export function listsProblem(file: File): string | undefined {
  if (!listFileName.test(file.name) && !/\.zip$/i.test(file.name)) return say("settings.listsRequired");
  if (file.size > maximumArchiveBytes) return say("settings.listsTooLarge");
  return undefined;
}

export const isBusy = ({ state }: Pick<ListImportDto, "state">) => busyListStates.includes(state);

export function listImportsQuery() {
  return queryOptions({
    queryKey: keys.list,
    queryFn: () => api.get<ListImportsDto>(base),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

/** Asked for every second while a worker is busy with it. */
export function listImportQuery(id: string) {
  return queryOptions({
    queryKey: keys.one(id),
    queryFn: () => api.get<ListImportDetailDto>(`${base}/${id}`),
    refetchOnMount: "always",
    refetchInterval: (query) => (query.state.data && isBusy(query.state.data) ? 1000 : false),
    meta: { quiet: true },
  });
}

function useChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.all });
}

/** Has what shows vendors asked for again once an import has come to its end. */
export function useVendorsAfter(state: ListImportDto["state"]): void {
  const client = useQueryClient();
  useEffect(() => {
    if (state !== "done" && state !== "undone") return;
    void client.invalidateQueries({ queryKey: vendorKeys.all });
    void client.invalidateQueries({ queryKey: companyKeys.stats });
    void client.invalidateQueries({ queryKey: keys.list });
  }, [client, state]);
}

export function useSendLists(onProgress: (percent: number) => void) {
  const onSettled = useChanged();
  return useMutation({
    mutationFn: ({ file, existing }: { file: File; existing: "skip" | "update" }) =>
      upload<ListImportDto>({ path: base, fields: { existing }, fileField: "file", file, onProgress }),
    onSettled,
    meta: { quiet: true },
  });
}

export function useStartLists(id: string) {
  const onSettled = useChanged();
  return useMutation({ mutationFn: () => api.post<ListImportDto>(`${base}/${id}/start`), onSettled, meta: { quiet: true } });
}

export function useChooseSource(id: string) {
  const onSettled = useChanged();
  return useMutation({
    mutationFn: (choice: ListChoice) => api.post<ListImportDto>(`${base}/${id}/source`, choice),
    onSettled,
    meta: { failure: say("settings.listRecheckFailed") },
  });
}

export function useUndoLists(id: string) {
  const onSettled = useChanged();
  return useMutation({
    mutationFn: () => api.post<ListImportDto>(`${base}/${id}/undo`),
    onSettled,
    meta: { failure: say("settings.undoImportFailed") },
  });
}

export function useDiscardLists(id: string) {
  const onSettled = useChanged();
  return useMutation({
    mutationFn: () => api.delete(`${base}/${id}`),
    onSettled,
    meta: { failure: say("settings.transferDiscardFailed") },
  });
}

/** The rows of an import, into the browser's downloads. */
export function useListRows(id: string, part: "problems" | "all") {
  return useMutation({
    mutationFn: () => api.download(`${base}/${id}/rows`, { part }),
    meta: { failure: say("settings.rowsDownloadFailed") },
  });
}

export function useTemplates() {
  return useMutation({
    mutationFn: () => api.download(`${base}/template`),
    meta: { failure: say("settings.listTemplatesFailed") },
  });
}
