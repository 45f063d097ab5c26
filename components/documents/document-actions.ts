import { RotateCw, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-actions";
import type { DocumentAction } from "@/lib/documents/schema";

export const documentActions: readonly BatchAction<DocumentAction>[] = [
  {
    name: "reprocess",
    label: "documents.reprocess",
    icon: RotateCw,
    needs: "document:write",
    harmless: true,
    words: {
      title: "documents.reprocessDocuments",
      question: "documents.readCountAgain",
      consequence: "documents.reprocessConsequence",
      running: "documents.reprocessingDocuments",
      done: "documents.reprocessQueuedMany",
    },
  },
  {
    name: "delete",
    label: "common.delete",
    icon: Trash2,
    needs: "document:write",
    words: {
      title: "documents.deleteDocuments",
      question: "documents.deleteManyQuestion",
      consequence: "documents.deleteManyConsequence",
      running: "documents.deletingDocuments",
      done: "lists.countDeleted",
    },
  },
];
