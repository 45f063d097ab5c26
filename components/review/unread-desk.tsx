"use client";

import { ArrowRight } from "lucide-react";
import { useCan } from "@/components/layout/session-context";
import { isBeingRead } from "@/components/queries/use-documents";
import { AddLine } from "@/components/review/add-line";
import { PageView } from "@/components/review/page-view";
import { useStatements } from "@/components/review/use-review";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import type { ReviewDto } from "@/lib/documents/review/schema";
import type { DocumentDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

const lines = ["a", "b", "c", "d", "e", "f"];

/** The page without values: they are not there yet, or the file could not be read. */
export function UnreadDesk({ document, review }: { document: DocumentDto; review: ReviewDto }) {
  const mayWrite = useCan("document:write");
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(22rem,1fr)]">
      <PageView document={document} entries={[]} selected={null} onSelect={() => {}} />
      <section aria-label={say("review.valuesLabel")} className="min-w-0 space-y-4 rounded-card border bg-surface p-4">
        {isBeingRead(document) ? (
          <>
            <p className="text-ink-2">{say("review.unreadHint")}</p>
            {lines.map((line) => (
              <Skeleton key={line} className="h-5 w-full" />
            ))}
          </>
        ) : (
          <>
            <p className="text-ink-2">{say("review.unreadText")}</p>
            {mayWrite && <ByHand document={document} review={review} />}
            {review.next && (
              <LinkButton href={`/documents/${review.next.id}`} variant="secondary" title={review.next.fileName}>
                {say("review.nextDocument")}
                <ArrowRight aria-hidden className="size-4" />
              </LinkButton>
            )}
          </>
        )}
      </section>
    </div>
  );
}

/** The first coverage that a person enters makes it a document that is read, by that person; the desk then asks for its values. */
function ByHand({ document, review }: { document: DocumentDto; review: ReviewDto }) {
  const send = useStatements(document);
  return (
    <div className="-mx-4 border-y">
      <p className="px-4 pt-3 text-ink-2">{say("review.unreadEntryHint")}</p>
      <AddLine
        certificate={0}
        freeLetters={[]}
        busy={send.isPending}
        problem={send.error?.message ?? null}
        onAdd={(statement, done) => send.mutate({ revision: review.revision, statements: [statement] }, { onSuccess: done })}
      />
    </div>
  );
}
