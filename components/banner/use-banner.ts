"use client";

import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/client/api";
import type { BannerDto } from "@/lib/operations/banner/schema";

export const bannerKey = ["banner"] as const;
const refreshMillis = 60_000;

/** An open page asks again every minute: a banner may announce maintenance. */
export function bannerQuery(initial: BannerDto) {
  return queryOptions({
    queryKey: bannerKey,
    queryFn: () => api.get<BannerDto>("/api/banner"),
    initialData: initial,
    staleTime: refreshMillis,
    refetchInterval: refreshMillis,
  });
}
