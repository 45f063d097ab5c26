"use client";

import { useAddress } from "@/components/ui/use-address";
import type { Box } from "@/lib/extraction/schema";

/** A page of a document in the address, and the box of a value on it: left, top, right and bottom in points. */
export const spotAddress = (documentId: string, page: number | null, box: Box | null): string =>
  page === null ? `/documents/${documentId}` : `/documents/${documentId}?at=${[page, ...(box ?? []).map(Math.round)].join(",")}`;

/** `box` null: the page as a whole. */
export type Spot = { page: number; box: Box | null };

/** The place in the address; null when it has none that can be shown. */
export function useLinkedSpot(): Spot | null {
  const asked = useAddress().get("at");
  const [page = 0, left = 0, top = 0, right = 0, bottom = 0] = asked.split(",").map(Number);
  if (!Number.isInteger(page) || page < 1) return null;
  return { page, box: right > left && bottom > top ? [left, top, right, bottom] : null };
}
