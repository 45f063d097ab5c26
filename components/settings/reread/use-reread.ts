"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { companyKeys } from "@/components/queries/company-keys";
import { documentKeys } from "@/components/queries/document-keys";
import { vendorKeys } from "@/components/queries/vendor-keys";
import type { RereadDto, RereadFileListDto, TurnGroup, TurningListDto } from "@/lib/documents/rereading/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const base = "/api/reread";
const key = ["reread"] as const;

export type Run = NonNullable<RereadDto["run"]>;

/** Whether the worker goes on with it by itself. */
export const isAtWork = ({ state }: Pick<Run, "state">) => state === "reading" || state === "comparing" || state === "applying";

/** Asked for every two seconds while the worker goes on. */
export function rereadQuery() {
  return queryOptions({
    queryKey: [...key, "run"],
    queryFn: () => api.get<RereadDto>(base),
    refetchOnMount: "always",
    refetchInterval: (query) => (query.state.data?.run && isAtWork(query.state.data.run) ? 2000 : false),
    meta: { quiet: true },
  });
}

/** The vendors of a group, a page at a time. */
export function turningQuery({ id, comparedAt }: Run, { from, to, cause }: TurnGroup, page: number) {
  return queryOptions({
    queryKey: [...key, id, comparedAt, "vendors", from, to, cause, page],
    queryFn: () => api.get<TurningListDto>(`${base}/${id}/vendors?${new URLSearchParams({ from, to, cause, page: String(page) })}`),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

export function filesQuery({ id, comparedAt }: Run, state: "kept" | "different", page: number) {
  return queryOptions({
    queryKey: [...key, id, comparedAt, "files", state, page],
    queryFn: () => api.get<RereadFileListDto>(`${base}/${id}/files?${new URLSearchParams({ state, page: String(page) })}`),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

function useRun() {
  const client = useQueryClient();
  // A refused decision was another admin's: what is there by now says so.
  return { onSettled: () => client.invalidateQueries({ queryKey: [...key, "run"] }) };
}

export function useStart() {
  return useMutation({
    ...useRun(),
    mutationFn: () => api.post<RereadDto>(base),
    meta: { failure: say("settings.rereadFailedToStart") },
  });
}

export function useDiscard(id: string) {
  return useMutation({
    ...useRun(),
    mutationFn: () => api.delete<RereadDto>(`${base}/${id}`),
    meta: { failure: say("settings.rereadFailed") },
  });
}

export function useApply(id: string) {
  return useMutation({
    ...useRun(),
    mutationFn: () => api.post<RereadDto>(`${base}/${id}/apply`),
    meta: { failure: say("settings.rereadFailed") },
  });
}

/** Has what shows vendors and documents asked for again once the new readings count. */
export function useChangedAfter(state: Run["state"] | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (state !== "applied") return;
    void client.invalidateQueries({ queryKey: vendorKeys.all });
    void client.invalidateQueries({ queryKey: documentKeys.all });
    void client.invalidateQueries({ queryKey: companyKeys.stats });
  }, [client, state]);
}
