"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminCall, live, useAdminAction } from "@/components/admin/use-admin";
import type {
  AdminCompaniesDto,
  AdminCompanyDto,
  AdminCompanyPageDto,
  AdminCompanyPatch,
  CompanyDataDto,
  LookInput,
  NewCompanyInput,
} from "@/lib/admin/companies/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const base = "/api/admin/companies";
const companies = ["admin", "companies"] as const;

export function adminCompaniesQuery(filter: { search: string; atLimit: boolean; page: number; limit: number }) {
  return queryOptions({
    queryKey: [...companies, "list", filter] as const,
    queryFn: () => api.get<AdminCompaniesDto>(base, filter),
    ...live,
  });
}

export function adminCompanyQuery(id: string) {
  return queryOptions({
    queryKey: [...companies, "one", id] as const,
    queryFn: () => api.get<AdminCompanyPageDto>(`${base}/${id}`),
    refetchOnMount: "always" as const,
    meta: { quiet: true },
  });
}

function useCompaniesChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["admin"] });
}

export function useAddCompany() {
  return useMutation({
    mutationFn: (input: NewCompanyInput) => api.post<AdminCompanyDto>(base, input),
    onSuccess: useCompaniesChanged(),
    meta: { success: say("admin.companyCreated"), failure: say("admin.companyCreateFailed") },
  });
}

export function useUpdateCompany(id: string) {
  return useMutation({
    mutationFn: (patch: AdminCompanyPatch) => api.patch<AdminCompanyDto>(`${base}/${id}`, patch),
    onSuccess: useCompaniesChanged(),
    meta: { success: say("admin.companyUpdated"), failure: say("admin.companyUpdateFailed") },
  });
}

export type CompanyAction = "suspend" | "activate" | "delete" | "keep";

const calls: Record<CompanyAction, AdminCall> = {
  suspend: {
    call: (id) => api.patch(`${base}/${id}`, { status: "suspended" }),
    success: "admin.companySuspended",
    failure: "admin.companySuspendFailed",
  },
  activate: {
    call: (id) => api.patch(`${base}/${id}`, { status: "active" }),
    success: "admin.companyReactivated",
    failure: "admin.companyReactivateFailed",
  },
  delete: { call: (id) => api.delete(`${base}/${id}`), success: "admin.companyDeletionPlanned", failure: "admin.companyDeleteFailed" },
  keep: { call: (id) => api.post(`${base}/${id}/keep`), success: "admin.deletionCanceled", failure: "admin.deletionCancelFailed" },
};

export const useCompanyAction = (action: CompanyAction) => useAdminAction(calls[action]);

export function useLook(id: string) {
  return useMutation({
    mutationFn: (input: LookInput) => api.post<CompanyDataDto>(`${base}/${id}/look`, input),
    onSuccess: useCompaniesChanged(),
    meta: { failure: say("admin.companyDataLoadFailed") },
  });
}
