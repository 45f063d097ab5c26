"use client";

import { ArrowRight } from "lucide-react";
import { isBeingRead } from "@/components/documents/use-documents";
import { PageView } from "@/components/review/page-view";
import { LinkButton } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { DocumentDto } from "@/lib/documents/schema";
import type { ReviewDto } from "@/lib/review/schema";

const lines = ["a", "b", "c", "d", "e", "f"];

/** The page without values: they are not there yet, or the file could not be read. */
export function UnreadDesk({ document, review }: { document: DocumentDto; review: ReviewDto }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(22rem,1fr)]">
      <PageView document={document} entries={[]} selected={null} onSelect={() => {}} />
      <section aria-label="Values read from the file" className="min-w-0 space-y-4 rounded-card border bg-surface p-4">
        {isBeingRead(document) ? (
          <>
            <p className="text-ink-2">Nothing has been read yet.</p>
            {lines.map((line) => (
              <Skeleton key={line} className="h-5 w-full" />
            ))}
          </>
        ) : (
          <>
            <p className="text-ink-2">There are no values, since the file could not be read.</p>
            {review.next && (
              <LinkButton href={`/documents/${review.next.id}`} variant="secondary" title={review.next.fileName}>
                Next document
                <ArrowRight aria-hidden className="size-4" />
              </LinkButton>
            )}
          </>
        )}
      </section>
    </div>
  );
}
