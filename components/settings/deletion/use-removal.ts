"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { ProofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import type { RemovalInput, RemovalsDto } from "@/lib/companies/deletion/schema";
import { api } from "@/lib/http/client/api";
import type { DownloadDto } from "@/lib/transfer/export/schema";
import { say } from "@/messages/say";

const base = "/api/removal";
const key = ["removal"] as const;

export function removalQuery() {
  return queryOptions({ queryKey: key, queryFn: () => api.get<RemovalsDto>(base), meta: { quiet: true } });
}

export type Removed = "account" | "company";

/** The banner above every screen comes from the server, so that it is there at once. */
function useRemovalsChanged() {
  const client = useQueryClient();
  const router = useRouter();
  return (removals: RemovalsDto) => {
    client.setQueryData(key, removals);
    router.refresh();
  };
}

export function useAskRemoval(what: Removed) {
  return useMutation({
    mutationFn: (input: RemovalInput) => api.post<RemovalsDto>(`${base}/${what}`, input),
    onSuccess: useRemovalsChanged(),
    meta: { quiet: true },
  });
}

export function useKeep(what: Removed) {
  const onSuccess = useRemovalsChanged();
  return useMutation({
    mutationFn: async () => {
      await api.delete(`${base}/${what}`);
      return api.get<RemovalsDto>(base);
    },
    onSuccess,
    meta: {
      success: what === "account" ? say("companies.accountKept") : say("companies.companyKept"),
      failure: say("companies.keepFailed"),
    },
  });
}

export function useExportPerson() {
  return useMutation({
    mutationFn: () => api.download("/api/exports/me"),
    meta: { failure: say("companies.exportFailed") },
  });
}

/** The browser itself stores the zip while it comes, since it may be larger than a page's memory. */
export function useExportCompany() {
  return useMutation({
    mutationFn: async (proof: ProofInput) => {
      const { url } = await api.post<DownloadDto>("/api/exports/company", proof);
      Object.assign(document.createElement("a"), { href: url, download: "" }).click();
    },
    meta: { success: say("companies.exportStarted"), quiet: true },
  });
}
