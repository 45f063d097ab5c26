"use client";

import { useQuery } from "@tanstack/react-query";
import { attentionQuery, topFilter } from "@/components/attention/use-attention";
import { TextLink } from "@/components/ui/text-link";
import { reviewKinds } from "@/lib/attention/values";
import { say } from "@/messages/say";

/** Shown below a count of vendors, because the list that it opens counts documents. */
export function ReviewLine() {
  const { data } = useQuery(attentionQuery(topFilter));
  const count = reviewKinds.reduce((sum, kind) => sum + (data?.counts[kind] ?? 0), 0);
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
