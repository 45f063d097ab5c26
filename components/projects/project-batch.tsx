"use client";

import { BatchDialogs, type BatchProps, type BatchWords } from "@/components/lists/batch-dialogs";
import { projectsBase, useProjectsChanged } from "@/components/projects/use-projects";
import type { ProjectAction } from "@/lib/projects/schema";

const words: Record<ProjectAction, BatchWords> = {
  complete: {
    title: "Complete projects",
    question: (count) => `Complete ${count}?`,
    consequence: "Their vendors stay on them. Nobody is told any more that cover ends before the work does.",
    confirm: "Complete",
    harmless: true,
    running: "Completing projects",
    done: (count) => `${count} completed`,
  },
  reopen: {
    title: "Reopen projects",
    question: (count) => `Reopen ${count}?`,
    confirm: "Reopen",
    harmless: true,
    running: "Reopening projects",
    done: (count) => `${count} reopened`,
  },
  delete: {
    title: "Delete projects",
    question: (count) => `Are you sure you want to delete ${count}?`,
    consequence: "Their vendors are taken off them. Vendors and their documents stay.",
    confirm: "Delete",
    running: "Deleting projects",
    done: (count) => `${count} deleted`,
  },
};

/** What can be done with many projects at once. */
export function ProjectBatch(props: BatchProps<ProjectAction>) {
  return <BatchDialogs {...props} words={words} base={projectsBase} onChanged={useProjectsChanged()} />;
}
