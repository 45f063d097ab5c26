"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { inboxKeys } from "@/components/inbox/inbox-keys";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { InboxListDto, InboxMessageDto, inboxQuery as inboxFilter } from "@/lib/inbound/inbox/schema";
import { say } from "@/messages/say";

export const inboxBase = "/api/inbox";
const pause = 15_000;
const readingPause = 2_000;

export type InboxFilter = Partial<z.output<typeof inboxFilter>>;

/** The company's incoming emails. Asked for every 15 s, since the worker and others change them too. */
export function inboxQuery(filter: InboxFilter) {
  return queryOptions({
    queryKey: inboxKeys.list(filter),
    queryFn: () => api.get<InboxListDto>(inboxBase, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: pause,
    meta: { quiet: true },
  });
}

/** One email. It is asked for until it is read. */
export function inboxMessageQuery(id: string) {
  return queryOptions({
    queryKey: inboxKeys.one(id),
    queryFn: () => api.get<InboxMessageDto>(`${inboxBase}/${id}`),
    refetchOnMount: "always",
    refetchInterval: (query) => (query.state.data?.state === "reading" ? readingPause : false),
    meta: { quiet: true },
  });
}

export type InboxAction = { kind: "assign" | "confirm"; vendor: { id: string; name: string } } | { kind: "dismiss" } | { kind: "retry" };

function done(action: InboxAction): string {
  if (action.kind === "assign") return say("inbox.assignedDone", { vendor: action.vendor.name });
  if (action.kind === "confirm") return say("inbox.confirmedDone", { vendor: action.vendor.name });
  return say(action.kind === "dismiss" ? "inbox.dismissedDone" : "inbox.retriedDone");
}

/** Has the lists asked for again that an email changes. */
export function useInboxChanged() {
  const client = useQueryClient();
  return () => Promise.all([client.invalidateQueries({ queryKey: inboxKeys.all }), client.invalidateQueries({ queryKey: vendorKeys.all })]);
}

/** Assigns an email, dismisses it or has it read again. */
export function useInboxAction(id: string) {
  const refresh = useInboxChanged();
  return useMutation({
    mutationFn: (action: InboxAction) =>
      api.post<InboxMessageDto>(`${inboxBase}/${id}/${action.kind}`, action.kind === "assign" ? { vendorId: action.vendor.id } : {}),
    onSuccess: (_message, action) => {
      notify.success(done(action));
      return refresh();
    },
    // Someone else may have handled it meanwhile.
    onError: (error) => {
      notify.error(error.message);
      return refresh();
    },
    meta: { quiet: true },
  });
}
