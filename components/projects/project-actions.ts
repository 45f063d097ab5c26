import { CircleCheck, RotateCcw, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-actions";
import type { ProjectAction } from "@/lib/projects/schema";

export const projectActions: readonly BatchAction<ProjectAction>[] = [
  {
    name: "complete",
    label: "projects.complete",
    icon: CircleCheck,
    needs: "project:write",
    harmless: true,
    words: {
      title: "projects.completeProjects",
      question: "projects.completeCount",
      consequence: "projects.completeConsequence",
      running: "projects.completingProjects",
      done: "lists.countCompleted",
    },
  },
  {
    name: "reopen",
    label: "projects.reopen",
    icon: RotateCcw,
    needs: "project:write",
    harmless: true,
    words: {
      title: "projects.reopenProjects",
      question: "projects.reopenCount",
      running: "projects.reopeningProjects",
      done: "lists.countReopened",
    },
  },
  {
    name: "delete",
    label: "common.delete",
    icon: Trash2,
    needs: "project:write",
    words: {
      title: "projects.deleteProjects",
      question: "projects.deleteSeveralQuestion",
      consequence: "projects.deleteConsequence",
      running: "projects.deletingProjects",
      done: "lists.countDeleted",
    },
  },
];
