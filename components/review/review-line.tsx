"use client";

import { useWaiting } from "@/components/review/use-queue";
import { TextLink } from "@/components/ui/text-link";
import { reviewKinds } from "@/lib/attention/values";
import { say } from "@/messages/say";

/** Shown below a count of vendors, because the list of documents to check counts documents. */
export function ReviewLine() {
  const count = useWaiting();
  return (
    <p className="text-ink-3 text-small">
      {say("review.eachVendorIsCountedOnce")}
      {count > 0 && (
        <>
          {" "}
          <TextLink href={`/attention?kind=${reviewKinds}`}>
            {say("review.countToReview", { counted: say("review.countDocuments", { count }) })}
          </TextLink>
        </>
      )}
    </p>
  );
}
