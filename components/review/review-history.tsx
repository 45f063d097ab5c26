"use client";

import { Undo2 } from "lucide-react";
import { usePlatform } from "@/components/layout/platform-context";
import { useCan, useSession } from "@/components/layout/session-context";
import { writtenValue } from "@/components/review/field-looks";
import { useUndo } from "@/components/review/use-review";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { formatCount, formatMoney, formatTime } from "@/components/ui/format";
import type { ReadingChange } from "@/lib/documents/readings/schema";
import { kindOf } from "@/lib/documents/review/rules";
import type { ReviewDto } from "@/lib/documents/review/schema";
import type { DocumentDto } from "@/lib/documents/schema";

const isConfirmation = (change: ReadingChange) =>
  change.kind === "value" && !change.wasUnreadable && JSON.stringify(change.from) === JSON.stringify(change.to);

function Change({ change }: { change: ReadingChange }) {
  if (change.kind === "add" || change.kind === "remove") return `${change.name} ${change.kind === "add" ? "added" : "removed"}`;
  if (change.kind === "limit") return `${change.name} added: ${formatMoney(change.to)}`;
  if (change.kind === "undo") return "The change below was undone";
  const written = (value: Parameters<typeof writtenValue>[1]) =>
    writtenValue({ pointer: change.pointer, kind: kindOf(change.pointer) ?? "text" }, value);
  if (change.kind === "differs") {
    return (
      <>
        {change.name}: now read as {written(change.now) ?? "nothing"}, stated earlier as {written(change.earlier) ?? "not stated"}
      </>
    );
  }
  return (
    <>
      {change.name}: <s className="text-ink-3">{written(change.from) ?? (change.wasUnreadable ? "unreadable" : "not stated")}</s>
      <span className="sr-only"> became </span> → {written(change.to) ?? "not stated"}
    </>
  );
}

/** Who read what, newest first: nothing of it is ever overwritten. */
export function ReviewHistory({ document, history }: { document: DocumentDto; history: ReviewDto["history"] }) {
  const { company } = useSession();
  const mayWrite = useCan("document:write");
  const undo = useUndo(document);
  const { appName } = usePlatform();
  return (
    <Section title="History of the reading">
      <ol className="divide-y">
        {history.map(({ revision, at, by, error, changes, canUndo }) => {
          const confirmed = changes.filter(isConfirmation).length;
          const told = changes.filter((change) => !isConfirmation(change));
          const title = by ?? (error ? "Could not be read" : changes.length > 0 ? "Earlier corrections kept" : `Read by ${appName}`);
          return (
            <li key={revision} className="px-5 py-2.5">
              <div className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium text-ink">{title}</span>
                <time dateTime={at} className="text-ink-3 text-small tabular-nums">
                  {formatTime(at, company.timeZone)}
                </time>
              </div>
              <ul className="text-ink-2 text-small [overflow-wrap:anywhere]">
                {error && <li>{error}</li>}
                {told.map((change) => (
                  <li key={JSON.stringify(change)}>
                    <Change change={change} />
                  </li>
                ))}
                {confirmed > 0 && <li>{formatCount(confirmed, "value", "values")} confirmed</li>}
              </ul>
              {canUndo && mayWrite && (
                <Button variant="secondary" className="mt-2" busy={undo.isPending} onClick={() => undo.mutate({ revision })}>
                  {!undo.isPending && <Undo2 aria-hidden className="size-4" />}
                  Undo This Change
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
