"use client";

import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import type { Entry } from "@/components/review/entries";
import { typedValue } from "@/components/review/field-looks";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { ReadValue } from "@/lib/readings/schema";
import { choicesOf, readTyped } from "@/lib/review/rules";

const hints: Partial<Record<Entry["kind"], string>> = {
  date: "MM/DD/YYYY",
  amount: "1,000,000",
  dollars: "1,000,000",
  naic: "Five digits",
  letter: "A to F",
  words: "ANY AUTO, HIRED",
};

/** What was typed and neither sent nor given up: it is there again when one comes back to the value from another page. */
const drafts = new Map<string, string>();

type FieldEditorProps = {
  documentId: string;
  entry: Entry;
  busy: boolean;
  /** What the server said against it. */
  problem: string | null;
  onSave: (value: ReadValue) => void;
  onClose: () => void;
};

/** Corrects one value in its place. What was typed stays until it is taken or given up. */
export function FieldEditor({ documentId, entry, busy, problem, onSave, onClose }: FieldEditorProps) {
  const id = useId();
  const choices = choicesOf(entry.pointer);
  const draft = `${documentId} ${entry.key}`;
  const [text, setText] = useState(() => drafts.get(draft) ?? (choices ? String(entry.value ?? "") : typedValue(entry)));
  const [fault, setFault] = useState<string | null>(null);
  const mayBeMissing = !entry.pointer.endsWith("/type");
  const error = fault ?? problem;

  function send(value: ReadValue) {
    drafts.delete(draft);
    onSave(value);
  }

  function close() {
    drafts.delete(draft);
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
      drafts.set(draft, target.value);
      setFault(null);
    },
  };

  return (
    <form onSubmit={save} onKeyDown={keyed} className="space-y-2 px-4 pb-3 pl-11">
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
