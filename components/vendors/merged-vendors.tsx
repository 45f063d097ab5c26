"use client";

import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { formatMoment } from "@/components/ui/format";
import { mergesQuery, useUndoMerge } from "@/components/vendors/use-merge";
import type { MergeDto } from "@/lib/vendors/merging/schema";
import { say } from "@/messages/say";

/** Lists the vendors merged into this one. Hidden when there are no merges. */
export function MergedVendors({ vendorId }: { vendorId: string }) {
  const { data } = useQuery(mergesQuery(vendorId));
  const mayMerge = useCan("vendor:merge");
  const [undoing, setUndoing] = useState<MergeDto>();
  const undo = useUndoMerge(vendorId);
  const close = () => setUndoing(undefined);
  if (!data || data.merges.length === 0) return null;
  return (
    <Section title={say("merging.mergedVendors")}>
      <ul className="divide-y">
        {data.merges.map((merge) => (
          <li key={merge.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-5 py-2">
            <MergeFacts merge={merge} />
            {mayMerge && merge.canUndo && (
              <Button variant="secondary" onClick={() => setUndoing(merge)}>
                <Undo2 aria-hidden className="size-4" />
                {say("merging.undo")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        open={undoing !== undefined}
        harmless
        title={say("merging.undo")}
        question={undoing ? say("merging.undoQuestion", { name: undoing.name }) : ""}
        consequence={say("merging.undoConsequence")}
        confirmLabel={say("merging.undo")}
        busy={undo.isPending}
        onClose={close}
        onConfirm={() => undoing && undo.mutate(undoing.id, { onSettled: close })}
      />
    </Section>
  );
}

function MergeFacts({ merge: { name, email, externalId, mergedAt, mergedBy, undoUntil, canUndo } }: { merge: MergeDto }) {
  const { timeZone } = useSession().company;
  const day = formatMoment(mergedAt, timeZone);
  const person = mergedBy && `${mergedBy.firstName} ${mergedBy.lastName}`;
  const facts = [
    email,
    externalId && say("merging.externalId", { id: externalId }),
    person ? say("merging.mergedOn", { day, person }) : say("merging.mergedOnDay", { day }),
    canUndo && say("merging.undoUntil", { day: formatMoment(undoUntil, timeZone) }),
  ];
  return (
    <span className="min-w-0 text-ink [overflow-wrap:anywhere]">
      {name}
      <span className="block text-ink-3 text-small">{facts.filter(Boolean).join(" · ")}</span>
    </span>
  );
}
