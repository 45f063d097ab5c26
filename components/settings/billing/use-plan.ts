"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { InvoicesDto, PreviewDto } from "@/lib/companies/billing/payments-schema";
import type { PlanDto } from "@/lib/companies/billing/schema";
import { api } from "@/lib/http/client/api";
import type { PlanWish } from "@/lib/tenancy/plan-schema";
import { say } from "@/messages/say";

const planKey = ["plan"] as const;
const invoicesKey = ["plan-invoices"] as const;

export function planQuery() {
  return queryOptions({ queryKey: planKey, queryFn: () => api.get<PlanDto>("/api/plan"), refetchOnMount: "always" });
}

export function invoicesQuery() {
  return queryOptions({ queryKey: invoicesKey, queryFn: () => api.get<InvoicesDto>("/api/plan/invoices"), refetchOnMount: "always" });
}

export function useWishForPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: PlanWish) => api.post<PlanDto>("/api/plan", wish),
    onSuccess: (plan) => client.setQueryData(planKey, plan),
    meta: { success: say("settings.planChosen"), failure: say("settings.planChooseFailed") },
  });
}

const goTo = ({ url }: { url: string }) => window.location.assign(url);

/** Leads to the payment provider's page on which the plan is paid. */
export function useCheckout() {
  return useMutation({
    mutationFn: (wish: PlanWish) => api.post<{ url: string }>("/api/plan/checkout", wish),
    onSuccess: goTo,
    meta: { failure: say("settings.paymentPageFailed") },
  });
}

/** Leads to the payment provider's page for the card, the address and the tax id. */
export function usePortal() {
  return useMutation({
    mutationFn: () => api.post<{ url: string }>("/api/plan/portal"),
    onSuccess: goTo,
    meta: { failure: say("settings.paymentPageFailed") },
  });
}

export function usePreviewChange() {
  return useMutation({
    mutationFn: ({ plan, cycle }: PlanWish) => api.get<PreviewDto>("/api/plan/change", { plan, cycle }),
    meta: { failure: say("settings.planChangeFailed") },
  });
}

/** A call that changes what is paid: its answer is the plan, and there may be another invoice. */
function usePaidChange<Input>(call: (input: Input) => Promise<PlanDto>, meta: { success: string; failure: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (plan) => {
      client.setQueryData(planKey, plan);
      return client.invalidateQueries({ queryKey: invoicesKey });
    },
    meta,
  });
}

export const useChangePlan = () =>
  usePaidChange((wish: PlanWish & { at: string }) => api.post<PlanDto>("/api/plan/change", wish), {
    success: say("settings.planChanged"),
    failure: say("settings.planChangeFailed"),
  });

export const useCancelPlan = () =>
  usePaidChange(() => api.post<PlanDto>("/api/plan/cancel"), {
    success: say("settings.planCanceled"),
    failure: say("settings.planCancelFailed"),
  });

export const useKeepPlan = () =>
  usePaidChange(() => api.post<PlanDto>("/api/plan/keep"), {
    success: say("settings.planContinues"),
    failure: say("settings.planChangeFailed"),
  });

/** Asks how the payment went, once, for who comes back from the provider's page: its event may come later. */
export function useReturn(): void {
  const { mutate } = usePaidChange(() => api.post<PlanDto>("/api/plan/refresh"), {
    success: say("settings.paymentReceived"),
    failure: say("settings.paymentCheckFailed"),
  });
  const isDone = useRef(false);
  useEffect(() => {
    const address = new URL(window.location.href);
    const outcome = address.searchParams.get("payment");
    if (!outcome || isDone.current) return;
    isDone.current = true;
    address.searchParams.delete("payment");
    window.history.replaceState(window.history.state, "", address);
    if (outcome === "done") mutate(undefined);
  }, [mutate]);
}
