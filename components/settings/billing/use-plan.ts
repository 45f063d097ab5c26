"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { PlanDto } from "@/lib/companies/billing/schema";
import type { PlanWish } from "@/lib/tenancy/plan/schema";
import { say } from "@/messages/say";

const planKey = ["plan"] as const;

export function planQuery() {
  return queryOptions({ queryKey: planKey, queryFn: () => api.get<PlanDto>("/api/plan"), refetchOnMount: "always" });
}

export function useWishForPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: PlanWish) => api.post<PlanDto>("/api/plan", wish),
    onSuccess: (plan) => client.setQueryData(planKey, plan),
    meta: { success: say("settings.planChosenWeWillGet"), failure: say("settings.failedToChooseThePlan") },
  });
}
