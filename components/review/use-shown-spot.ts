"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "@/components/review/entries";
import { questionSpot } from "@/components/review/questions";
import { type Spot, useLinkedSpot } from "@/components/verdicts/linked-spot";
import { documentVerdictQuery } from "@/components/verdicts/use-verdict";

type Shown = {
  spot: Spot | null;
  linked: Spot | null;
  /** Changes with what is to be shown, so that a page that someone turned to is left. */
  cause: string;
};

/**
 * The place to show: where a link points until a value is selected, then the place of that value. Without either it is the place of the
 * document's first open requirement.
 */
export function useShownSpot(documentId: string, selected: Entry | null): Shown {
  const key = selected?.key ?? null;
  const asked = useLinkedSpot();
  const link = asked === null ? "" : [asked.page, ...(asked.box ?? [])].join();
  // Which value was selected when the link was followed.
  const [followed, follow] = useState({ link, key });
  if (followed.link !== link) follow({ link, key });
  const linked = key === followed.key ? asked : null;
  const { data: verdict } = useQuery(documentVerdictQuery(documentId));
  const spot = linked ?? selected?.spot ?? questionSpot(verdict, documentId);
  return { spot, linked, cause: linked ? `${key} ${link}` : `${key}` };
}
