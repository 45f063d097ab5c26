"use client";

import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { documentKeys } from "@/components/queries/document-keys";
import { vendorKeys } from "@/components/queries/vendor-keys";
import type { TimelineDto, VendorVerdictDto } from "@/lib/compliance/reading/schema";
import { api } from "@/lib/http/client/api";

/** A vendor's verdict of today, or of the ISO date that is asked for. */
export const verdictQuery = (id: string, date: string) =>
  queryOptions({
    queryKey: vendorKeys.verdict(id, date),
    queryFn: () => api.get<VendorVerdictDto>(`/api/vendors/${id}/verdict`, { date: date || undefined }),
    refetchOnMount: "always",
    meta: { quiet: true },
  });

/** A vendor's coverages in time between two ISO dates; "": the usual two years before and after today. */
export const timelineQuery = (id: string, from: string, to: string) =>
  queryOptions({
    queryKey: vendorKeys.timeline(id, from, to),
    queryFn: () => api.get<TimelineDto>(`/api/vendors/${id}/timeline`, { from: from || undefined, to: to || undefined }),
    refetchOnMount: "always",
    meta: { quiet: true },
  });

/** What today's verdicts rest on a document for; null: the document has no vendor. */
export const documentVerdictQuery = (id: string) =>
  queryOptions({
    queryKey: documentKeys.verdict(id),
    queryFn: () => api.get<VendorVerdictDto | null>(`/api/documents/${id}/verdict`),
    refetchOnMount: "always",
    meta: { quiet: true },
  });

/** A decision changes the vendor, and which documents wait for a person. */
export function useVerdictChanged() {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([vendorKeys.all, documentKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })));
  }, [client]);
}
