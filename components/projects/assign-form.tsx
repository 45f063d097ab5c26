"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ProjectCombobox } from "@/components/projects/project-combobox";
import { projectsQuery, useAssignVendors } from "@/components/projects/use-projects";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { notify } from "@/lib/client/notify";
import { assignmentPatch } from "@/lib/projects/schema";

/** Puts one vendor on an active project. */
export function AssignForm({ vendorId, onClose }: { vendorId: string; onClose: () => void }) {
  const [projectId, setProjectId] = useState("");
  const [problem, setProblem] = useState<string>();
  const assign = useAssignVendors();
  const form = useZodForm(assignmentPatch, { scopeOfWork: "" });
  const { data: active } = useQuery(projectsQuery({ status: "ACTIVE", page: 1, limit: 1 }));
  const put = form.handleSubmit((what) =>
    assign.mutate(
      { projectId, vendorIds: [vendorId], ...what },
      {
        onSuccess: (added) => {
          if (added === 0) return setProblem("This vendor is already on this project");
          notify.success("Added to the project");
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
            There is no active project. <TextLink href="/projects/new">Add a Project</TextLink>
          </p>
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </>
    );

  return (
    <DialogForm
      submit={{ label: "Add", busy: assign.isPending }}
      onClose={onClose}
      onSubmit={(event) => {
        if (projectId) return put(event);
        event.preventDefault();
        setProblem("Please select a project");
      }}
    >
      <Field label="Project" required help="Completed projects are not listed." error={problem}>
        {(aria) => (
          <ProjectCombobox
            activeOnly
            placeholder="Select a project"
            value={projectId}
            onChange={(chosen) => {
              setProjectId(chosen);
              setProblem(undefined);
            }}
            {...aria}
          />
        )}
      </Field>
      <Field label="Scope of work" help="What the vendor does on this project." error={form.problem("scopeOfWork")}>
        {(aria) => <Input autoComplete="off" placeholder="Roofing" {...form.control("scopeOfWork")} {...aria} />}
      </Field>
    </DialogForm>
  );
}
