"use client";

import { useState } from "react";
import type { Entry } from "@/components/review/entries";
import { useAddress } from "@/components/ui/use-address";
import type { Box } from "@/lib/extraction/schema";

/** Where a page of a document shows a value, in the address: page, left, top, right and bottom in points. */
export const spotAddress = (documentId: string, page: number | null, box: Box | null): string =>
  page === null ? `/documents/${documentId}` : `/documents/${documentId}?at=${[page, ...(box ?? [0, 0, 0, 0]).map(Math.round)].join(",")}`;

type Spot = { page: number; box: Box };

/** The place that the address asks for; null: none, or it is none. */
function useLinkedSpot(): Spot | null {
  const asked = useAddress().get("at");
  const [page = 0, left = 0, top = 0, right = 0, bottom = 0] = asked.split(",").map(Number);
  return Number.isInteger(page) && page > 0 && right > left && bottom > top ? { page, box: [left, top, right, bottom] } : null;
}

/** The place to show: that of the selected value, or that of a link until somebody selects another value. */
export function useShownSpot(selected: Entry | null): { spot: Spot | null; linked: Spot | null } {
  const key = selected?.key ?? null;
  const [first] = useState(key);
  const asked = useLinkedSpot();
  const linked = key === first ? asked : null;
  return { spot: linked ?? selected?.spot ?? null, linked };
}
