"use client";

import { useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type UseFormProps,
  type UseFormRegisterReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { bringBackTyped, sendPressed } from "@/components/ui/early";
import { networkMessage } from "@/lib/client/api";
import { notify } from "@/lib/client/notify";

type FormSchema = z.ZodType<FieldValues, FieldValues>;
type Control = UseFormRegisterReturn & { defaultValue?: string | number; defaultChecked?: boolean };

/** Dates that were begun: the browser gives no value for them, and an empty field is something else. */
function datesBegun(form: unknown): HTMLInputElement[] {
  if (!(form instanceof HTMLFormElement)) return [];
  return [...form.querySelectorAll<HTMLInputElement>("input[type=date]")].filter(({ validity }) => validity.badInput);
}

/**
 * A form checked by the schema that its route uses too. `rules` brings that schema, with zod, when somebody begins to type and not
 * with the page: until then nothing is checked. A field's error goes away when the person edits the field.
 */
export function useZodForm<Schema extends FormSchema>(rules: () => Promise<Schema>, initial: DefaultValues<z.input<Schema>>) {
  type Input = z.input<Schema>;
  type Output = z.output<Schema>;
  type Resolver = NonNullable<UseFormProps<Input, unknown, Output>["resolver"]>;

  const load = async (): Promise<Resolver> => {
    const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), rules()]);
    return zodResolver(schema) as Resolver;
  };
  const form = useForm<Input, unknown, Output>({
    resolver: async (...values) => (await load())(...values),
    defaultValues: initial,
    reValidateMode: "onSubmit",
  });

  // Compared by value: what was typed before the page was awake counts too.
  const { defaultValues } = form.formState;
  const isEdited = (name: string) => form.getValues(name as Path<Input>) !== get(defaultValues, name);

  // They stand in the HTML too: by what differs from them react-hook-form sees what was typed before it was there, and keeps it.
  const [first] = useState(initial);
  const seen = useRef(new WeakSet<Element>());
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (element.current) sendPressed(element.current);
  }, []);

  const submitting = useRef(false);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => async (event) => {
    event?.preventDefault();
    // The rules may still be on their way: a second press meanwhile would send twice.
    if (submitting.current) return;
    submitting.current = true;
    try {
      const [unfinished] = datesBegun(event?.currentTarget);
      if (unfinished) {
        form.setError(
          unfinished.name as Path<Input>,
          { type: "unfinished", message: "Please enter the whole date" },
          { shouldFocus: true },
        );
        return;
      }
      const loaded = await load().catch(() => null);
      if (loaded) await form.handleSubmit(onValid, onInvalid)(event);
      else notify.error(networkMessage);
    } finally {
      submitting.current = false;
    }
  };

  return {
    ...form,
    handleSubmit,
    /** Attributes of a control; `onEdit` is for faults of other fields that an edit of this one can mend. */
    control: (name: Path<Input>, onEdit?: () => void): Control => {
      const { ref, ...rest } = form.register(name, {
        onChange: () => {
          // Submitting says what is wrong when they do not come.
          load().catch(() => null);
          form.clearErrors(name);
          onEdit?.();
        },
      });
      const value: unknown = get(first, name);
      return {
        ...rest,
        ...(typeof value === "boolean" && { defaultChecked: value }),
        ...((typeof value === "string" || typeof value === "number") && { defaultValue: value }),
        ref: (control) => {
          if (control && !seen.current.has(control)) {
            seen.current.add(control);
            element.current = control.form;
            bringBackTyped(control);
          }
          ref(control);
        },
      };
    },
    /** Of what is sent only the edited fields: the others may be old, since somebody else saved meanwhile. */
    edited: <Sent extends object>(sent: Sent): Partial<Sent> =>
      Object.fromEntries(Object.entries(sent).filter(([name]) => isEdited(name))) as Partial<Sent>,
    isUnsaved: () => Object.keys(defaultValues ?? {}).some(isEdited),
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
