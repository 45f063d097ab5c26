"use client";

import { useQuery } from "@tanstack/react-query";
import { EyeOff, Undo2 } from "lucide-react";
import { useMemo } from "react";
import { ExceptionsLink } from "@/components/exceptions/exceptions-link";
import { useCan } from "@/components/layout/session-context";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import { ListScreen } from "@/components/lists/list-screen";
import { useDocumentsChanged } from "@/components/queries/use-documents";
import { queueColumns } from "@/components/review/queue-columns";
import { queueBase, queueQuery, useMoveOut } from "@/components/review/use-queue";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useAddress } from "@/components/ui/use-address";
import type { QueueAction } from "@/lib/documents/review/queue-schema";
import { say } from "@/messages/say";

const dismissal = (): BatchAction<QueueAction> => ({
  name: "dismiss",
  label: say("review.dismiss"),
  icon: <EyeOff aria-hidden className="size-4" />,
  needs: "document:write",
  title: say("review.dismissDocuments"),
  question: (count) => say("review.dismissCountFromReview", { counted: count }),
  consequence: say("review.noStatusChangesYouCan"),
  confirm: say("review.dismiss"),
  harmless: true,
  running: say("review.dismissingDocuments"),
  done: (count) => say("review.countDismissed", { counted: count }),
});

const restoration = (): BatchAction<QueueAction> => ({
  harmless: true,
  needs: "document:write",
  name: "restore",
  label: say("review.putBack"),
  icon: <Undo2 aria-hidden className="size-4" />,
  title: say("review.putDocumentsBack"),
  question: (count) => say("review.putCountBackIntoReview", { counted: count }),
  consequence: say("review.theyWaitForAPerson"),
  confirm: say("review.putBack"),
  running: say("review.puttingDocumentsBack"),
  done: (count) => say("review.countPutBack", { counted: count }),
});

/** The documents that wait for a person, and those that were dismissed. */
export function QueueScreen() {
  const address = useAddress();
  const mayWrite = useCan("document:write");
  const dismissed = address.get("dismissed") === "true";
  const query = useQuery(queueQuery({ page: address.page, limit: 10, dismissed }));
  const move = useMoveOut();
  const { mutate } = move;
  const columns = useMemo(
    () => queueColumns(dismissed, mayWrite ? (document) => mutate({ document, action: dismissed ? "restore" : "dismiss" }) : undefined),
    [dismissed, mayWrite, mutate],
  );
  return (
    <ListScreen
      title={say("common.review")}
      subtitle={say("review.hint")}
      action={<ExceptionsLink />}
      label={dismissed ? say("review.dismissedDocuments") : say("review.documentsToReview")}
      address={address}
      filter={{ dismissed }}
      query={query}
      rowsOf={({ documents }) => documents}
      rowKey={({ id }) => id}
      what={say("review.theReviewQueue")}
      empty={<EmptyState message={dismissed ? say("review.noDocumentWasDismissed") : say("review.empty")} />}
      columns={columns}
      list={{ name: "documents", base: queueBase }}
      tools={
        <Button variant="ghost" aria-pressed={dismissed} onClick={() => address.set({ dismissed: dismissed ? "" : "true" })}>
          {dismissed ? say("review.showWaiting") : say("review.showDismissed")}
        </Button>
      }
      batch={{
        actions: [dismissed ? restoration() : dismissal()],
        nameOf: ({ fileName }) => fileName,
        onChanged: useDocumentsChanged(),
      }}
    />
  );
}
