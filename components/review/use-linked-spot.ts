"use client";

import { useState } from "react";
import type { Entry } from "@/components/review/entries";
import { useAddress } from "@/components/ui/use-address";
import type { Box } from "@/lib/extraction/schema";

/** A page of a document in the address, and where on it a value stands: left, top, right and bottom in points. */
export const spotAddress = (documentId: string, page: number | null, box: Box | null): string =>
  page === null ? `/documents/${documentId}` : `/documents/${documentId}?at=${[page, ...(box ?? []).map(Math.round)].join(",")}`;

/** `box` null: the page as a whole. */
type Spot = { page: number; box: Box | null };

/** The place in the address; null when it has none that can be shown. */
function useLinkedSpot(): Spot | null {
  const asked = useAddress().get("at");
  const [page = 0, left = 0, top = 0, right = 0, bottom = 0] = asked.split(",").map(Number);
  if (!Number.isInteger(page) || page < 1) return null;
  return { page, box: right > left && bottom > top ? [left, top, right, bottom] : null };
}

/** The place to show: where a link points until a value is selected, then the place of that value. */
export function useShownSpot(selected: Entry | null): { spot: Spot | null; linked: Spot | null } {
  const key = selected?.key ?? null;
  const [first] = useState(key);
  const asked = useLinkedSpot();
  const linked = key === first ? asked : null;
  return { spot: linked ?? selected?.spot ?? null, linked };
}
