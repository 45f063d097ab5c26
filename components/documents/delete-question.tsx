"use client";

import { useDeleteDocument } from "@/components/documents/use-documents";
import { Question } from "@/components/ui/question";

export type DeleteDocumentProps = { document: { id: string; fileName: string } | undefined; onClose: () => void; onDeleted?: () => void };

export function DeleteQuestion({ document, onClose, onDeleted }: DeleteDocumentProps) {
  const remove = useDeleteDocument();
  return (
    <Question
      open={document !== undefined}
      title="Delete document"
      question={document ? `Are you sure you want to delete ${document.fileName}?` : ""}
      consequence="The file and everything read from it are deleted."
      confirmLabel="Delete"
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => document && remove.mutate(document.id, { onSuccess: onDeleted, onSettled: onClose })}
    />
  );
}
