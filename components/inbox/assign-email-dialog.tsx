"use client";

import { type ReactNode, useState } from "react";
import { Field, type FieldAria } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { say } from "@/messages/say";

type AssignEmailDialogProps = {
  subject: string;
  /** What the email is assigned to, and what is said where none is chosen. */
  label: string;
  help: string;
  missing: string;
  /** Chosen at first. */
  first?: string;
  busy: boolean;
  picker: (attributes: FieldAria & { value: string; onChange: (value: string) => void }) => ReactNode;
  onAssign: (id: string) => void;
  onClose: () => void;
};

/** Asks whose an email is. */
export function AssignEmailDialog(props: AssignEmailDialogProps) {
  const { subject, label, help, missing, first = "", busy, picker, onAssign, onClose } = props;
  const [value, setValue] = useState(first);
  const [problem, setProblem] = useState<string>();
  const onChange = (next: string) => {
    setValue(next);
    setProblem(undefined);
  };
  return (
    <FormDialog
      title={say("inbox.assignTitle")}
      submit={{ label: say("inbox.assignEmail"), busy }}
      onSubmit={(event) => {
        event.preventDefault();
        if (value) onAssign(value);
        else setProblem(missing);
      }}
      onClose={onClose}
    >
      <p className="text-ink-2 [overflow-wrap:anywhere]">{subject || say("inbox.noSubject")}</p>
      <Field label={label} required help={help} error={problem}>
        {(aria) => picker({ ...aria, value, onChange })}
      </Field>
    </FormDialog>
  );
}
