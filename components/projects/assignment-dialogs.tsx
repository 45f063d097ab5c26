"use client";

import { useRemoveAssignment } from "@/components/projects/use-projects";
import { Confirm } from "@/components/ui/confirm";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import type { AssignmentDto, ProjectDto } from "@/lib/projects/schema";
import { say } from "@/messages/say";

const AddVendorsForm = lazyPart(() => import("@/components/projects/add-vendors-form").then((file) => file.AddVendorsForm));
const ScopeForm = lazyPart(() => import("@/components/projects/scope-form").then((file) => file.ScopeForm));

export type AssignmentDialog =
  | { kind: "add" }
  | { kind: "edit"; assignment: AssignmentDto }
  | { kind: "remove"; assignment: AssignmentDto };

type AssignmentDialogsProps = { project: ProjectDto; open: AssignmentDialog | undefined; onClose: () => void };

/** What changes which vendors are on a project, and what they do there. */
export function AssignmentDialogs({ project, open, onClose }: AssignmentDialogsProps) {
  const remove = useRemoveAssignment();
  const removing = open?.kind === "remove" ? open.assignment.vendor : undefined;
  return (
    <>
      <Dialog title={say("projects.addVendors")} description={project.name} open={open?.kind === "add"} onClose={onClose}>
        <AddVendorsForm project={project} onClose={onClose} />
      </Dialog>
      <Dialog
        title={say("projects.scopeOfWorkTitle")}
        description={open?.kind === "edit" ? open.assignment.vendor.name : undefined}
        open={open?.kind === "edit"}
        onClose={onClose}
      >
        {open?.kind === "edit" && <ScopeForm projectId={project.id} assignment={open.assignment} onClose={onClose} />}
      </Dialog>
      <Confirm
        open={removing !== undefined}
        title={say("projects.removeFromProject")}
        question={removing ? say("projects.areYouSureYouWant", { name: removing.name, name2: project.name }) : ""}
        consequence={say("projects.theVendorAndItsDocuments")}
        confirmLabel={say("common.remove")}
        busy={remove.isPending}
        onClose={onClose}
        onConfirm={() => removing && remove.mutate({ projectId: project.id, vendorId: removing.id }, { onSettled: onClose })}
      />
    </>
  );
}
