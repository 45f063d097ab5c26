"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ConfirmClear } from "@/components/review/confirm-clear";
import { doubtsFirst, type EntryGroup, isConfirmable } from "@/components/review/entries";
import { DoubtSection, EntrySection, LineAdder, useEditorAhead } from "@/components/review/entry-section";
import { MarkSection } from "@/components/review/mark-section";
import { NoCoverage } from "@/components/review/no-coverage";
import { OpenRequirements } from "@/components/review/open-requirements";
import { PageView } from "@/components/review/page-view";
import { firstReason } from "@/components/review/questions";
import { ReviewHead } from "@/components/review/review-head";
import { type Desk, useDesk } from "@/components/review/use-desk";
import { useDeskKeys } from "@/components/review/use-walk";
import { Confirm } from "@/components/ui/confirm";
import { documentVerdictQuery } from "@/components/verdicts/use-verdict";
import { WordingSection } from "@/components/wordings/wording-section";
import type { ReviewDto } from "@/lib/documents/review/schema";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

type ReviewDeskProps = { document: DocumentDetailDto; review: ReviewDto };

/** The page at one side, what was read from it at the other: a person goes from doubt to doubt, corrects and confirms. */
export function ReviewDesk({ document, review }: ReviewDeskProps) {
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  useEditorAhead();
  const desk = useDesk(document, review, list);
  const { entries, mayWrite } = desk;
  const { doubts, rest } = doubtsFirst(desk.groups);
  const { data: verdict } = useQuery(documentVerdictQuery(document.id));
  const reason = firstReason({ needsReview: review.needsReview, reviewReasons: document.reviewReasons }, verdict);
  const [removing, setRemoving] = useState<EntryGroup | null>(null);
  useDeskKeys(place, desk.selected, {
    step: desk.step,
    toSentence: desk.toSentence,
    edit: () => editSelected(desk),
    confirm: () => confirmSelected(desk),
  });
  return (
    <>
      <OpenRequirements documentId={document.id} vendor={document.vendor} isLast={desk.counted.values + desk.counted.marks === 0} />
      <div ref={place} data-keys="desk" className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(22rem,1fr)]">
        <PageView
          document={document}
          entries={entries}
          selected={desk.selected}
          marks={desk.marks}
          onSelect={({ key }) => desk.focusOn(key)}
        />
        <section
          ref={list}
          aria-label={say("review.valuesLabel")}
          // What is for screen readers alone is placed within it: otherwise it would lengthen the page by the whole list.
          className="relative min-w-0 rounded-card border bg-surface lg:max-h-[max(28rem,calc(100dvh-6rem))] lg:overflow-y-auto"
        >
          <ReviewHead
            review={review}
            entries={entries}
            counted={desk.counted}
            reason={reason}
            hasSentences={desk.wordings.length > 0}
            mayWrite={mayWrite}
            onStep={desk.step}
          >
            {mayWrite && entries.length > 0 && <ConfirmClear desk={desk} />}
          </ReviewHead>
          {document.policies.length === 0 && <NoCoverage document={document} mayWrite={mayWrite} />}
          <MarkSection desk={desk} />
          <WordingSection wordings={desk.wordings} mayWrite={mayWrite} reviewHref={`/documents/${document.id}`} />
          {doubts.length > 0 && <DoubtSection desk={desk} doubts={doubts} />}
          {rest.map((group, at) => (
            <EntrySection
              key={group.key}
              desk={desk}
              group={group}
              before={rest[at - 1]}
              after={rest[at + 1]}
              onRemove={() => setRemoving(group)}
            />
          ))}
          {rest.length === 0 && mayWrite && <LineAdder desk={desk} certificate={0} />}
        </section>
        <Confirm
          open={removing !== null}
          title={say("review.removeLine")}
          question={say("review.rejectQuestion", { title: removing?.title ?? "" })}
          consequence={say("review.rejectConsequence")}
          confirmLabel={say("common.remove")}
          busy={desk.busy}
          onClose={() => setRemoving(null)}
          onConfirm={() => {
            if (!removing?.row) return;
            const { certificate, row } = removing;
            desk.state([{ kind: "remove", certificate, ...row }], () => setRemoving(null));
          }}
        />
      </div>
    </>
  );
}

function editSelected({ selected, mayWrite, busy, edit, editing }: Desk): void {
  if (mayWrite && selected && !busy && editing === null && selected.kind !== "whole") edit(selected.key);
}

function confirmSelected({ selected, mayWrite, busy, confirmOne, editing }: Desk): void {
  if (!mayWrite || !selected || busy || editing !== null) return;
  if (selected.kind === "whole" || isConfirmable(selected)) confirmOne(selected);
}
