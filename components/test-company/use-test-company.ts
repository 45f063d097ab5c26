"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetKept } from "@/components/auth/forget-kept";
import { api } from "@/lib/http/client/api";
import type { MessageDto } from "@/lib/infra/messages-schema";
import type { TestCompanyDto } from "@/lib/transfer/test-company/schema";
import { say } from "@/messages/say";

const path = "/api/test-company";

export function testCompanyQuery() {
  return queryOptions({ queryKey: ["test-company"], queryFn: () => api.get<TestCompanyDto>(path), refetchOnMount: "always" });
}

/** What of the test company is changed, with what it answers. Everything on the screen may be of it. */
function useChange<Answer>(change: () => Promise<Answer>, success: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries(), meta: { success } });
}

export const useMakeTestCompany = () => useChange(() => api.post<TestCompanyDto>(path), say("testCompany.made"));
export const useEmptyTestCompany = () => useChange(() => api.post<TestCompanyDto>(`${path}/empty`), say("testCompany.emptied"));
export const useDeleteTestCompany = () => useChange(() => api.delete<MessageDto>(path), say("testCompany.deleted"));

/** The whole page is left, so that nothing of one company is shown in the other. */
function useSwitch(way: "enter" | "leave") {
  return useMutation({
    mutationFn: () => api.post<MessageDto>(`${path}/${way}`),
    onSuccess: () => {
      forgetKept();
      window.location.assign("/dashboard");
    },
  });
}
export const useEnterTestCompany = () => useSwitch("enter");
export const useLeaveTestCompany = () => useSwitch("leave");
