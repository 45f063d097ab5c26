"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { bannerKey } from "@/components/banner/use-banner";
import { api } from "@/lib/http/client/api";
import type { BannerDto, bannerInput } from "@/lib/operations/banner/schema";
import type { OperationsDto } from "@/lib/operations/overview/schema";
import type { ProblemsDto } from "@/lib/operations/problems/schema";
import type { DeadLettersDto } from "@/lib/operations/queues/schema";
import { say } from "@/messages/say";

const operations = ["admin", "operations"] as const;
const refreshMillis = 15_000;

export function operationsQuery() {
  return queryOptions({
    queryKey: [...operations, "overview"] as const,
    queryFn: () => api.get<OperationsDto>("/api/admin/operations"),
    refetchInterval: refreshMillis,
    refetchOnMount: "always" as const,
  });
}

export function failedJobsQuery(page: number) {
  return queryOptions({
    queryKey: [...operations, "failed-jobs", page] as const,
    queryFn: () => api.get<DeadLettersDto>("/api/admin/operations/failed-jobs", { page }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always" as const,
  });
}

/** Asks again for everything on the screen once the call is answered. */
function useOperation<Input, Answer>(call: (input: Input) => Promise<Answer>, success: string, failure: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: call, onSettled: () => client.invalidateQueries({ queryKey: operations }), meta: { success, failure } });
}

export const useCheckNow = () =>
  useOperation(() => api.post<ProblemsDto>("/api/admin/operations/check"), say("admin.checksDone"), say("admin.checksFailed"));

export const useBackUpNow = () =>
  useOperation(() => api.post("/api/admin/operations/backup"), say("admin.backupQueued"), say("admin.backupFailed"));

export const useCheckIntegrity = () =>
  useOperation(() => api.post("/api/admin/operations/integrity"), say("admin.integrityQueued"), say("admin.integrityFailed"));

export const useRetryJob = () =>
  useOperation(
    (id: string) => api.post(`/api/admin/operations/failed-jobs/${id}/retry`),
    say("admin.jobQueued"),
    say("admin.failedToRetry"),
  );

export const useDeleteJob = () =>
  useOperation(
    (id: string) => api.delete(`/api/admin/operations/failed-jobs/${id}`),
    say("admin.jobDeleted"),
    say("admin.jobDeleteFailed"),
  );

export function useUpdateBanner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (banner: z.output<typeof bannerInput>) => api.put<BannerDto>("/api/admin/banner", banner),
    onSuccess: (banner) => client.setQueryData(bannerKey, banner),
    meta: { failure: say("admin.bannerSaveFailed") },
  });
}
