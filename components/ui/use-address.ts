"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { startTransition, useEffect, useOptimistic, useRef, useState } from "react";

type Changes = Record<string, string | number | undefined>;

const lastPossiblePage = 100_000;

/** Asks for a list without filters where the plain address would open the person's default view. */
export const wholeList = "page=1";

/** What a search in the address can be: the calls refuse longer ones, and no text holds a zero character. */
export const longestSearch = 200;
const asSearch = (text: string) => text.replaceAll("\0", "").trim().slice(0, longestSearch);

/** As the calls know ids: they refuse a list that is filtered by anything else. */
const idForm = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/**
 * Filters that live in the address. They are shown at once, and the page's code fetches the list: the server does not render the page
 * again. Setting any of them other than the page goes back to the first page. Each choice is a step that the back button undoes; typed
 * letters are not steps. `unfiltered`: the query once every filter is taken off.
 */
export function useAddress(unfiltered = "") {
  const path = usePathname();
  const [query, showQuery] = useOptimistic(useSearchParams().toString());
  // A second choice may come before the first is drawn, or from a timer that began before it: both build on the newest.
  const newest = useRef(query);
  const shown = useRef(query);
  useEffect(() => {
    // A choice made before hydration is reported by an effect that runs before this one, so the first query must not replace it.
    if (shown.current === query) return;
    shown.current = query;
    newest.current = query;
  }, [query]);

  function go(next: string, isStep: boolean) {
    newest.current = next;
    const address = next ? `${path}?${next}` : path;
    startTransition(() => {
      showQuery(next);
      if (isStep) window.history.pushState(null, "", address);
      else window.history.replaceState(null, "", address);
    });
  }

  function changed(changes: Changes): string {
    const next = new URLSearchParams(newest.current);
    if (!("page" in changes)) next.delete("page");
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === "" || (name === "page" && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    return next.toString() || (newest.current && unfiltered);
  }

  const params = new URLSearchParams(query);
  const get = (name: string) => params.get(name) ?? "";
  const filters = new URLSearchParams(query);
  for (const name of ["page", "limit"]) filters.delete(name);
  return {
    get,
    /** Empty also for what is no id. */
    id: (name: string) => (idForm.test(get(name)) ? get(name) : ""),
    search: asSearch(get("search")),
    page: Math.min(lastPossiblePage, Math.max(1, Math.floor(Number(get("page"))) || 1)),
    /** All of it but the page and how many rows it has. */
    filters: filters.toString(),
    set: (changes: Changes) => go(changed(changes), Object.keys(changes).join() !== "search"),
    /** Sets without a step back. */
    correct: (changes: Changes) => go(changed(changes), false),
    /** Goes to another query as a whole; a page has as many rows as before. */
    show: (next: string) => {
      const limit = params.get("limit");
      const shown = new URLSearchParams(next);
      if (limit) shown.set("limit", limit);
      go(shown.toString() || unfiltered, true);
    },
  };
}

export type Address = ReturnType<typeof useAddress>;

/** The address of a tab's content: the tab opens before the address has it. */
export const inTab = (address: Address, tab: string): Address => ({ ...address, set: (changes) => address.set({ tab, ...changes }) });

/** Which page of a list is shown, and how to show another. */
export type PageAddress = { page: number; set: (changes: { page: number }) => void; correct: (changes: { page: number }) => void };

/** The page of a list inside another page, which keeps it out of the address. */
export function usePage(): PageAddress {
  const [page, setPage] = useState(1);
  const go = (changes: { page: number }) => setPage(Math.max(1, changes.page));
  return { page, set: go, correct: go };
}

/** Leads from a page beyond the last one, whose last row was deleted or that was typed, to the last; returns true while that lasts. */
export function useLastPage(address: PageAddress, pages: { page: number; totalPages: number } | undefined): boolean {
  const beyond = pages !== undefined && pages.page > pages.totalPages;
  const leave = beyond && pages.page === address.page;
  useEffect(() => {
    if (leave) address.correct({ page: pages.totalPages });
  });
  return beyond;
}
