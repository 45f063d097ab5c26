"use client";

import { fieldsOf, ProjectFields } from "@/components/projects/project-fields";
import { useCreateProject, useUpdateProject } from "@/components/queries/use-projects";
import { DialogForm } from "@/components/ui/form-dialog";
import { useRecordForm } from "@/components/ui/use-record-form";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type ProjectDto, projectForm } from "@/lib/projects/schema";
import { say } from "@/messages/say";

type AddProjectFormProps = { onClose: () => void; onCreated: (project: ProjectDto) => void };

export function AddProjectForm({ onClose, onCreated }: AddProjectFormProps) {
  const create = useCreateProject();
  const form = useZodForm(projectForm, fieldsOf());
  const submit = form.handleSubmit((input) => create.mutate(input, { onSuccess: onCreated, onError: form.showServerProblems }));
  return (
    <DialogForm submit={{ label: say("projects.create"), busy: create.isPending }} onSubmit={submit} onClose={onClose}>
      <ProjectFields form={form} />
    </DialogForm>
  );
}

export function EditProjectForm({ project, onClose }: { project: ProjectDto; onClose: () => void }) {
  const update = useUpdateProject(project.id);
  const form = useRecordForm(projectForm, project, fieldsOf);
  const submit = form.handleSubmit((input) => update.mutate(form.changes(input), { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <DialogForm submit={{ label: say("projects.update"), busy: update.isPending }} onSubmit={submit} onClose={onClose}>
      {form.conflict}
      <ProjectFields form={form} project={project} />
    </DialogForm>
  );
}
