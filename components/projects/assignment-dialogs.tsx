"use client";

import { AddVendorsForm } from "@/components/projects/add-vendors-form";
import { useRemoveAssignment, useUpdateAssignment } from "@/components/projects/use-projects";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Question } from "@/components/ui/question";
import { Sheet } from "@/components/ui/sheet";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { AssignmentDto, ProjectDto } from "@/lib/projects/schema";

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
      <Sheet title="Add Vendors" description={project.name} open={open?.kind === "add"} onClose={onClose}>
        <AddVendorsForm project={project} onClose={onClose} />
      </Sheet>
      <Sheet
        title="Scope of Work"
        description={open?.kind === "edit" ? open.assignment.vendor.name : undefined}
        open={open?.kind === "edit"}
        onClose={onClose}
      >
        {open?.kind === "edit" && <ScopeForm projectId={project.id} assignment={open.assignment} onClose={onClose} />}
      </Sheet>
      <Question
        open={removing !== undefined}
        title="Remove from project"
        question={removing ? `Are you sure you want to remove ${removing.name} from ${project.name}?` : ""}
        consequence="The vendor and its documents stay."
        confirmLabel="Remove"
        busy={remove.isPending}
        onClose={onClose}
        onConfirm={() => removing && remove.mutate({ projectId: project.id, vendorId: removing.id }, { onSettled: onClose })}
      />
    </>
  );
}

type ScopeFormProps = { projectId: string; assignment: AssignmentDto; onClose: () => void };

function ScopeForm({ projectId, assignment: { vendor, scopeOfWork }, onClose }: ScopeFormProps) {
  const update = useUpdateAssignment(projectId, vendor.id);
  const form = useZodForm(() => import("@/lib/projects/schema").then(({ assignmentPatch }) => assignmentPatch), {
    scopeOfWork: scopeOfWork ?? "",
  });
  const submit = form.handleSubmit((what) => update.mutate(what, { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        <Field label="Scope of work" help="What the vendor does on this project." error={form.problem("scopeOfWork")}>
          {(aria) => <Input autoComplete="off" placeholder="Roofing" {...form.control("scopeOfWork")} {...aria} />}
        </Field>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={update.isPending}>
          Update
        </Button>
      </DialogActions>
    </form>
  );
}
