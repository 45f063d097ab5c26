"use client";

import { useQuery } from "@tanstack/react-query";
import { EyeOff, Undo2 } from "lucide-react";
import { useMemo, useState } from "react";
import { ExceptionsLink } from "@/components/exceptions/exceptions-link";
import { useCan } from "@/components/layout/session-context";
import { type BatchAction, BatchDialogs } from "@/components/lists/batch-dialogs";
import { ListBar } from "@/components/lists/list-bar";
import { ListPage } from "@/components/lists/list-page";
import { useAllIds } from "@/components/lists/use-lists";
import { useSelection } from "@/components/lists/use-selection";
import { useDocumentsChanged } from "@/components/queries/use-documents";
import { queueColumns } from "@/components/review/queue-columns";
import { queueBase, queueQuery, useMoveOut } from "@/components/review/use-queue";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useAddress } from "@/components/ui/use-address";
import type { QueueAction } from "@/lib/documents/review/queue-schema";
import { say } from "@/messages/say";

const dismissal: BatchAction<QueueAction> = {
  name: "dismiss",
  get label() {
    return say("review.dismiss");
  },
  icon: <EyeOff aria-hidden className="size-4" />,
  needs: "document:write",
  get title() {
    return say("review.dismissDocuments");
  },
  question: (count) => say("review.dismissCountFromReview", { count }),
  get consequence() {
    return say("review.noStatusChangesYouCan");
  },
  get confirm() {
    return say("review.dismiss");
  },
  harmless: true,
  get running() {
    return say("review.dismissingDocuments");
  },
  done: (count) => say("review.countDismissed", { count }),
};

const restoration: BatchAction<QueueAction> = {
  harmless: true,
  needs: "document:write",
  name: "restore",
  get label() {
    return say("review.putBack");
  },
  icon: <Undo2 aria-hidden className="size-4" />,
  get title() {
    return say("review.putDocumentsBack");
  },
  question: (count) => say("review.putCountBackIntoReview", { count }),
  get consequence() {
    return say("review.theyWaitForAPerson");
  },
  get confirm() {
    return say("review.putBack");
  },
  get running() {
    return say("review.puttingDocumentsBack");
  },
  done: (count) => say("review.countPutBack", { count }),
};

/** The documents that wait for a person, and those that were dismissed. */
export function QueueScreen() {
  const address = useAddress();
  const mayWrite = useCan("document:write");
  const dismissed = address.get("dismissed") === "true";
  const query = useQuery(queueQuery({ page: address.page, limit: 10, dismissed }));
  const selection = useSelection(String(dismissed));
  const allIds = useAllIds(queueBase);
  const [asked, setAsked] = useState<BatchAction>();
  const move = useMoveOut();
  const action = dismissed ? restoration : dismissal;
  const { mutate } = move;
  const columns = useMemo(
    () => queueColumns(dismissed, mayWrite ? (document) => mutate({ document, action: dismissed ? "restore" : "dismiss" }) : undefined),
    [dismissed, mayWrite, mutate],
  );
  return (
    <ListPage
      title={say("common.review")}
      subtitle={say("review.documentsWithSomethingToCheck")}
      action={<ExceptionsLink />}
      label={dismissed ? say("review.dismissedDocuments") : say("review.documentsToReview")}
      bar={
        <ListBar
          total={query.data?.pagination.total}
          busy={query.isPlaceholderData}
          list="documents"
          selection={selection}
          selectingAll={allIds.isPending}
          onSelectAll={() => allIds.mutate({ dismissed }, { onSuccess: selection.replace })}
          actions={
            <Button variant="secondary" onClick={() => setAsked(action)}>
              {action.icon}
              {action.label}
            </Button>
          }
        >
          <Button variant="ghost" aria-pressed={dismissed} onClick={() => address.set({ dismissed: dismissed ? "" : "true" })}>
            {dismissed ? say("review.showWaiting") : say("review.showDismissed")}
          </Button>
        </ListBar>
      }
      address={address}
      query={query}
      rowsOf={({ documents }) => documents}
      what={say("review.theReviewQueue")}
      empty={<EmptyState message={dismissed ? say("review.noDocumentWasDismissed") : say("review.nothingToReviewDocumentsAppear")} />}
      columns={columns}
      rowKey={({ id }) => id}
      selection={mayWrite ? { ...selection, nameOf: ({ fileName }) => fileName } : undefined}
    >
      <BatchDialogs
        asked={asked}
        ids={selection.ids}
        list="documents"
        base={queueBase}
        onChanged={useDocumentsChanged()}
        onClose={() => setAsked(undefined)}
        onDone={(done) => selection.toggle(done, false)}
      />
    </ListPage>
  );
}
