"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { type DefaultValues, type FieldValues, get, type Path, type PathValue, type UseFormRegisterReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { inWords, issueSentence } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

type FormSchema = z.ZodType<FieldValues, FieldValues>;
type Control = UseFormRegisterReturn & { defaultValue?: string | number; defaultChecked?: boolean };

/** Dates that were begun: the browser gives no value for them, and an empty field is something else. */
function datesBegun(form: unknown): HTMLInputElement[] {
  if (!(form instanceof HTMLFormElement)) return [];
  return [...form.querySelectorAll<HTMLInputElement>("input[type=date]")].filter(({ validity }) => validity.badInput);
}

const unfinishedDate = () => ({ type: "unfinished", message: say("ui.dateUnfinished") });

/** Checkboxes of one name are a list, which is a new one each time. */
const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) ? one.toSorted().join() === other.toSorted().join() : one === other;

/** A form checked by the schema that its route uses too. A field's error goes away when the person edits the field. */
export function useZodForm<Schema extends FormSchema>(schema: Schema, initial: DefaultValues<z.input<Schema>>) {
  type Input = z.input<Schema>;
  type Output = z.output<Schema>;

  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: initial,
    reValidateMode: "onSubmit",
  });

  // Compared by value, so text that was typed before hydration counts too.
  const { defaultValues } = form.formState;
  const isEdited = (name: string) => !isSame(form.getValues(name as Path<Input>), get(defaultValues, name));

  // The fields' values are in the HTML too. react-hook-form keeps a value that differs from them: it was typed before hydration.
  const [first] = useState(initial);

  const submitting = useRef(false);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => async (event) => {
    event?.preventDefault();
    // Validation is asynchronous: a double click would send twice.
    if (submitting.current) return;
    submitting.current = true;
    try {
      const [unfinished] = datesBegun(event?.currentTarget);
      if (unfinished) {
        form.setError(unfinished.name as Path<Input>, unfinishedDate(), { shouldFocus: true });
        return;
      }
      await form.handleSubmit(onValid, onInvalid)(event);
    } finally {
      submitting.current = false;
    }
  };

  return {
    ...form,
    handleSubmit,
    /** Attributes of a control; `onEdit` is for faults of other fields that an edit of this one can mend. */
    control: (name: Path<Input>, onEdit?: () => void): Control => {
      const registered = form.register(name, {
        onChange: () => {
          form.clearErrors(name);
          onEdit?.();
        },
      });
      const value: unknown = get(first, name);
      return {
        ...registered,
        ...(typeof value === "boolean" && { defaultChecked: value }),
        ...((typeof value === "string" || typeof value === "number") && { defaultValue: value }),
      };
    },
    /** Attributes of a combobox. Its button holds the value, as an input would. */
    choice: (name: Path<Input>) => ({
      name,
      ref: form.register(name).ref,
      value: String(form.watch(name) ?? ""),
      onChange: (value: string) => {
        form.setValue(name, value as PathValue<Input, Path<Input>>);
        form.clearErrors(name);
      },
    }),
    /** Only the edited fields of the values: the others may be old, since someone else may have saved. */
    edited: <Sent extends object>(sent: Sent): Partial<Sent> =>
      Object.fromEntries(Object.entries(sent).filter(([name]) => isEdited(name))) as Partial<Sent>,
    isUnsaved: () => Object.keys(defaultValues ?? {}).some(isEdited),
    /** The words under a control. */
    problem: (name: Path<Input>): string | undefined => {
      const message = form.getFieldState(name, form.formState).error?.message;
      return message ? inWords(issueSentence(message)) : undefined;
    },
    /** Puts the server's words on the fields that they are about. */
    showServerProblems: (error: unknown) => {
      const fields = error instanceof Error && "fields" in error ? error.fields : undefined;
      for (const [name, message] of Object.entries(fields ?? {}))
        form.setError(name as Path<Input>, { type: "server", message: String(message) });
    },
  };
}
