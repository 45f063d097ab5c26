"use client";

import { ArrowDown, ArrowRight, ArrowUp, CircleCheck, Keyboard, ScanEye } from "lucide-react";
import type { ReactNode } from "react";
import type { Entry } from "@/components/review/entries";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { isDoubt } from "@/lib/documents/review/rules";
import type { ReviewDto } from "@/lib/documents/review/schema";
import { type ToCheck, toCheck } from "@/lib/documents/review/to-check-rules";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

const keys = [
  ["n", "review.nextToCheck"],
  ["p", "review.previous"],
  ["w", "review.toSentences"],
  ["Enter", "review.correctThenSave"],
  ["c", "review.confirmShort"],
  ["Esc", "review.cancelShort"],
] as const;
const keysOfViewers: readonly string[] = ["n", "p"];

type ReviewHeadProps = {
  review: ReviewDto;
  entries: readonly Entry[];
  counted: ToCheck;
  /** Why a person has to look at the document, whatever its values are; null: no reason is open. */
  reason: string | null;
  /** Whether sentences are open, which have a key of their own. */
  hasSentences: boolean;
  mayWrite: boolean;
  onStep: (step: 1 | -1) => void;
  /** What can be done with all values at once. */
  children: ReactNode;
};

/** How much is left to look at, the way from one to the next, and on to the next document. */
export function ReviewHead({ review, entries, counted, reason, hasSentences, mayWrite, onStep, children }: ReviewHeadProps) {
  const doubts = counted.values + counted.marks;
  const missing = entries.filter(({ state, needed }) => state === "missing" && !needed).length;
  const clear = entries.filter((entry) => !isDoubt(entry) && !entry.needed).length - missing;
  const isOpen = doubts > 0 || review.needsReview || reason !== null;
  return (
    <div className="space-y-3 rounded-t-card border-b bg-surface px-4 py-3 lg:sticky lg:top-0 lg:z-10">
      <div className="flex items-center justify-between gap-3">
        <div role="status">
          <p className="font-semibold text-ink">{isOpen ? inWords(toCheck(counted)) : say("review.checkedAll")}</p>
          {doubts === 0 && reason && <p className="text-small text-violet [overflow-wrap:anywhere]">{reason}</p>}
          <p className="text-ink-3 text-small tabular-nums">{say("review.headCounts", { clear, missing })}</p>
        </div>
        {doubts > 0 ? (
          <span className="flex">
            <IconButton label={say("review.previousValue")} onClick={() => onStep(-1)}>
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton label={say("review.nextValue")} onClick={() => onStep(1)}>
              <ArrowDown aria-hidden />
            </IconButton>
          </span>
        ) : isOpen ? (
          <ScanEye aria-hidden className="size-6 shrink-0 text-violet" />
        ) : (
          <CircleCheck aria-hidden className="size-6 text-good" />
        )}
      </div>
      {(mayWrite || review.next) && (
        <div className="flex flex-wrap gap-2">
          {review.next && (
            <LinkButton
              href={`/documents/${review.next.id}`}
              variant={review.needsReview ? "secondary" : "primary"}
              title={review.next.fileName}
            >
              {say("review.nextDocument")}
              <ArrowRight aria-hidden className="size-4" />
            </LinkButton>
          )}
          {children}
        </div>
      )}
      <dl
        aria-label={say("review.keyboardShortcuts")}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3 text-small max-lg:hidden"
      >
        <Keyboard aria-hidden className="size-4" />
        {keys
          .filter(([key]) => (key === "w" ? hasSentences && mayWrite : mayWrite || keysOfViewers.includes(key)))
          .map(([key, does]) => (
            <div key={key} className="flex items-center gap-1.5">
              <dt>
                <kbd className="rounded-badge border border-control-line px-1.5 font-sans text-ink-2 text-xs">{key}</kbd>
              </dt>
              <dd>{say(does)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
