"use client";

import { useAddress } from "@/components/ui/use-address";
import type { Box } from "@/lib/extraction/schema";

/** Where a page of a document shows a value, in the address: page, left, top, right and bottom in points. */
export const spotAddress = (documentId: string, page: number | null, box: Box | null): string =>
  page === null ? `/documents/${documentId}` : `/documents/${documentId}?at=${[page, ...(box ?? [0, 0, 0, 0]).map(Math.round)].join(",")}`;

/** The place that the address asks for; null: none, or it is none. */
export function useLinkedSpot(): { page: number; box: Box } | null {
  const asked = useAddress().get("at");
  const [page = 0, left = 0, top = 0, right = 0, bottom = 0] = asked.split(",").map(Number);
  return Number.isInteger(page) && page > 0 && right > left && bottom > top ? { page, box: [left, top, right, bottom] } : null;
}
