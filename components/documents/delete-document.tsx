"use client";

import { useDeleteDocument } from "@/components/queries/use-documents";
import { Confirm } from "@/components/ui/confirm";
import { say } from "@/messages/say";

type DeleteDocumentProps = { document: { id: string; fileName: string } | undefined; onClose: () => void; onDeleted?: () => void };

/** Asks before a document is deleted. */
export function DeleteDocument({ document, onClose, onDeleted }: DeleteDocumentProps) {
  const remove = useDeleteDocument();
  return (
    <Confirm
      open={document !== undefined}
      title={say("documents.deleteDocument")}
      question={document ? say("documents.deleteQuestion", { fileName: document.fileName }) : ""}
      consequence={say("documents.deleteConsequence")}
      confirmLabel={say("common.delete")}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => document && remove.mutate(document.id, { onSuccess: onDeleted, onSettled: onClose })}
    />
  );
}
