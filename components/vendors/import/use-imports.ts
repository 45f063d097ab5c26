"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { companyKeys } from "@/components/queries/company-keys";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { ApiError, api } from "@/lib/http/client/api";
import { upload } from "@/lib/http/client/upload";
import type { ImportCheckDto, ImportDetailDto, ImportDto, ImportListDto, ImportMapping } from "@/lib/vendors/import/schema";
import { maximumImportBytes } from "@/lib/vendors/import/values";
import { say } from "@/messages/say";

const base = "/api/imports";
const keys = { all: ["imports"] as const, one: (id: string) => ["imports", id] as const };

/** How a file is to be read; what is left out is guessed from the file. */
export type ImportWish = {
  mapping?: ImportMapping;
  header?: boolean;
  sheet?: string;
  encoding?: ImportCheckDto["encoding"];
  existing: "skip" | "update";
};

/** Why a file cannot be used, as far as the browser can detect. */
export function listProblem(file: File): string | undefined {
  if (/\.(xls|ods|numbers)$/i.test(file.name)) return say("vendors.importOldExcel");
  if (file.size > maximumImportBytes) return say("vendors.importTooLarge");
  return file.size === 0 ? say("vendors.theFileIsEmpty") : undefined;
}

/** The bytes as they were when it was chosen. A browser gives none once the file was changed or moved. */
async function bytesOf(file: File): Promise<File> {
  const changed = say("vendors.importFileChanged");
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ApiError(0, "file_changed", changed, { file: changed });
  });
  return new File([bytes], file.name, { type: file.type, lastModified: file.lastModified });
}

/** Whether it is the file that has to be another one: to send the same again would not help. */
export const isAboutFile = (error: Error) => error instanceof ApiError && error.fields.file !== undefined;

async function send<Answer>(path: string, chosen: File, wish: ImportWish): Promise<Answer> {
  const file = await bytesOf(chosen);
  const fields = {
    existing: wish.existing,
    ...(wish.mapping && { mapping: JSON.stringify(wish.mapping) }),
    ...(wish.header !== undefined && { header: String(wish.header) }),
    ...(wish.sheet && { sheet: wish.sheet }),
    ...(wish.encoding && { encoding: wish.encoding }),
  };
  return upload<Answer>({ path, fields, fileField: "file", file, onProgress: () => undefined });
}

/** What distinguishes a file from others, and from its own earlier version. */
export const fileKey = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** What would become of the file's rows. Nothing is changed by asking. */
export function importCheckQuery(file: File, wish: ImportWish) {
  return queryOptions({
    queryKey: [...keys.all, "check", fileKey(file), wish],
    queryFn: () => send<ImportCheckDto>(`${base}/check`, file, wish),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    staleTime: 0,
    meta: { quiet: true },
  });
}

export function useStartImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, wish }: { file: File; wish: ImportWish }) => send<ImportDto>(base, file, wish),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: { quiet: true },
  });
}

export function importsQuery() {
  return queryOptions({ queryKey: [...keys.all, "list"], queryFn: () => api.get<ImportListDto>(base), refetchOnMount: "always" });
}

export const isAtWork = ({ state }: Pick<ImportDto, "state">) => state === "RUNNING" || state === "UNDOING";

/** Asked for every second while it is at work. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: keys.one(id),
    queryFn: () => api.get<ImportDetailDto>(`${base}/${id}`),
    refetchOnMount: "always",
    refetchInterval: (query) => (query.state.data && isAtWork(query.state.data) ? 1000 : false),
    meta: { quiet: true },
  });
}

/** Has what shows vendors asked for again once an import has come to its end. */
export function useVendorsAfter(state: ImportDto["state"] | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (state !== "DONE" && state !== "UNDONE") return;
    void client.invalidateQueries({ queryKey: vendorKeys.all });
    void client.invalidateQueries({ queryKey: companyKeys.stats });
  }, [client, state]);
}

export function useUndoImport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<ImportDto>(`${base}/${id}/undo`),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: { failure: say("vendors.importUndoFailed") },
  });
}
