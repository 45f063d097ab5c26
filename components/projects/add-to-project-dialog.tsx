"use client";

import { useState } from "react";
import { BulkDialog } from "@/components/lists/bulk-dialog";
import { listWords } from "@/components/lists/list-words";
import { ProjectCombobox } from "@/components/pickers/project-combobox";
import { ContractFields, contractFieldsOf } from "@/components/projects/contract-fields";
import { addToProject, useProjectsChanged } from "@/components/queries/use-projects";
import { Field } from "@/components/ui/field";
import { useZodForm } from "@/components/ui/use-zod-form";
import { assignmentForm } from "@/lib/projects/schema";
import { say } from "@/messages/say";

type BulkProps = { ids: readonly string[]; onClose: () => void; onDone: (done: readonly string[]) => void };

/** Puts the chosen vendors on an active project. */
export function AddToProjectDialog({ ids, onClose, onDone }: BulkProps) {
  const [projectId, setProjectId] = useState("");
  const [problem, setProblem] = useState<string>();
  const form = useZodForm(assignmentForm, contractFieldsOf());
  return (
    <BulkDialog
      title={say("vendors.addToProject")}
      words={{ running: "projects.addingVendors", done: "projects.countAdded" }}
      name="vendors"
      submit={{ label: say("projects.addCount", { counted: listWords.vendors.count(ids.length) }) }}
      onChanged={useProjectsChanged()}
      onClose={onClose}
      onDone={onDone}
      onSubmit={({ start }) =>
        (event) => {
          if (projectId) return form.handleSubmit((what) => start(ids, (some) => addToProject(projectId, { ...what, ids: some })))(event);
          event.preventDefault();
          setProblem(say("projects.projectRequired"));
        }}
    >
      <Field label={say("projects.project")} required help={say("projects.assignCompletedHelp")} error={problem}>
        {(aria) => (
          <ProjectCombobox
            activeOnly
            placeholder={say("projects.selectAProject")}
            value={projectId}
            onChange={(chosen) => {
              setProjectId(chosen);
              setProblem(undefined);
            }}
            {...aria}
          />
        )}
      </Field>
      <ContractFields form={form} isForSeveral />
    </BulkDialog>
  );
}
