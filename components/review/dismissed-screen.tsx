"use client";

import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useMemo } from "react";
import { useCan } from "@/components/layout/session-context";
import type { BatchAction } from "@/components/lists/batch-actions";
import { ListScreen } from "@/components/lists/list-screen";
import { useDocumentsChanged } from "@/components/queries/use-documents";
import { queueColumns } from "@/components/review/queue-columns";
import { queueBase, queueQuery, useMoveOut } from "@/components/review/use-queue";
import { BackLink } from "@/components/ui/back-link";
import { EmptyState } from "@/components/ui/empty-state";
import { useAddress } from "@/components/ui/use-address";
import type { QueueAction } from "@/lib/documents/review/queue-schema";
import { say } from "@/messages/say";

const restoration: BatchAction<QueueAction> = {
  name: "restore",
  label: "review.putBack",
  icon: Undo2,
  needs: "document:write",
  harmless: true,
  words: {
    title: "review.putDocumentsBack",
    question: "review.restoreQuestion",
    consequence: "review.restoreConsequence",
    running: "review.puttingDocumentsBack",
    done: "review.countPutBack",
  },
};

/** The documents that someone dismissed from the list of what needs attention. */
export function DismissedScreen() {
  const address = useAddress();
  const mayWrite = useCan("document:write");
  const query = useQuery(queueQuery({ page: address.page, limit: 10, dismissed: true }));
  const { mutate } = useMoveOut();
  const columns = useMemo(
    () => queueColumns(mayWrite ? (document) => mutate({ document, action: "restore" }) : undefined),
    [mayWrite, mutate],
  );
  return (
    <ListScreen
      title={say("attention.dismissedDocuments")}
      subtitle={say("review.hint")}
      back={<BackLink href="/attention">{say("attention.back")}</BackLink>}
      address={address}
      filter={{ dismissed: true }}
      query={query}
      rowsOf={({ documents }) => documents}
      rowKey={({ id }) => id}
      what={say("attention.dismissedDocuments")}
      empty={<EmptyState message={say("review.dismissedEmpty")} />}
      columns={columns}
      list={{ name: "documents", base: queueBase }}
      batch={{ actions: [restoration], nameOf: ({ fileName }) => fileName, onChanged: useDocumentsChanged() }}
    />
  );
}
