"use client";

import { useState } from "react";
import { tellUndone } from "@/components/projects/enrollment-words";
import { useTakeEnrollments, useUndoEnrollments } from "@/components/queries/use-projects";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { notify } from "@/lib/http/client/notify";
import type { EnrollmentsReadDto } from "@/lib/projects/enrollments/schema";
import { say } from "@/messages/say";

/** Takes enrollments in from a file: first shows what would change, and which rows change nothing. */
export function EnrollmentList({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const taking = useTakeEnrollments(projectId);
  const undo = useUndoEnrollments(projectId);
  const [file, setFile] = useState<File>();
  const read = file && taking.data;
  const apply = () =>
    file &&
    taking.mutate(
      { file, apply: true },
      {
        onSuccess: ({ changed, importId }) => {
          const done = say("projects.enrollmentListDone", { count: changed });
          if (importId) notify.undoable(done, () => undo.mutate(importId, { onSuccess: tellUndone }));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={say("projects.enrollmentList")}
      submit={{
        label: say("projects.enrollmentListApply", { count: read?.changed ?? 0 }),
        busy: taking.isPending,
        disabled: !read || read.changed === 0,
      }}
      alert={taking.error?.message}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onClose={onClose}
    >
      <Field label={say("projects.enrollmentListFile")} required help={say("projects.enrollmentListAbout")}>
        {(aria) => (
          <Input
            type="file"
            className="h-auto py-2"
            accept=".csv,.txt,.tsv,.xlsx"
            {...aria}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              setFile(chosen);
              taking.reset();
              if (chosen) taking.mutate({ file: chosen, apply: false });
            }}
          />
        )}
      </Field>
      <div role="status">{read && <Read read={read} />}</div>
    </FormDialog>
  );
}

/** What the file says. */
function Read({ read: { changed, same, faultCount, faults } }: { read: EnrollmentsReadDto }) {
  return (
    <div className="space-y-2 text-ink-2">
      <p className="font-medium text-ink">{say("projects.enrollmentListChanges", { count: changed })}</p>
      {same > 0 && <p>{say("projects.enrollmentListSame", { count: same })}</p>}
      {faultCount > 0 && (
        <>
          <p className="font-medium text-ink">{say("projects.enrollmentListFaults", { count: faultCount })}</p>
          <ul className="list-disc pl-5 text-small [overflow-wrap:anywhere]">
            {faults.map(({ line, name, message }) => (
              <li key={line}>{say("projects.enrollmentListLine", { line, name: name || "–", message })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
