"use client";

import { useState } from "react";
import type { Entry } from "@/components/review/entries";
import { type Spot, useLinkedSpot } from "@/components/verdicts/linked-spot";

/** The place to show: where a link points until a value is selected, then the place of that value. */
export function useShownSpot(selected: Entry | null): { spot: Spot | null; linked: Spot | null } {
  const key = selected?.key ?? null;
  const [first] = useState(key);
  const asked = useLinkedSpot();
  const linked = key === first ? asked : null;
  return { spot: linked ?? selected?.spot ?? null, linked };
}
