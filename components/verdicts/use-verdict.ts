"use client";

import { queryOptions } from "@tanstack/react-query";
import { vendorKeys } from "@/components/vendors/vendor-keys";
import { api } from "@/lib/client/api";
import type { TimelineDto, VendorVerdictDto } from "@/lib/verdicts/reading/schema";

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
