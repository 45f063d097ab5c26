import { CircleCheck, RotateCcw, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import type { ProjectAction } from "@/lib/projects/schema";
import { say } from "@/messages/say";

export const projectActions = (): BatchAction<ProjectAction>[] => [
  {
    name: "complete",
    label: say("projects.complete"),
    icon: <CircleCheck aria-hidden className="size-4" />,
    needs: "project:write",
    title: say("projects.completeProjects"),
    question: (count) => say("projects.completeCount", { counted: count }),
    consequence: say("projects.completeConsequence"),
    confirm: say("projects.complete"),
    harmless: true,
    running: say("projects.completingProjects"),
    done: (count) => say("lists.countCompleted", { counted: count }),
  },
  {
    name: "reopen",
    label: say("projects.reopen"),
    icon: <RotateCcw aria-hidden className="size-4" />,
    needs: "project:write",
    title: say("projects.reopenProjects"),
    question: (count) => say("projects.reopenCount", { counted: count }),
    confirm: say("projects.reopen"),
    harmless: true,
    running: say("projects.reopeningProjects"),
    done: (count) => say("lists.countReopened", { counted: count }),
  },
  {
    name: "delete",
    label: say("common.delete"),
    icon: <Trash2 aria-hidden className="size-4" />,
    needs: "project:write",
    title: say("projects.deleteProjects"),
    question: (count) => say("projects.areYouSureYouWantTo", { counted: count }),
    consequence: say("projects.deleteConsequence"),
    confirm: say("common.delete"),
    running: say("projects.deletingProjects"),
    done: (count) => say("lists.countDeleted", { counted: count }),
  },
];
