"use client";

import { ProofFields } from "@/components/proof/proof-fields";
import { useProofForm } from "@/components/proof/use-proof-form";
import { type Removed, useAskRemoval } from "@/components/settings/deletion/use-removal";
import { Field } from "@/components/ui/field";
import { SendDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { removalInput } from "@/lib/companies/deletion/schema";
import { sayParts } from "@/messages/say-parts";

type RemovalDialogProps = {
  what: Removed;
  title: string;
  consequence: string;
  /** What has to be typed, and what it is called. */
  expected: string;
  label: string;
  onClose: () => void;
};

/** Asks for the name to be typed: a press alone is too little for what cannot be brought back. */
export function RemovalDialog({ what, consequence, expected, label, title, onClose }: RemovalDialogProps) {
  const ask = useAskRemoval(what);
  const form = useProofForm(removalInput, { typed: "" });
  const { control, problem } = form;
  return (
    <SendDialog title={title} submit={{ label: title, variant: "danger" }} form={form} state={ask} send={ask.mutate} onClose={onClose}>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{consequence}</p>
      <Field
        label={label}
        required
        help={sayParts("settings.deleteTypeHelp", {
          expected,
          b: (text) => <strong className="font-semibold text-ink-2 [overflow-wrap:anywhere]">{text}</strong>,
        })}
        error={problem("typed")}
      >
        {(aria) => <Input autoComplete="off" spellCheck={false} {...control("typed")} {...aria} />}
      </Field>
      <ProofFields problem={problem} control={control} />
    </SendDialog>
  );
}
