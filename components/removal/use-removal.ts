"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { api } from "@/lib/client/api";
import type { RemovalsDto } from "@/lib/removal/schema";

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
    mutationFn: (typed: string) => api.post<RemovalsDto>(`${base}/${what}`, { typed }),
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
    meta: { success: what === "account" ? "Your account is kept" : "The company is kept", failure: "Failed to take the deletion back" },
  });
}

export function useExportPerson() {
  return useMutation({
    mutationFn: () => api.download("/api/exports/me", "my-data.json"),
    meta: { failure: "Failed to export your data" },
  });
}

/**
 * The browser itself stores the zip while it comes, since it may be larger than a page's memory. Its own request cannot renew
 * the session, so a small call does that before.
 */
export function useExportCompany() {
  return useMutation({
    mutationFn: async () => {
      await api.get<RemovalsDto>(base);
      Object.assign(document.createElement("a"), { href: "/api/exports/company", download: "" }).click();
    },
    meta: { success: "The download begins in a moment", failure: "Failed to export the company's data" },
  });
}
