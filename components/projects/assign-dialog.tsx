"use client";

import { useState } from "react";
import { ProjectPicker } from "@/components/projects/project-picker";
import { useAssignVendors } from "@/components/projects/use-projects";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet } from "@/components/ui/sheet";
import { useZodForm } from "@/components/ui/use-zod-form";
import { notify } from "@/lib/client/notify";

type AssignDialogProps = { vendor: { id: string; name: string }; open: boolean; onClose: () => void };

/** Puts one vendor on a project whose work goes on. */
export function AssignDialog({ vendor, open, onClose }: AssignDialogProps) {
  return (
    <Sheet title="Add to Project" description={vendor.name} open={open} onClose={onClose}>
      <AssignForm vendorId={vendor.id} onClose={onClose} />
    </Sheet>
  );
}

function AssignForm({ vendorId, onClose }: { vendorId: string; onClose: () => void }) {
  const [projectId, setProjectId] = useState("");
  const [problem, setProblem] = useState<string>();
  const assign = useAssignVendors();
  const form = useZodForm(() => import("@/lib/projects/schema").then(({ assignmentPatch }) => assignmentPatch), { scopeOfWork: "" });
  const put = form.handleSubmit((what) =>
    assign.mutate(
      { projectId, vendorIds: [vendorId], ...what },
      {
        onSuccess: (added) => {
          if (added === 0) return setProblem("The vendor is on this project already");
          notify.success("Added to the project");
          onClose();
        },
        onError: form.showServerProblems,
      },
    ),
  );

  return (
    <form
      noValidate
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        if (projectId) return put(event);
        event.preventDefault();
        setProblem("Please select a project");
      }}
    >
      <DialogBody>
        <Field label="Project" required help="Completed projects are left out." error={problem}>
          {(aria) => (
            <ProjectPicker
              status="ACTIVE"
              chosenId={projectId}
              placeholder="Select a project"
              value={projectId}
              onChange={(event) => {
                setProjectId(event.target.value);
                setProblem(undefined);
              }}
              {...aria}
            />
          )}
        </Field>
        <Field label="Scope of work" help="What the vendor does on this project." error={form.problem("scopeOfWork")}>
          {(aria) => <Input autoComplete="off" placeholder="Roofing" {...form.control("scopeOfWork")} {...aria} />}
        </Field>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={assign.isPending}>
          Add
        </Button>
      </DialogActions>
    </form>
  );
}
