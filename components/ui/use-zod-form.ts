"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type Path, type UseFormProps, type UseFormRegisterReturn, useForm } from "react-hook-form";
import type { z } from "zod";

type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** A form checked by the schema that its route uses too. A field's error goes away when the person edits the field. */
export function useZodForm<Schema extends FormSchema>(schema: Schema, initial: DefaultValues<z.input<Schema>>) {
  type Input = z.input<Schema>;
  type Output = z.output<Schema>;
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema) as UseFormProps<Input, unknown, Output>["resolver"],
    defaultValues: initial,
    reValidateMode: "onSubmit",
  });

  return {
    ...form,
    /** Attributes of a control; `onEdit` is for faults of other fields that an edit of this one can mend. */
    control: (name: Path<Input>, onEdit?: () => void): UseFormRegisterReturn =>
      form.register(name, {
        onChange: () => {
          form.clearErrors(name);
          onEdit?.();
        },
      }),
    /** The words under a control. */
    problem: (name: Path<Input>): string | undefined => {
      const message = form.getFieldState(name, form.formState).error?.message;
      return message || undefined;
    },
    /** Puts the server's words on the fields that they are about. */
    showServerProblems: (error: unknown) => {
      const fields = error instanceof Error && "fields" in error ? error.fields : undefined;
      for (const [name, message] of Object.entries(fields ?? {})) {
        form.setError(name as Path<Input>, { type: "server", message: String(message) });
      }
    },
  };
}
