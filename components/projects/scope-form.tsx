"use client";

import { useUpdateAssignment } from "@/components/projects/use-projects";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type AssignmentDto, assignmentPatch } from "@/lib/projects/schema";

type ScopeFormProps = { projectId: string; assignment: AssignmentDto; onClose: () => void };

/** What a vendor does on a project. */
export function ScopeForm({ projectId, assignment: { vendor, scopeOfWork }, onClose }: ScopeFormProps) {
  const update = useUpdateAssignment(projectId, vendor.id);
  const form = useZodForm(assignmentPatch, {
    scopeOfWork: scopeOfWork ?? "",
  });
  const submit = form.handleSubmit((what) => update.mutate(what, { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <form method="post" noValidate onSubmit={submit} className="flex min-h-0 flex-col">
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
