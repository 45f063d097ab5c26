"use client";

import { useUpdateAssignment } from "@/components/projects/use-projects";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useRecordForm } from "@/components/ui/use-record-form";
import { type AssignmentDto, assignmentForm } from "@/lib/projects/schema";

type ScopeFormProps = { projectId: string; assignment: AssignmentDto; onClose: () => void };

const valuesOf = ({ scopeOfWork }: AssignmentDto) => ({ scopeOfWork: scopeOfWork ?? "" });

/** What a vendor does on a project. */
export function ScopeForm({ projectId, assignment, onClose }: ScopeFormProps) {
  const update = useUpdateAssignment(projectId, assignment.vendor.id);
  const form = useRecordForm(assignmentForm, assignment, valuesOf);
  const submit = form.handleSubmit((what) => update.mutate(form.changes(what), { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <form method="post" noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        {form.conflict}
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
