"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type {
  DeliveriesDto,
  DeliveryDto,
  NewWebhookDto,
  ReplayDto,
  TestDto,
  WebhookDto,
  WebhooksDto,
  webhookInput,
} from "@/lib/integrations/webhooks/schema";
import { say } from "@/messages/say";

const base = "/api/webhooks";

export function webhooksQuery() {
  return queryOptions({
    queryKey: ["webhooks"] as const,
    queryFn: () => api.get<WebhooksDto>(base),
    refetchOnMount: "always",
    // Events that wait go out within seconds.
    refetchInterval: ({ state }) => (state.data?.webhooks.some(({ isActive, health }) => isActive && health.waiting > 0) ? 5000 : false),
  });
}

export function deliveriesQuery(id: string) {
  return queryOptions({
    queryKey: ["webhooks", id, "deliveries"] as const,
    queryFn: () => api.get<DeliveriesDto>(`${base}/${id}/deliveries`),
    refetchOnMount: "always",
    // The worker sends what is due now within seconds.
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isDueNow) ? 3000 : false),
  });
}

const isDueNow = ({ state, nextTryAt }: DeliveryDto) =>
  state === "waiting" && nextTryAt !== null && Math.abs(Date.parse(nextTryAt) - Date.now()) < 60_000;

/** The lists of webhooks and of their deliveries are read again. */
function useChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: webhooksQuery().queryKey });
}

export function useCreateWebhook() {
  return useMutation({
    mutationFn: (input: z.input<typeof webhookInput>) => api.post<NewWebhookDto>(base, input),
    onSuccess: useChanged(),
    meta: { failure: say("settings.webhookAddFailed") },
  });
}

export function useChangeWebhook({ id, version }: WebhookDto) {
  return useMutation({
    mutationFn: (input: z.output<typeof webhookInput>) => api.patch<WebhookDto>(`${base}/${id}`, { ...input, version }),
    onSettled: useChanged(),
    meta: { success: say("settings.webhookChanged"), failure: say("settings.webhookChangeFailed") },
  });
}

export function useRenewSecret(id: string) {
  return useMutation({
    mutationFn: () => api.post<NewWebhookDto>(`${base}/${id}/secret`),
    onSettled: useChanged(),
    meta: { failure: say("settings.webhookChangeFailed") },
  });
}

export function useTestWebhook(id: string) {
  return useMutation({ mutationFn: () => api.post<TestDto>(`${base}/${id}/test`), meta: { failure: say("settings.failedToTest") } });
}

export function useReplay(id: string) {
  return useMutation({
    mutationFn: (since: string) => api.post<ReplayDto>(`${base}/${id}/replay`, { since }),
    onSettled: useChanged(),
    onSuccess: ({ events }) => notify.success(say("settings.eventsAreSent", { count: events })),
    meta: { failure: say("settings.eventsResendFailed") },
  });
}

export function useSwitchWebhook() {
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) => api.post<WebhooksDto>(`${base}/${id}/switch`, { isActive }),
    onSettled: useChanged(),
    meta: { failure: say("settings.webhookChangeFailed") },
  });
}

export function useDeleteWebhook() {
  return useMutation({
    mutationFn: (id: string) => api.delete(`${base}/${id}`),
    onSettled: useChanged(),
    meta: { success: say("settings.webhookDeleted"), failure: say("settings.webhookDeleteFailed") },
  });
}

export function useResend(webhookId: string) {
  return useMutation({
    mutationFn: (id: string) => api.post(`${base}/${webhookId}/deliveries/${id}/send`),
    onSettled: useChanged(),
    meta: { success: say("settings.webhookIsSentAgain"), failure: say("settings.failedToResend") },
  });
}
