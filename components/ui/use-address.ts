"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";

const lastPossiblePage = 100_000;

/** Filters that live in the address. Setting any of them other than the page goes back to the first page. */
export function useAddress() {
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();

  function set(changes: Record<string, string | number | undefined>, at = path) {
    const next = new URLSearchParams(params);
    if (!("page" in changes)) next.delete("page");
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === "" || (name === "page" && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    router.replace(next.size > 0 ? `${at}?${next}` : at, { scroll: false });
  }

  const page = Math.min(lastPossiblePage, Math.max(1, Math.floor(Number(params.get("page"))) || 1));
  return { get: (name: string) => params.get(name) ?? "", page, set };
}

/** Leads from a page beyond the last one, whose last row was deleted or that was typed, to the last; tells while that lasts. */
export function useLastPage(address: ReturnType<typeof useAddress>, pages: { page: number; totalPages: number } | undefined): boolean {
  const beyond = pages !== undefined && pages.page > pages.totalPages;
  const leave = beyond && pages.page === address.page;
  useEffect(() => {
    if (leave) address.set({ page: pages?.totalPages });
  });
  return beyond;
}
