"use client";

import { useRemoveAssignment } from "@/components/queries/use-projects";
import { Confirm } from "@/components/ui/confirm";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import type { AssignmentDto, ProjectDto } from "@/lib/projects/schema";
import { say } from "@/messages/say";

const AddVendorsDialog = lazyPart(() => import("@/components/projects/add-vendors-dialog").then((file) => file.AddVendorsDialog), Nothing);
const AddContractForm = lazyPart(() => import("@/components/projects/contract-forms").then((file) => file.AddContractForm));
const EditContractForm = lazyPart(() => import("@/components/projects/contract-forms").then((file) => file.EditContractForm));

const EnrollmentForm = lazyPart(() => import("@/components/projects/enrollment-form").then((file) => file.EnrollmentForm));

export type AssignmentDialog =
  | { kind: "add" }
  | { kind: "edit"; assignment: AssignmentDto }
  | { kind: "enrollment"; assignment: AssignmentDto }
  | { kind: "another"; assignment: AssignmentDto }
  | { kind: "remove"; assignment: AssignmentDto };

type AssignmentDialogsProps = { project: ProjectDto; open: AssignmentDialog | undefined; onClose: () => void };

/** The vendor, with the number of its contract where it has one. */
const nameOf = ({ vendor, contractNumber }: AssignmentDto) => (contractNumber ? `${vendor.name} (${contractNumber})` : vendor.name);

/** What changes which vendors are on a project, and what they do there. */
export function AssignmentDialogs({ project, open, onClose }: AssignmentDialogsProps) {
  const remove = useRemoveAssignment();
  const removing = open?.kind === "remove" ? open.assignment : undefined;
  return (
    <>
      {open?.kind === "add" && <AddVendorsDialog project={project} onClose={onClose} />}
      <Dialog
        title={say("projects.editContract")}
        description={open?.kind === "edit" ? open.assignment.vendor.name : undefined}
        open={open?.kind === "edit"}
        onClose={onClose}
      >
        {open?.kind === "edit" && <EditContractForm projectId={project.id} assignment={open.assignment} onClose={onClose} />}
      </Dialog>
      <Dialog
        title={say("projects.enrollmentEdit")}
        description={open?.kind === "enrollment" ? nameOf(open.assignment) : undefined}
        open={open?.kind === "enrollment"}
        onClose={onClose}
      >
        {open?.kind === "enrollment" && <EnrollmentForm projectId={project.id} contract={open.assignment} onClose={onClose} />}
      </Dialog>
      <Dialog
        title={say("projects.addAnotherContract")}
        description={open?.kind === "another" ? open.assignment.vendor.name : undefined}
        open={open?.kind === "another"}
        onClose={onClose}
      >
        {open?.kind === "another" && <AddContractForm projectId={project.id} vendorId={open.assignment.vendor.id} onClose={onClose} />}
      </Dialog>
      <Confirm
        open={removing !== undefined}
        title={say("projects.removeFromProject")}
        question={removing ? say("projects.removeVendorQuestion", { name: nameOf(removing), name2: project.name }) : ""}
        consequence={say("projects.removeVendorConsequence")}
        confirmLabel={say("common.remove")}
        busy={remove.isPending}
        onClose={onClose}
        onConfirm={() => removing && remove.mutate({ projectId: project.id, assignmentId: removing.id }, { onSettled: onClose })}
      />
    </>
  );
}
