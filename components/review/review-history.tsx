"use client";

import { Undo2 } from "lucide-react";
import { usePlatform } from "@/components/layout/platform-context";
import { useCan, useSession } from "@/components/layout/session-context";
import { writtenValue } from "@/components/review/field-looks";
import { answerNames } from "@/components/review/marks";
import { useUndo } from "@/components/review/use-review";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { formatMoney, formatTime } from "@/components/ui/format";
import type { SaidChange } from "@/lib/documents/readings/schema";
import { kindOf } from "@/lib/documents/review/rules";
import type { ReviewDto } from "@/lib/documents/review/schema";
import type { DocumentDto } from "@/lib/documents/schema";
import { labelled, say } from "@/messages/say";

const isConfirmation = (change: SaidChange) =>
  change.kind === "value" && !change.wasUnreadable && JSON.stringify(change.from) === JSON.stringify(change.to);

function Change({ change }: { change: SaidChange }) {
  if (change.kind === "add" || change.kind === "remove")
    return say(change.kind === "add" ? "review.nameAdded" : "review.nameRemoved", { name: change.name });
  if (change.kind === "limit") return say("review.limitAdded", { name: change.name, amount: formatMoney(change.to) });
  if (change.kind === "mark") return labelled(change.name, say(answerNames[change.answer]));
  if (change.kind === "undo") return say("review.historyUndo");
  const written = (value: Parameters<typeof writtenValue>[1]) =>
    writtenValue({ pointer: change.pointer, kind: kindOf(change.pointer) ?? "text" }, value);
  if (change.kind === "differs") {
    return (
      <>
        {say("review.historyReread", { name: change.name })} {written(change.now) ?? say("review.nothing")}
        {say("review.statedEarlierAs")} {written(change.earlier) ?? say("review.notStatedText")}
      </>
    );
  }
  return (
    <>
      {change.name}:{" "}
      <s className="text-ink-3">
        {written(change.from) ?? (change.wasUnreadable ? say("review.unreadableInSentence") : say("review.notStatedText"))}
      </s>
      <span className="sr-only"> {say("review.became")} </span> → {written(change.to) ?? say("review.notStatedText")}
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
    <Section title={say("review.historyTitle")}>
      <ol className="divide-y">
        {history.map(({ revision, at, by, error, changes, canUndo }) => {
          const confirmed = changes.filter(isConfirmation).length;
          const told = changes.filter((change) => !isConfirmation(change));
          const title =
            by ??
            (error
              ? say("review.unread")
              : changes.length > 0
                ? say("review.earlierCorrectionsKept")
                : say("review.readByProduct", { appName }));
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
                {confirmed > 0 && (
                  <li>{say("review.confirmedConfirmed", { confirmed: say("review.countValues", { count: confirmed }) })}</li>
                )}
              </ul>
              {canUndo && mayWrite && (
                <Button variant="secondary" className="mt-2" busy={undo.isPending} onClick={() => undo.mutate({ revision })}>
                  {!undo.isPending && <Undo2 aria-hidden className="size-4" />}
                  {say("review.undoThisChange")}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
