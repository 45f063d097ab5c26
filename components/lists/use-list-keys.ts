"use client";

import { type RefObject, useEffect } from "react";
import { isForPage } from "@/components/ui/page-key";

const rowSelector = "[role=table] tbody > tr, ul[aria-busy] > li";
/** What opens a row: its first link, else its first button. */
const wayInto = (row: Element | undefined) => row?.querySelector<HTMLElement>("a[href], button");

/** The rows of a list that lead somewhere, from top to bottom. */
const rowsIn = (list: HTMLElement) => [...list.querySelectorAll(rowSelector)].filter((row) => wayInto(row));

function show(way: HTMLElement | null | undefined): void {
  way?.focus();
  way?.scrollIntoView({ block: "nearest" });
}

/**
 * J and K lead to the next and the previous row, X selects the row that has the focus, and / goes to the search. Enter opens the row,
 * as it does with every link that has the focus.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!list.current || !isForPage(event)) return;
      const rows = rowsIn(list.current);
      const at = rows.findIndex((row) => event.target instanceof Node && row.contains(event.target));
      if (event.key === "j") show(wayInto(rows[at + 1]));
      else if (event.key === "k") show(wayInto(rows[at < 0 ? 0 : at - 1]));
      else if (event.key === "x") rows[at]?.querySelector<HTMLElement>("input[type=checkbox]")?.click();
      else if (event.key === "/") {
        const search = list.current.querySelector<HTMLElement>("input[type=search]");
        if (search) event.preventDefault();
        search?.focus();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [list]);
}
