import { RotateCw, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import type { DocumentAction } from "@/lib/documents/schema";

export const documentActions: BatchAction<DocumentAction>[] = [
  {
    name: "reprocess",
    label: "Reprocess",
    icon: <RotateCw aria-hidden className="size-4" />,
    needs: "document:write",
    title: "Reprocess Documents",
    question: (count) => `Read ${count} again?`,
    consequence: "Values that people corrected or confirmed are kept.",
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
    title: "Delete Documents",
    question: (count) => `Are you sure you want to delete ${count}?`,
    consequence: "We delete the files and update the vendors' statuses.",
    confirm: "Delete",
    running: "Deleting documents",
    done: (count) => `${count} deleted`,
  },
];
