"use client";

import { fieldsOf, ProjectFields } from "@/components/projects/project-fields";
import { useCreateProject, useUpdateProject } from "@/components/projects/use-projects";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogBody } from "@/components/ui/dialog";
import { useRecordForm } from "@/components/ui/use-record-form";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type ProjectDto, projectInput } from "@/lib/projects/schema";

export function AddProjectForm({ onClose }: { onClose: () => void }) {
  const create = useCreateProject();
  const form = useZodForm(projectInput, fieldsOf());
  const submit = form.handleSubmit((input) => create.mutate(input, { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <form method="post" noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        <ProjectFields form={form} />
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={create.isPending}>
          Create
        </Button>
      </DialogActions>
    </form>
  );
}

export function EditProjectForm({ project, onClose }: { project: ProjectDto; onClose: () => void }) {
  const update = useUpdateProject(project.id);
  const form = useRecordForm(projectInput, project, fieldsOf);
  const submit = form.handleSubmit((input) => update.mutate(form.changes(input), { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <form method="post" noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        {form.conflict}
        <ProjectFields form={form} />
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
