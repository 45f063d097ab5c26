"use client";

import { useDeleteDocument } from "@/components/documents/use-documents";
import { Confirm } from "@/components/ui/confirm";

type DeleteDocumentProps = { document: { id: string; fileName: string } | undefined; onClose: () => void; onDeleted?: () => void };

/** Asks before a document is deleted. */
export function DeleteDocument({ document, onClose, onDeleted }: DeleteDocumentProps) {
  const remove = useDeleteDocument();
  return (
    <Confirm
      open={document !== undefined}
      title="Delete Document"
      question={document ? `Are you sure you want to delete ${document.fileName}?` : ""}
      consequence="The file and everything read from it are deleted."
      confirmLabel="Delete"
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => document && remove.mutate(document.id, { onSuccess: onDeleted, onSettled: onClose })}
    />
  );
}
