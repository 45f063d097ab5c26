"use client";

import { useUpdateAssignment } from "@/components/projects/use-projects";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { useRecordForm } from "@/components/ui/use-record-form";
import { type AssignmentDto, assignmentForm } from "@/lib/projects/schema";
import { say } from "@/messages/say";

type ScopeFormProps = { projectId: string; assignment: AssignmentDto; onClose: () => void };

const valuesOf = ({ scopeOfWork }: AssignmentDto) => ({ scopeOfWork: scopeOfWork ?? "" });

/** What a vendor does on a project. */
export function ScopeForm({ projectId, assignment, onClose }: ScopeFormProps) {
  const update = useUpdateAssignment(projectId, assignment.vendor.id);
  const form = useRecordForm(assignmentForm, assignment, valuesOf);
  const submit = form.handleSubmit((what) => update.mutate(form.changes(what), { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <DialogForm submit={{ label: say("projects.update"), busy: update.isPending }} onSubmit={submit} onClose={onClose}>
      {form.conflict}
      <Field label={say("projects.scopeOfWork")} help={say("projects.whatTheVendorDoesOn")} error={form.problem("scopeOfWork")}>
        {(aria) => <Input autoComplete="off" placeholder={say("projects.roofing")} {...form.control("scopeOfWork")} {...aria} />}
      </Field>
    </DialogForm>
  );
}
