"use client";

import { AddProjectForm, EditProjectForm } from "@/components/projects/project-forms";
import { useDeleteProject } from "@/components/projects/use-projects";
import { formatCount } from "@/components/ui/format";
import { Question } from "@/components/ui/question";
import { Sheet } from "@/components/ui/sheet";
import type { ProjectDto } from "@/lib/projects/schema";

export type OpenDialog = { kind: "add" } | { kind: "edit"; project: ProjectDto } | { kind: "delete"; project: ProjectDto };

type ProjectDialogsProps = { open: OpenDialog | undefined; onClose: () => void; onDeleted?: () => void };

export function ProjectDialogs({ open, onClose, onDeleted }: ProjectDialogsProps) {
  const remove = useDeleteProject();
  const deleting = open?.kind === "delete" ? open.project : undefined;
  return (
    <>
      <Sheet title="Add New Project" open={open?.kind === "add"} onClose={onClose}>
        <AddProjectForm onClose={onClose} />
      </Sheet>
      <Sheet title="Edit Project" open={open?.kind === "edit"} onClose={onClose}>
        {open?.kind === "edit" && <EditProjectForm project={open.project} onClose={onClose} />}
      </Sheet>
      <Question
        open={deleting !== undefined}
        title="Delete project"
        question={deleting ? `Are you sure you want to delete ${deleting.name}?` : ""}
        consequence={deleting && consequenceOf(deleting)}
        confirmLabel="Delete"
        busy={remove.isPending}
        onClose={onClose}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSuccess: onDeleted, onSettled: onClose })}
      />
    </>
  );
}

function consequenceOf({ vendors }: ProjectDto): string {
  if (vendors === 0) return "No vendor is on it.";
  return `${formatCount(vendors, "vendor is", "vendors are")} taken off it. Vendors and their documents stay.`;
}
