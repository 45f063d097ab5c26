"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type {
  CheckedDto,
  ConnectionDto,
  ConnectionPatch,
  ConnectionsDto,
  QuestionsDto,
  RunDto,
  RunsDto,
} from "@/lib/transfer/connectors/schema";
import type { ConnectorName } from "@/lib/transfer/connectors/values";
import { say } from "@/messages/say";

const base = "/api/connections";
const isGoing = (run: Pick<RunDto, "state"> | null | undefined) => run?.state === "waiting" || run?.state === "running";
const soon = 2000;

export function connectionsQuery() {
  return queryOptions({
    queryKey: ["connections"] as const,
    queryFn: () => api.get<ConnectionsDto>(base),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.connections.some(({ lastRun }) => isGoing(lastRun)) ? soon : false),
  });
}

export function runsQuery(connector: ConnectorName) {
  return queryOptions({
    queryKey: ["connections", connector, "runs"] as const,
    queryFn: () => api.get<RunsDto>(`${base}/${connector}/runs`),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.runs.some(isGoing) ? soon : false),
  });
}

export function questionsQuery(connector: ConnectorName) {
  return queryOptions({
    queryKey: ["connections", connector, "questions"] as const,
    queryFn: () => api.get<QuestionsDto>(`${base}/${connector}/questions`),
    refetchOnMount: "always",
  });
}

/** The connections, with their runs and questions, are read again. */
function useChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: connectionsQuery().queryKey });
}

export function useChangeConnection({ connector, version }: ConnectionDto) {
  return useMutation({
    mutationFn: (patch: ConnectionPatch) => api.patch<ConnectionDto>(`${base}/${connector}`, { ...patch, version }),
    onSettled: useChanged(),
    meta: { success: say("connections.saved"), failure: say("connections.failedToChange") },
  });
}

export function useDeleteConnection() {
  return useMutation({
    mutationFn: (connector: string) => api.delete(`${base}/${connector}`),
    onSettled: useChanged(),
    meta: { success: say("connections.deleted"), failure: say("connections.failedToChange") },
  });
}

export function useSwitchConnection(connector: ConnectorName) {
  return useMutation({
    mutationFn: (isActive: boolean) => api.post<ConnectionDto>(`${base}/${connector}/switch`, { isActive }),
    onSettled: useChanged(),
    meta: { failure: say("connections.failedToChange") },
  });
}

export function useCheckConnection(connector: ConnectorName) {
  return useMutation({
    mutationFn: () => api.post<CheckedDto>(`${base}/${connector}/check`),
    onSettled: useChanged(),
    onSuccess: ({ name }) => notify.success(say("connections.tested", { name })),
    meta: { failure: say("connections.failedToTest") },
  });
}

/** Leaves for the system's own sign-in, which leads back to the page of `connected-screen`. */
export function useSignIn(connector: ConnectorName) {
  return useMutation({
    mutationFn: () => api.post<{ address: string }>(`${base}/${connector}/sign-in`),
    onSuccess: ({ address }) => window.location.assign(address),
    meta: { failure: say("connections.signInFailed") },
  });
}

export function useEndSignIn(connector: string) {
  return useMutation({
    mutationFn: (input: { state: string; code: string; realmId?: string }) =>
      api.post<ConnectionDto>(`${base}/${connector}/connect`, input),
    onSettled: useChanged(),
  });
}

export function useStartRun(connector: ConnectorName) {
  return useMutation({
    mutationFn: (isDry: boolean) => api.post<RunDto>(`${base}/${connector}/runs`, { isDry }),
    onSettled: useChanged(),
    meta: { failure: say("connections.failedToRun") },
  });
}

export function useAnswer(connector: ConnectorName) {
  return useMutation({
    mutationFn: ({ id, ...input }: { id: string; answer: "link" | "add" | "ignore"; vendorId?: string }) =>
      api.post<ConnectionDto>(`${base}/${connector}/questions/${id}`, input),
    onSettled: useChanged(),
    meta: { success: say("connections.answered"), failure: say("connections.failedToChange") },
  });
}
