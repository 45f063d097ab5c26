"use client";

import { useCan } from "@/components/layout/session-context";
import { PageView } from "@/components/review/page-view";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

const FormPlace = () => <Skeleton className="m-4 h-96" />;
const PaperForm = lazyPart(() => import("@/components/documents/papers/paper-form").then((file) => file.PaperForm), FormPlace);

/** A paper of one of the company's kinds: its page at one side, what it is and states at the other. */
export function PaperDesk({ document }: { document: DocumentDetailDto }) {
  const mayWrite = useCan("document:write");
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(22rem,1fr)]">
      <PageView document={document} entries={[]} selected={null} onSelect={() => {}} />
      <section aria-label={say("documents.paperTitle")} className="min-w-0 rounded-card border bg-surface">
        <PaperForm key={document.paper.version} document={document} mayWrite={mayWrite} />
      </section>
    </div>
  );
}
