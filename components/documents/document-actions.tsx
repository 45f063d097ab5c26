import { RotateCw, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import type { DocumentAction } from "@/lib/documents/schema";
import { say } from "@/messages/say";

export const documentActions: BatchAction<DocumentAction>[] = [
  {
    name: "reprocess",
    get label() {
      return say("documents.reprocess");
    },
    icon: <RotateCw aria-hidden className="size-4" />,
    needs: "document:write",
    get title() {
      return say("documents.reprocessDocuments");
    },
    question: (count) => say("documents.readCountAgain", { count }),
    get consequence() {
      return say("documents.valuesThatPeopleCorrectedOr");
    },
    get confirm() {
      return say("documents.reprocess");
    },
    harmless: true,
    get running() {
      return say("documents.reprocessingDocuments");
    },
    done: (count) => say("documents.countQueuedForReprocessing", { count }),
  },
  {
    name: "delete",
    get label() {
      return say("common.delete");
    },
    icon: <Trash2 aria-hidden className="size-4" />,
    needs: "document:write",
    get title() {
      return say("documents.deleteDocuments");
    },
    question: (count) => say("documents.areYouSureYouWantTo", { count }),
    get consequence() {
      return say("documents.weDeleteTheFilesAnd");
    },
    get confirm() {
      return say("common.delete");
    },
    get running() {
      return say("documents.deletingDocuments");
    },
    done: (count) => say("lists.countDeleted", { count }),
  },
];
