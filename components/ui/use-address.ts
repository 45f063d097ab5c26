"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";

type Changes = Record<string, string | number | undefined>;

const lastPossiblePage = 100_000;

/** Asks for a list without filters where the plain address would open the person's default view. */
export const wholeList = "page=1";

/**
 * Filters that live in the address. Setting any of them other than the page goes back to the first page. Each choice is a step
 * that the back button takes back; what is typed letter by letter is none. `unfiltered`: the query once every filter is taken off.
 */
export function useAddress(unfiltered = "") {
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();

  function addressWith(changes: Changes, at: string) {
    const next = new URLSearchParams(params);
    if (!("page" in changes)) next.delete("page");
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === "" || (name === "page" && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    if (next.size > 0) return `${at}?${next}`;
    return unfiltered && params.size > 0 ? `${at}?${unfiltered}` : at;
  }

  function set(changes: Changes, at = path) {
    const typed = Object.keys(changes).join() === "search";
    if (typed) correct(changes);
    else router.push(addressWith(changes, at), { scroll: false });
  }

  /** Sets without a step back. */
  function correct(changes: Changes, at = path) {
    router.replace(addressWith(changes, at), { scroll: false });
  }

  const page = Math.min(lastPossiblePage, Math.max(1, Math.floor(Number(params.get("page"))) || 1));
  return { get: (name: string) => params.get(name) ?? "", page, set, correct };
}

/** Leads from a page beyond the last one, whose last row was deleted or that was typed, to the last; tells while that lasts. */
export function useLastPage(address: ReturnType<typeof useAddress>, pages: { page: number; totalPages: number } | undefined): boolean {
  const beyond = pages !== undefined && pages.page > pages.totalPages;
  const leave = beyond && pages.page === address.page;
  useEffect(() => {
    if (leave) address.correct({ page: pages?.totalPages });
  });
  return beyond;
}
