"use client";

import { ContractFields, contractFieldsOf } from "@/components/projects/contract-fields";
import { useAssignVendors, useUpdateAssignment } from "@/components/queries/use-projects";
import { DialogForm } from "@/components/ui/form-dialog";
import { useRecordForm } from "@/components/ui/use-record-form";
import { useZodForm } from "@/components/ui/use-zod-form";
import { notify } from "@/lib/http/client/notify";
import { type AssignmentDto, assignmentForm } from "@/lib/projects/schema";
import { say } from "@/messages/say";

type EditContractFormProps = { projectId: string; assignment: AssignmentDto; onClose: () => void };

/** Changes a vendor's contract on a project. */
export function EditContractForm({ projectId, assignment, onClose }: EditContractFormProps) {
  const update = useUpdateAssignment(projectId, assignment.id);
  const form = useRecordForm(assignmentForm, assignment, contractFieldsOf);
  const submit = form.handleSubmit((what) => update.mutate(form.changes(what), { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <DialogForm submit={{ label: say("projects.update"), busy: update.isPending }} onSubmit={submit} onClose={onClose}>
      {form.conflict}
      <ContractFields form={form} assignment={assignment} />
    </DialogForm>
  );
}

type AddContractFormProps = { projectId: string; vendorId: string; onClose: () => void };

/** Gives a vendor that is on a project one more contract there. */
export function AddContractForm({ projectId, vendorId, onClose }: AddContractFormProps) {
  const assign = useAssignVendors();
  const form = useZodForm(assignmentForm, contractFieldsOf());
  const submit = form.handleSubmit((what) =>
    assign.mutate(
      { projectId, vendorIds: [vendorId], ...what },
      {
        onSuccess: () => {
          notify.success(say("projects.contractAdded"));
          onClose();
        },
        onError: form.showServerProblems,
      },
    ),
  );
  return (
    <DialogForm submit={{ label: say("projects.add"), busy: assign.isPending }} onSubmit={submit} onClose={onClose}>
      <ContractFields form={form} />
    </DialogForm>
  );
}
