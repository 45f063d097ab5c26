"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";

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

  return { get: (name: string) => params.get(name) ?? "", page: Math.max(1, Number(params.get("page")) || 1), set };
}
