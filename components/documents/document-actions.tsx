import { RotateCw, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import type { DocumentAction } from "@/lib/documents/schema";

export const documentActions: BatchAction<DocumentAction>[] = [
  {
    name: "reprocess",
    label: "Reprocess",
    icon: <RotateCw aria-hidden className="size-4" />,
    needs: "document:write",
    title: "Reprocess documents",
    question: (count) => `Read ${count} again?`,
    consequence: "What persons corrected or confirmed is kept.",
    confirm: "Reprocess",
    harmless: true,
    running: "Reprocessing documents",
    done: (count) => `${count} queued for reprocessing`,
  },
  {
    name: "delete",
    label: "Delete",
    icon: <Trash2 aria-hidden className="size-4" />,
    needs: "document:write",
    title: "Delete documents",
    question: (count) => `Are you sure you want to delete ${count}?`,
    consequence: "The stored files are removed, and their vendors are judged without them.",
    confirm: "Delete",
    running: "Deleting documents",
    done: (count) => `${count} deleted`,
  },
];
