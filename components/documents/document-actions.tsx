import { RotateCw, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import type { DocumentAction } from "@/lib/documents/schema";
import { say } from "@/messages/say";

export const documentActions = (): BatchAction<DocumentAction>[] => [
  {
    name: "reprocess",
    label: say("documents.reprocess"),
    icon: <RotateCw aria-hidden className="size-4" />,
    needs: "document:write",
    title: say("documents.reprocessDocuments"),
    question: (count) => say("documents.readCountAgain", { counted: count }),
    consequence: say("documents.reprocessConsequence"),
    confirm: say("documents.reprocess"),
    harmless: true,
    running: say("documents.reprocessingDocuments"),
    done: (count) => say("documents.reprocessQueuedMany", { counted: count }),
  },
  {
    name: "delete",
    label: say("common.delete"),
    icon: <Trash2 aria-hidden className="size-4" />,
    needs: "document:write",
    title: say("documents.deleteDocuments"),
    question: (count) => say("documents.deleteManyQuestion", { counted: count }),
    consequence: say("documents.deleteManyConsequence"),
    confirm: say("common.delete"),
    running: say("documents.deletingDocuments"),
    done: (count) => say("lists.countDeleted", { counted: count }),
  },
];
