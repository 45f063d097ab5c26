"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client/api";
import { upload } from "@/lib/http/client/upload";
import { maximumArchiveBytes } from "@/lib/transfer/archive/values";
import type { ArrivalDto, ArrivalListDto } from "@/lib/transfer/arrival/schema";
import { busyStates } from "@/lib/transfer/arrival/values";
import { say } from "@/messages/say";

const base = "/api/transfers";
const key = ["transfers"] as const;

/** Why a file cannot be used, as far as the browser can detect. */
export function archiveProblem(file: File): string | undefined {
  if (!/\.zip$/i.test(file.name)) return say("settings.archiveRequired");
  if (file.size > maximumArchiveBytes) return say("settings.archiveTooLarge");
  return undefined;
}

export const isBusy = ({ state }: Pick<ArrivalDto, "state">) => busyStates.includes(state);

/** Asked for every second while a worker is busy with one. */
export function transfersQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: () => api.get<ArrivalListDto>(base),
    refetchOnMount: "always",
    refetchInterval: (query) => (query.state.data?.imports.some(isBusy) ? 1000 : false),
    meta: { quiet: true },
  });
}

function useChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}

export function useSendArchive(onProgress: (percent: number) => void) {
  const onSettled = useChanged();
  return useMutation({
    mutationFn: (file: File) => upload<ArrivalDto>({ path: base, fields: {}, fileField: "file", file, onProgress }),
    onSettled,
    meta: { quiet: true },
  });
}

export function useStartTransfer() {
  const onSettled = useChanged();
  return useMutation({ mutationFn: (id: string) => api.post<ArrivalDto>(`${base}/${id}/start`), onSettled, meta: { quiet: true } });
}

export function useDiscardTransfer() {
  const onSettled = useChanged();
  return useMutation({
    mutationFn: (id: string) => api.delete(`${base}/${id}`),
    onSettled,
    meta: { failure: say("settings.transferDiscardFailed") },
  });
}

/** A list of the former installation, into the browser's downloads. */
export function useFormerRecord(id: string) {
  return useMutation({
    mutationFn: (record: ArrivalDto["records"][number]) => api.download(`${base}/${id}/records/${record.id}`),
    meta: { failure: say("settings.transferRecordFailed") },
  });
}
