"use client";

import { useQuery } from "@tanstack/react-query";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { openWordingQuery } from "@/components/wordings/use-wordings";
import { WordingForm } from "@/components/wordings/wording-form";
import { say } from "@/messages/say";

/** Asks what a sentence, or a form, means. */
export function AnswerWording({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(openWordingQuery(id));
  return (
    <Dialog title={say("wordings.title")} open onClose={onClose}>
      {data ? (
        <WordingForm wording={data} reviewHref={data.document && `/documents/${data.document.id}`} onSaved={onClose} onClose={onClose} />
      ) : error ? (
        <ErrorState
          title={say("common.loadFailed", { what: say("attention.theSentence") })}
          advice={error.message}
          onRetry={() => refetch()}
        />
      ) : (
        <DialogBody>
          <Skeleton className="h-48 w-full" />
        </DialogBody>
      )}
    </Dialog>
  );
}
