"use client";

import { useDeleteProject } from "@/components/queries/use-projects";
import { Confirm } from "@/components/ui/confirm";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import type { ProjectDto } from "@/lib/projects/schema";
import { say } from "@/messages/say";

const AddProjectForm = lazyPart(() => import("@/components/projects/project-forms").then((file) => file.AddProjectForm));
const EditProjectForm = lazyPart(() => import("@/components/projects/project-forms").then((file) => file.EditProjectForm));

const WrapForm = lazyPart(() => import("@/components/projects/wrap-form").then((file) => file.WrapForm), Nothing);

export type OpenDialog =
  | { kind: "add" }
  | { kind: "edit"; project: ProjectDto }
  | { kind: "delete"; project: ProjectDto }
  | { kind: "wrap"; project: ProjectDto };

type ProjectDialogsProps = {
  open: OpenDialog | undefined;
  onClose: () => void;
  onDeleted?: () => void;
  /** After a project was added; the dialog closes by itself. */
  onCreated?: (project: ProjectDto) => void;
};

export function ProjectDialogs({ open, onClose, onDeleted, onCreated }: ProjectDialogsProps) {
  const remove = useDeleteProject();
  const deleting = open?.kind === "delete" ? open.project : undefined;
  return (
    <>
      <Dialog title={say("projects.addNewProject")} open={open?.kind === "add"} onClose={onClose}>
        <AddProjectForm onClose={onClose} onCreated={onCreated ?? onClose} />
      </Dialog>
      <Dialog title={say("projects.editProject")} open={open?.kind === "edit"} onClose={onClose}>
        {open?.kind === "edit" && <EditProjectForm project={open.project} onClose={onClose} />}
      </Dialog>
      {open?.kind === "wrap" && <WrapForm project={open.project} onClose={onClose} />}
      <Confirm
        open={deleting !== undefined}
        title={say("projects.deleteProject")}
        question={deleting ? say("projects.deleteQuestion", { name: deleting.name }) : ""}
        consequence={deleting && consequenceOf(deleting)}
        confirmLabel={say("common.delete")}
        busy={remove.isPending}
        onClose={onClose}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSuccess: onDeleted, onSettled: onClose })}
      />
    </>
  );
}

function consequenceOf({ vendors }: ProjectDto): string {
  if (vendors === 0) return say("projects.deleteVendorsNone");
  return say("projects.deleteVendorsText", { vendors: say("projects.countVendorsAre", { count: vendors }) });
}
