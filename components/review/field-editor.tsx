"use client";

import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { draftOf } from "@/components/review/drafts";
import type { Entry } from "@/components/review/entries";
import { typedValue } from "@/components/review/field-looks";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { ReadValue } from "@/lib/documents/readings/schema";
import { choicesOf, readTyped } from "@/lib/documents/review/rules";

const hints: Partial<Record<Entry["kind"], string>> = {
  date: "MM/DD/YYYY",
  amount: "1,000,000",
  dollars: "1,000,000",
  naic: "Five digits",
  letter: "A to F",
  words: "ANY AUTO, HIRED",
};

type FieldEditorProps = {
  documentId: string;
  entry: Entry;
  busy: boolean;
  /** What the server said against it. */
  problem: string | null;
  /** `taken` is to be called once the server has the value. */
  onSave: (value: ReadValue, taken: () => void) => void;
  onClose: () => void;
};

/** Corrects one value in its place. What was typed stays until it is taken or given up. */
export function FieldEditor({ documentId, entry, busy, problem, onSave, onClose }: FieldEditorProps) {
  const id = useId();
  const choices = choicesOf(entry.pointer);
  const draft = draftOf(useSession().user.id, documentId, entry.key);
  const [text, setText] = useState(() => draft.read() ?? (choices ? String(entry.value ?? "") : typedValue(entry)));
  const [fault, setFault] = useState<string | null>(null);
  const mayBeMissing = !entry.pointer.endsWith("/type");
  const error = fault ?? problem;

  const send = (value: ReadValue) => onSave(value, draft.drop);

  function close() {
    draft.drop();
    onClose();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (choices) return send(choices.find(({ value }) => String(value) === text)?.value ?? null);
    const typed = readTyped(entry, text);
    if ("problem" in typed) setFault(typed.problem);
    else send(typed.value);
  }

  function keyed(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === "Escape") close();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save(event);
  }

  const control = {
    id,
    value: text,
    autoFocus: true,
    "aria-label": `${entry.name}, corrected`,
    ...(error && { "aria-invalid": true as const, "aria-describedby": `${id}-error` }),
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      draft.keep(target.value);
      setFault(null);
    },
  };

  return (
    <form method="post" onSubmit={save} onKeyDown={keyed} className="space-y-2 px-4 pb-3 pl-11">
      {choices ? (
        <Select
          {...control}
          options={choices.map(({ value, label }) => ({ value: String(value), label }))}
          {...(mayBeMissing && { placeholder: "Not stated on the form" })}
        />
      ) : entry.kind === "paragraph" ? (
        <Textarea {...control} rows={4} />
      ) : (
        <Input {...control} placeholder={hints[entry.kind]} autoComplete="off" onFocus={(event) => event.target.select()} />
      )}
      <FieldError id={`${id}-error`} message={error ?? undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          Save
        </Button>
        {!choices && mayBeMissing && (
          <Button variant="secondary" disabled={busy} onClick={() => send(entry.kind === "words" ? [] : null)}>
            Not stated on the form
          </Button>
        )}
        <Button variant="ghost" disabled={busy} onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
