"use client";

import { Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { AddLimit } from "@/components/review/add-limit";
import { AddLine } from "@/components/review/add-line";
import {
  asksForPerson,
  confirmAll,
  confirmation,
  type Entry,
  type EntryGroup,
  entryGroups,
  entryKey,
  isConfirmable,
  nextDoubt,
} from "@/components/review/entries";
import { FieldEditor } from "@/components/review/field-editor";
import { FieldRow } from "@/components/review/field-row";
import { NoCoverage } from "@/components/review/no-coverage";
import { PageView } from "@/components/review/page-view";
import { ReviewHead } from "@/components/review/review-head";
import { useStatements } from "@/components/review/use-review";
import { Confirm } from "@/components/ui/confirm";
import { IconButton } from "@/components/ui/icon-button";
import { notify } from "@/lib/client/notify";
import type { ReviewDto, Statement } from "@/lib/documents/review/schema";
import type { DocumentDetailDto } from "@/lib/documents/schema";

type ReviewDeskProps = { document: DocumentDetailDto; review: ReviewDto };

/** The page at one side, what was read from it at the other: a person goes from doubt to doubt, corrects and confirms. */
export function ReviewDesk({ document, review }: ReviewDeskProps) {
  const mayWrite = useCan("document:write");
  const desk = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const dated = document.typedExpirationDate !== null;
  const groups = useMemo(() => entryGroups(review.certificates, { dated }), [review.certificates, dated]);
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const [selectedKey, setSelectedKey] = useState<string | null>(() => nextDoubt(entries, null, 1)?.key ?? null);
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<EntryGroup | null>(null);
  const send = useStatements(document);
  const selected = entries.find(({ key }) => key === selectedKey) ?? null;

  const begun = useRef(false);
  const focusOn = (key: string) => {
    begun.current = true;
    setSelectedKey(key);
    // After the row is there and the editor is gone.
    requestAnimationFrame(() => {
      const row = [...(list.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])].find(({ dataset }) => dataset.entry === key);
      row?.querySelector("button")?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest" });
    });
  };
  const step = (by: 1 | -1) => {
    // The first doubt is selected from the start; the first step leads to it.
    const next = !begun.current && selected && asksForPerson(selected) ? selected : nextDoubt(entries, selectedKey, by);
    if (!next) return;
    setEditing(null);
    focusOn(next.key);
  };
  const state = (statements: Statement[], taken: (fresh: ReviewDto) => void, sayHere = false) =>
    send.mutate(
      { revision: review.revision, statements },
      { onSuccess: taken, onError: (error) => !sayHere && notify.error(error.message) },
    );
  /** On to the next doubt, or else back to the value that was dealt with. */
  const goOn = (from: string) => (fresh: ReviewDto) => {
    setEditing(null);
    const left = entryGroups(fresh.certificates, { dated }).flatMap((group) => group.entries);
    focusOn(nextDoubt(left, from, 1)?.key ?? from);
  };
  const confirmOne = (entry: Entry) => state([confirmation(entry)], goOn(entry.key));

  const canConfirm = (entry: Entry) => entry.kind === "whole" || isConfirmable(entry);
  const keyed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (!mayWrite || !selected || send.isPending) return;
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-entry]") : null;
    if (row?.dataset.entry !== selected.key) return;
    if (event.key === "Enter" && row.firstElementChild === event.target && selected.kind !== "whole") {
      event.preventDefault();
      setEditing(selected.key);
    } else if (event.key === "c" && canConfirm(selected)) confirmOne(selected);
  };

  // From doubt to doubt also before anything of the desk has the focus; whatever changes something needs the focus on its row.
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const walk = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const inside = target instanceof Node && (target.contains(desk.current) || desk.current?.contains(target));
      if (!inside || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "n" || event.key === "j") latest.current(1);
      if (event.key === "p" || event.key === "k") latest.current(-1);
    };
    window.addEventListener("keydown", walk);
    return () => window.removeEventListener("keydown", walk);
  }, []);

  const all = confirmAll(entries);
  const problem = send.error?.message ?? null;
  const adder = (certificate: number) => (
    <AddLine
      certificate={certificate}
      freeLetters={review.certificates[certificate] ? freeLetters(review.certificates[certificate].insurers) : []}
      busy={send.isPending}
      problem={problem}
      onAdd={(statement, done) =>
        state(
          [statement],
          ({ certificates }) => {
            done();
            const added = certificates[certificate];
            const last =
              statement.kind === "addInsurer"
                ? `/insurers/${(added?.insurers.length ?? 1) - 1}/name`
                : `/policies/${(added?.policies.length ?? 1) - 1}/policyNumber`;
            focusOn(entryKey(certificate, last));
          },
          true,
        )
      }
    />
  );

  return (
    <div ref={desk} className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(22rem,1fr)]">
      <PageView document={document} entries={entries} selected={selected} onSelect={({ key }) => focusOn(key)} />
      <section ref={list} aria-label="Values read from the file" onKeyDown={keyed} className="min-w-0 rounded-card border bg-surface">
        <ReviewHead
          review={review}
          entries={entries}
          mayWrite={mayWrite}
          busy={send.isPending && editing === null}
          toConfirm={all.length}
          onStep={step}
          onConfirmAll={() => state(all, () => notify.success("Values confirmed"))}
        />
        {document.policies.length === 0 && <NoCoverage document={document} mayWrite={mayWrite} />}
        {groups.map((group, at) => (
          <section key={group.key} aria-labelledby={`group-${group.key}`}>
            {review.certificates.length > 1 && groups[at - 1]?.certificate !== group.certificate && (
              <p className="border-b bg-sunken px-4 py-2 font-semibold text-ink">
                Certificate {group.certificate + 1} of {review.certificates.length}, page {review.certificates[group.certificate]?.page}
              </p>
            )}
            <div className="flex min-h-10 items-center justify-between gap-2 border-b bg-ground px-4">
              <h2 id={`group-${group.key}`} className="min-w-0 font-semibold text-ink-2 text-small [overflow-wrap:anywhere]">
                {group.title}
              </h2>
              {mayWrite && group.row && (
                <IconButton label={`Remove ${group.title}`} tip="Not on the form" className="-mr-2" onClick={() => setRemoving(group)}>
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </div>
            <ul className="divide-y border-b">
              {group.entries.map((entry) => (
                <FieldRow
                  key={entry.key}
                  entry={entry}
                  selected={entry.key === selectedKey}
                  busy={send.isPending}
                  onSelect={() => setSelectedKey(entry.key)}
                  {...(mayWrite && {
                    onEdit: () => {
                      send.reset();
                      setEditing(entry.key);
                    },
                    onConfirm: () => confirmOne(entry),
                  })}
                  editor={
                    editing === entry.key && (
                      <FieldEditor
                        documentId={document.id}
                        entry={entry}
                        busy={send.isPending}
                        problem={problem}
                        onSave={(value, taken) =>
                          state(
                            [{ ...confirmation(entry), value } as Statement],
                            (fresh) => {
                              taken();
                              goOn(entry.key)(fresh);
                            },
                            true,
                          )
                        }
                        onClose={() => {
                          setEditing(null);
                          focusOn(entry.key);
                        }}
                      />
                    )
                  }
                />
              ))}
            </ul>
            {mayWrite && group.row?.list === "policies" && (
              <AddLimit
                of={group.title}
                busy={send.isPending}
                problem={problem}
                onAdd={(limit, done) =>
                  state([{ kind: "addLimit", certificate: group.certificate, policy: group.row?.position ?? 0, ...limit }], done, true)
                }
              />
            )}
            {mayWrite && groups[at + 1]?.certificate !== group.certificate && adder(group.certificate)}
          </section>
        ))}
        {groups.length === 0 && mayWrite && adder(0)}
      </section>
      <Confirm
        open={removing !== null}
        title="Remove from this certificate"
        question={`Is ${removing?.title ?? ""} not on the form?`}
        consequence="It no longer counts for the vendor. The history keeps what was read."
        confirmLabel="Remove"
        busy={send.isPending}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (!removing?.row) return;
          const { certificate, row } = removing;
          state([{ kind: "remove", certificate, ...row }], () => setRemoving(null));
        }}
      />
    </div>
  );
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest("input, textarea, select") !== null;
const freeLetters = (insurers: readonly { letter: string | null }[]) =>
  [..."ABCDEF"].filter((letter) => !insurers.some((one) => one.letter === letter));
