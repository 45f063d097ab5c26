"use client";

import { type FormEvent, useState } from "react";
import { BulkDialog } from "@/components/lists/bulk-dialog";
import { listWords } from "@/components/lists/list-words";
import { ProjectCombobox } from "@/components/pickers/project-combobox";
import { SetSelect } from "@/components/projects/set-select";
import { assignRequirements, useProjectsChanged } from "@/components/queries/use-projects";
import { Field } from "@/components/ui/field";
import { say } from "@/messages/say";

type BulkProps = { ids: readonly string[]; onClose: () => void; onDone: (done: readonly string[]) => void };

const noSet = { id: null, name: null };

/** Gives the contracts of the chosen vendors a requirement set. */
export function AssignRequirementsDialog({ ids, onClose, onDone }: BulkProps) {
  const [requirementSetId, setSet] = useState("");
  const [projectId, setProject] = useState("");
  return (
    <BulkDialog
      title={say("vendors.assignRequirements")}
      words={{ running: "projects.assigningRequirements", done: "projects.countAssigned" }}
      name="vendors"
      submit={{ label: say("projects.assignToCount", { counted: listWords.vendors.count(ids.length) }) }}
      onChanged={useProjectsChanged()}
      onClose={onClose}
      onDone={onDone}
      onSubmit={({ start }) =>
        (event: FormEvent) => {
          event.preventDefault();
          return start(ids, (some) =>
            assignRequirements({ ids: some, requirementSetId: requirementSetId || null, projectId: projectId || null }),
          );
        }}
    >
      <p className="text-ink-2">{say("projects.assignRequirementsHint")}</p>
      <Field label={say("projects.requirementSet")}>
        {(aria) => (
          <SetSelect
            name="requirementSetId"
            ref={() => undefined}
            value={requirementSetId}
            onChange={setSet}
            current={noSet}
            placeholder={say("projects.projectsSet")}
            {...aria}
          />
        )}
      </Field>
      <Field label={say("projects.contractsOf")}>
        {(aria) => (
          <ProjectCombobox
            activeOnly
            none={say("projects.allActiveProjects")}
            placeholder={say("projects.allActiveProjects")}
            value={projectId}
            onChange={setProject}
            {...aria}
          />
        )}
      </Field>
    </BulkDialog>
  );
}
