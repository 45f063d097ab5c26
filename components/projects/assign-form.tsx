"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ProjectCombobox } from "@/components/pickers/project-combobox";
import { ContractFields, contractFieldsOf } from "@/components/projects/contract-fields";
import { projectsQuery, useAssignVendors } from "@/components/queries/use-projects";
import { Button } from "@/components/ui/button";
import { DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { notify } from "@/lib/http/client/notify";
import { assignmentForm } from "@/lib/projects/schema";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** Puts one vendor on an active project. */
export function AssignForm({ vendorId, onClose }: { vendorId: string; onClose: () => void }) {
  const [projectId, setProjectId] = useState("");
  const [problem, setProblem] = useState<string>();
  const assign = useAssignVendors();
  const form = useZodForm(assignmentForm, contractFieldsOf());
  const { data: active } = useQuery(projectsQuery({ status: "ACTIVE", page: 1, limit: 1 }));
  const put = form.handleSubmit((what) =>
    assign.mutate(
      { projectId, vendorIds: [vendorId], ...what },
      {
        onSuccess: () => {
          notify.success(say("projects.assigned"));
          onClose();
        },
        onError: form.showServerProblems,
      },
    ),
  );

  if (active?.pagination.total === 0)
    return (
      <>
        <DialogBody>
          <p className="rounded-control border px-4 py-6 text-center text-ink-2">
            {sayParts("projects.assignEmpty", { link: (text) => <TextLink href="/projects/new">{text}</TextLink> })}
          </p>
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {say("common.cancel")}
          </Button>
        </DialogActions>
      </>
    );

  return (
    <DialogForm
      submit={{ label: say("projects.add"), busy: assign.isPending }}
      onClose={onClose}
      onSubmit={(event) => {
        if (projectId) return put(event);
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
      <ContractFields form={form} />
    </DialogForm>
  );
}
