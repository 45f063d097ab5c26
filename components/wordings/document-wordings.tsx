"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { openWordingsQuery } from "@/components/wordings/use-wordings";
import { WordingForm } from "@/components/wordings/wording-form";
import type { WordingDto } from "@/lib/compliance/wordings/schema";
import { say } from "@/messages/say";

type DocumentWordingsProps = {
  documentId: string;
  /** The description in the document's review. */
  reviewHref: string;
  onClose: () => void;
};

/** The content of a dialog that asks about the unclear sentences of a document, one after another. */
export function DocumentWordings({ documentId, ...about }: DocumentWordingsProps) {
  // Each answer shortens the list, and an earlier list may have sentences that are answered by now.
  const [wordings, setWordings] = useState<readonly WordingDto[]>();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...openWordingsQuery(documentId), enabled: wordings === undefined });
  if (data && isFetchedAfterMount && !wordings) setWordings(data.wordings);
  if (wordings) return wordings.length > 0 ? <Steps wordings={wordings} {...about} /> : <NoSentence {...about} />;
  if (error)
    return (
      <ErrorState
        title={say("common.loadFailed", { what: say("wordings.theSentences") })}
        advice={error.message}
        onRetry={() => refetch()}
      />
    );
  return (
    <DialogBody>
      <div aria-busy className="space-y-3">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </DialogBody>
  );
}

type StepsProps = Omit<DocumentWordingsProps, "documentId"> & { wordings: readonly WordingDto[] };

function Steps({ wordings, reviewHref, onClose }: StepsProps) {
  const [at, setAt] = useState(0);
  const wording = wordings[at];
  if (!wording) return null;
  const isLast = at === wordings.length - 1;
  return (
    <WordingForm
      key={wording.wording}
      wording={wording}
      reviewHref={reviewHref}
      {...(wordings.length > 1 && { step: say("wordings.step", { at: at + 1, total: wordings.length }) })}
      onSaved={() => (isLast ? onClose() : setAt(at + 1))}
      onClose={onClose}
    />
  );
}

function NoSentence({ reviewHref, onClose }: Omit<DocumentWordingsProps, "documentId">) {
  return (
    <>
      <DialogBody>
        <p className="text-ink-2">{say("wordings.noSentence")}</p>
      </DialogBody>
      <DialogActions>
        <LinkButton href={reviewHref} onClick={onClose}>
          {say("wordings.reviewDocument")}
        </LinkButton>
      </DialogActions>
    </>
  );
}
