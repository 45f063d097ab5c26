import { CircleCheck, RotateCcw, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import type { ProjectAction } from "@/lib/projects/schema";
import { say } from "@/messages/say";

export const projectActions: BatchAction<ProjectAction>[] = [
  {
    name: "complete",
    get label() {
      return say("projects.complete");
    },
    icon: <CircleCheck aria-hidden className="size-4" />,
    needs: "project:write",
    get title() {
      return say("projects.completeProjects");
    },
    question: (count) => say("projects.completeCount", { count }),
    get consequence() {
      return say("projects.theirVendorsStayAssignedWe");
    },
    get confirm() {
      return say("projects.complete");
    },
    harmless: true,
    get running() {
      return say("projects.completingProjects");
    },
    done: (count) => say("lists.countCompleted", { count }),
  },
  {
    name: "reopen",
    get label() {
      return say("projects.reopen");
    },
    icon: <RotateCcw aria-hidden className="size-4" />,
    needs: "project:write",
    get title() {
      return say("projects.reopenProjects");
    },
    question: (count) => say("projects.reopenCount", { count }),
    get confirm() {
      return say("projects.reopen");
    },
    harmless: true,
    get running() {
      return say("projects.reopeningProjects");
    },
    done: (count) => say("lists.countReopened", { count }),
  },
  {
    name: "delete",
    get label() {
      return say("common.delete");
    },
    icon: <Trash2 aria-hidden className="size-4" />,
    needs: "project:write",
    get title() {
      return say("projects.deleteProjects");
    },
    question: (count) => say("projects.areYouSureYouWantTo", { count }),
    get consequence() {
      return say("projects.vendorsAndTheirDocumentsAre");
    },
    get confirm() {
      return say("common.delete");
    },
    get running() {
      return say("projects.deletingProjects");
    },
    done: (count) => say("lists.countDeleted", { count }),
  },
];
