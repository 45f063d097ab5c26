"use client";

import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Variant } from "@/components/ui/button-class";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { FormAlert } from "@/components/ui/form-alert";
import { isAboutFields } from "@/lib/http/client/api";
import { say } from "@/messages/say";

type DialogFormProps = {
  submit: { label: string; busy?: boolean; disabled?: boolean; variant?: Variant };
  /** A sentence about the whole form, above its fields. */
  alert?: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that is a form. It is rendered while it is open, so that it starts empty each time. */
export function FormDialog({ title, ...form }: DialogFormProps & { title: string }) {
  return (
    <Dialog title={title} open onClose={form.onClose}>
      <DialogForm {...form} />
    </Dialog>
  );
}

type SendDialogProps<Input> = {
  title: string;
  submit: { label: string; variant?: Variant };
  form: {
    handleSubmit: (send: (input: Input) => unknown) => (event: FormEvent<HTMLFormElement>) => unknown;
    showServerProblems: (error: unknown) => void;
    /** What someone else changed meanwhile. */
    conflict?: ReactNode;
  };
  /** Sends what was entered. The dialog closes once that worked. */
  send: (input: Input, events: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  state: { isPending: boolean; error: Error | null };
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a checked form: the server's refusals are shown at their fields, or above the fields. */
export function SendDialog<Input>({ title, submit, form, send, state, onClose, children }: SendDialogProps<Input>) {
  const { isPending, error } = state;
  return (
    <FormDialog
      title={title}
      submit={{ ...submit, busy: isPending }}
      alert={!isAboutFields(error) && error?.message}
      onSubmit={form.handleSubmit((input) => send(input, { onSuccess: onClose, onError: form.showServerProblems }))}
      onClose={onClose}
    >
      {form.conflict}
      {children}
    </FormDialog>
  );
}

/** The form alone, for a dialog that opens before its form has loaded. */
export function DialogForm({ submit, alert, onSubmit, onClose, children }: DialogFormProps) {
  const { label, ...button } = submit;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        {alert && <FormAlert>{alert}</FormAlert>}
        {children}
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {say("common.cancel")}
        </Button>
        <Button type="submit" {...button}>
          {label}
        </Button>
      </DialogActions>
    </form>
  );
}
