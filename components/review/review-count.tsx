"use client";

import { useWaiting } from "@/components/review/use-queue";
import { TextLink } from "@/components/ui/text-link";
import { say } from "@/messages/say";

/** How many documents wait for a person; nothing when none does. */
export function ReviewCount() {
  const count = useWaiting();
  if (count === 0) return null;
  return (
    <span
      title={say("review.countToReview", { counted: say("review.countDocuments", { count }) })}
      className="inline-block whitespace-nowrap rounded-badge bg-violet-tint px-1.5 font-semibold text-violet text-xs tabular-nums"
    >
      {count > 999 ? "999+" : count}
      <span className="sr-only"> {say("review.waiting")}</span>
    </span>
  );
}

/** Shown below a count of vendors, because Review counts documents. */
export function ReviewLine() {
  const count = useWaiting();
  return (
    <p className="text-ink-3 text-small">
      {say("review.eachVendorIsCountedOnce")}
      {count > 0 && (
        <>
          {" "}
          <TextLink href="/review">{say("review.countToReview", { counted: say("review.countDocuments", { count }) })}</TextLink>
        </>
      )}
    </p>
  );
}
