"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { z } from "zod";
import { vendorKeys } from "@/components/queries/vendor-keys";
import type { ExceptionDto, ExceptionListDto, exceptionAnswer, exceptionQuery } from "@/lib/exceptions/schema";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

export const exceptionsBase = "/api/exceptions";

export type ExceptionFilter = Partial<z.output<typeof exceptionQuery>>;

export function exceptionsQuery(filter: ExceptionFilter) {
  return queryOptions({
    queryKey: vendorKeys.exceptions(filter),
    queryFn: () => api.get<ExceptionListDto>(exceptionsBase, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

export const oneExceptionQuery = (id: string) =>
  queryOptions({
    queryKey: vendorKeys.exceptions({ id }),
    queryFn: () => api.get<ExceptionDto>(`${exceptionsBase}/${id}`),
    refetchOnMount: "always",
    meta: { quiet: true },
  });

/** Has exceptions asked for again, with the vendors whose badges follow. */
export function useExceptionsChanged() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: vendorKeys.all }), [client]);
}

const done = {
  approve: () => say("exceptions.approvedDone"),
  refuse: () => say("exceptions.refusedDone"),
  end: () => say("exceptions.endedDone"),
  withdraw: () => say("exceptions.withdrawnDone"),
};
export type Answer = keyof typeof done;

/** Approves, refuses, ends or withdraws an exception. Its vendor's badge and verdict follow. */
export function useAnswerException(id: string) {
  const client = useQueryClient();
  const changed = useExceptionsChanged();
  return useMutation({
    mutationFn: ({ answer, note }: { answer: Answer; note?: string | null }) =>
      answer === "withdraw"
        ? api.post<ExceptionDto>(`${exceptionsBase}/${id}/withdraw`)
        : api.post<ExceptionDto>(`${exceptionsBase}/${id}/answer`, { answer, note } satisfies z.input<typeof exceptionAnswer>),
    onSuccess: (_exception, { answer }) => {
      notify.success(done[answer]());
      return changed();
    },
    // Someone else may have decided meanwhile.
    onError: () => client.invalidateQueries({ queryKey: ["vendors", "exceptions"] }),
    meta: { quiet: true },
  });
}
