"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { confirmAll, type EntryGroup, isConfirmable } from "@/components/review/entries";
import { EntrySection, LineAdder } from "@/components/review/entry-section";
import { NoCoverage } from "@/components/review/no-coverage";
import { PageView } from "@/components/review/page-view";
import { ReviewHead } from "@/components/review/review-head";
import { type Desk, useDesk } from "@/components/review/use-desk";
import { isTyping, isWithModifier, useStepKeys } from "@/components/review/use-walk";
import { Confirm } from "@/components/ui/confirm";
import { notify } from "@/lib/client/notify";
import type { ReviewDto } from "@/lib/documents/review/schema";
import type { DocumentDetailDto } from "@/lib/documents/schema";

type ReviewDeskProps = { document: DocumentDetailDto; review: ReviewDto };

/** The page at one side, what was read from it at the other: a person goes from doubt to doubt, corrects and confirms. */
export function ReviewDesk({ document, review }: ReviewDeskProps) {
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const desk = useDesk(document, review, list);
  const { groups, entries, mayWrite } = desk;
  const [removing, setRemoving] = useState<EntryGroup | null>(null);
  useStepKeys(place, desk.step);
  const all = confirmAll(entries);
  return (
    <div ref={place} className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(22rem,1fr)]">
      <PageView document={document} entries={entries} selected={desk.selected} onSelect={({ key }) => desk.focusOn(key)} />
      <section
        ref={list}
        aria-label="Values read from the file"
        onKeyDown={(event) => actOnRow(desk, event)}
        className="min-w-0 rounded-card border bg-surface"
      >
        <ReviewHead
          review={review}
          entries={entries}
          mayWrite={mayWrite}
          busy={desk.busy && desk.editing === null}
          toConfirm={all.length}
          onStep={desk.step}
          onConfirmAll={() => desk.state(all, () => notify.success("Values confirmed"))}
        />
        {document.policies.length === 0 && <NoCoverage document={document} mayWrite={mayWrite} />}
        {groups.map((group, at) => (
          <EntrySection
            key={group.key}
            desk={desk}
            group={group}
            before={groups[at - 1]}
            after={groups[at + 1]}
            onRemove={() => setRemoving(group)}
          />
        ))}
        {groups.length === 0 && mayWrite && <LineAdder desk={desk} certificate={0} />}
      </section>
      <Confirm
        open={removing !== null}
        title="Remove from this certificate"
        question={`Is ${removing?.title ?? ""} not on the form?`}
        consequence="It no longer counts for the vendor. The history keeps what was read."
        confirmLabel="Remove"
        busy={desk.busy}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (!removing?.row) return;
          const { certificate, row } = removing;
          desk.state([{ kind: "remove", certificate, ...row }], () => setRemoving(null));
        }}
      />
    </div>
  );
}

/** Enter edits the selected value, C confirms it, while the focus is on its row. */
function actOnRow({ selected, mayWrite, busy, edit, confirmOne }: Desk, event: KeyboardEvent): void {
  if (isWithModifier(event) || isTyping(event.target)) return;
  if (!mayWrite || !selected || busy) return;
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-entry]") : null;
  if (row?.dataset.entry !== selected.key) return;
  if (event.key === "Enter" && row.firstElementChild === event.target && selected.kind !== "whole") {
    event.preventDefault();
    edit(selected.key);
  } else if (event.key === "c" && (selected.kind === "whole" || isConfirmable(selected))) confirmOne(selected);
}
