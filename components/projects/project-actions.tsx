import { CircleCheck, RotateCcw, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import type { ProjectAction } from "@/lib/projects/schema";

export const projectActions: BatchAction<ProjectAction>[] = [
  {
    name: "complete",
    label: "Complete",
    icon: <CircleCheck aria-hidden className="size-4" />,
    needs: "project:write",
    title: "Complete Projects",
    question: (count) => `Complete ${count}?`,
    consequence: "Their vendors stay assigned. We stop warning you when coverage ends before the work does.",
    confirm: "Complete",
    harmless: true,
    running: "Completing projects",
    done: (count) => `${count} completed`,
  },
  {
    name: "reopen",
    label: "Reopen",
    icon: <RotateCcw aria-hidden className="size-4" />,
    needs: "project:write",
    title: "Reopen Projects",
    question: (count) => `Reopen ${count}?`,
    confirm: "Reopen",
    harmless: true,
    running: "Reopening projects",
    done: (count) => `${count} reopened`,
  },
  {
    name: "delete",
    label: "Delete",
    icon: <Trash2 aria-hidden className="size-4" />,
    needs: "project:write",
    title: "Delete Projects",
    question: (count) => `Are you sure you want to delete ${count}?`,
    consequence: "Vendors and their documents are kept.",
    confirm: "Delete",
    running: "Deleting projects",
    done: (count) => `${count} deleted`,
  },
];
