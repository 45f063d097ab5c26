"use client";

import type { FormEventHandler, ReactNode } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { useUnsaved } from "@/components/ui/leave-question";
import { useOnSavePage, useSavePart } from "@/components/ui/save-page";
import { useRecordForm } from "@/components/ui/use-record-form";
import type { Versioned } from "@/lib/infra/versions-schema";

type Save<Sent, Shown> = {
  isPending: boolean;
  mutate: (sent: Sent, events: { onSuccess: (now: Shown) => void; onError: (error: Error) => void }) => void;
};

/** A record's form that stays on its page after it is saved, and asks before unsaved changes are left. */
export function useCardForm<Schema extends z.ZodType<FieldValues, FieldValues>, Shown extends Versioned>(
  schema: Schema,
  shown: Shown,
  valuesOf: (shown: Shown) => DefaultValues<z.input<Schema>>,
  save: Save<Partial<z.output<Schema>> & Versioned, Shown>,
  onSaved?: (now: Shown) => void,
) {
  const form = useRecordForm(schema, shown, valuesOf);
  useUnsaved(form.isUnsaved);
  const saved = (now: Shown) => {
    form.saved(now);
    onSaved?.(now);
  };
  const submit = form.handleSubmit((values) => save.mutate(form.changes(values), { onSuccess: saved, onError: form.showServerProblems }));
  useSavePart({ isUnsaved: form.isUnsaved, submit, discard: form.discard, busy: save.isPending });
  return { ...form, submit };
}

type CardFormProps = { form: { submit: FormEventHandler<HTMLFormElement>; conflict: ReactNode }; children: ReactNode; footer?: ReactNode };

/** A form that fills a card: what someone else changed meanwhile, the fields, and the button that saves, unless its page has it. */
export function CardForm({ form, children, footer }: CardFormProps) {
  const isOnSavePage = useOnSavePage();
  const content = (
    <>
      {form.conflict && <div className="px-5 pt-5">{form.conflict}</div>}
      {children}
      {footer}
    </>
  );
  if (isOnSavePage) return content;
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      {content}
    </form>
  );
}
