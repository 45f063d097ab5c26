"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "@/components/review/entries";
import { markKey } from "@/components/review/marks";
import { questionSpot } from "@/components/review/questions";
import { type Spot, useLinkedSpot } from "@/components/verdicts/linked-spot";
import { documentVerdictQuery } from "@/components/verdicts/use-verdict";
import type { MarkDto } from "@/lib/documents/review/marks-schema";

type Shown = {
  spot: Spot | null;
  linked: Spot | null;
  /** Changes with what is to be shown, so that a page that someone turned to is left. */
  cause: string;
};

/**
 * The place to show: where a link points until a value or a mark is selected, then the place of that. Without either it is the place of the
 * document's first open requirement.
 */
export function useShownSpot(documentId: string, selected: Entry | null, mark: MarkDto | null): Shown {
  const key = mark ? markKey(mark) : (selected?.key ?? null);
  const asked = useLinkedSpot();
  const link = asked === null ? "" : [asked.page, ...(asked.box ?? [])].join();
  // Which value was selected when the link was followed.
  const [followed, follow] = useState({ link, key });
  if (followed.link !== link) follow({ link, key });
  const linked = key === followed.key ? asked : null;
  const { data: verdict } = useQuery(documentVerdictQuery(documentId));
  const own = mark ? { page: mark.page, box: mark.box } : selected?.spot;
  const spot = linked ?? own ?? questionSpot(verdict, documentId);
  return { spot, linked, cause: linked ? `${key} ${link}` : `${key}` };
}
