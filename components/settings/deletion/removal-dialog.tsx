"use client";

import { type Removed, useAskRemoval } from "@/components/settings/deletion/use-removal";
import { ProofFields } from "@/components/settings/security/proof-fields";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { Input } from "@/components/ui/input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { removalInput } from "@/lib/companies/deletion/schema";

type RemovalDialogProps = {
  what: Removed;
  open: boolean;
  title: string;
  consequence: string;
  /** What has to be typed, and what it is called. */
  expected: string;
  label: string;
  onClose: () => void;
};

export function RemovalDialog({ open, title, onClose, ...rest }: RemovalDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <RemovalForm {...rest} onClose={onClose} title={title} />
    </Dialog>
  );
}

/** Asks for the name to be typed: a press alone is too little for what cannot be brought back. */
function RemovalForm({ what, consequence, expected, label, title, onClose }: Omit<RemovalDialogProps, "open">) {
  const ask = useAskRemoval(what);
  const form = useZodForm(removalInput, { typed: "", password: "", code: "" });
  const { control, problem } = form;
  const submit = form.handleSubmit((input) => ask.mutate(input, { onSuccess: onClose, onError: form.showServerProblems }));
  const isAboutField = ask.error && "fields" in ask.error && Object.keys(ask.error.fields as object).length > 0;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{consequence}</p>
        {ask.error && !isAboutField && <FormAlert>{ask.error.message}</FormAlert>}
        <Field
          label={label}
          required
          help={
            <>
              Type <strong className="font-semibold text-ink-2 [overflow-wrap:anywhere]">{expected}</strong> to confirm.
            </>
          }
          error={problem("typed")}
        >
          {(aria) => <Input autoComplete="off" spellCheck={false} {...control("typed")} {...aria} />}
        </Field>
        <ProofFields problem={problem} control={control} />
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={ask.isPending}>
          {title}
        </Button>
      </DialogActions>
    </form>
  );
}
