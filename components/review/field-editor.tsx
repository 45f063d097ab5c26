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
import { choicesOf } from "@/lib/documents/review/rules";
import { readTyped } from "@/lib/documents/review/typed-rules";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

const hints: Partial<Record<Entry["kind"], string>> = {
  date: "MM/DD/YYYY",
  amount: "1,000,000",
  dollars: "1,000,000",
  get naic() {
    return say("review.fiveDigits");
  },
  get letter() {
    return say("review.aToF");
  },
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

/** The option for a value that is not on the form. */
const notStated = "not-stated";

/**
 * The editor's initial value. Empty for an unreadable value, so that it cannot be saved without
 * a person's answer.
 */
export function beginning(entry: Entry): string {
  const isOpen = entry.state === "unreadable" || entry.needed;
  if (choicesOf(entry.pointer)) return isOpen ? "" : String(entry.value ?? notStated);
  const text = typedValue(entry);
  return isOpen && !("problem" in readTyped(entry, text)) ? "" : text;
}

/** Corrects one value in its place. What was typed stays until it is taken or given up. */
export function FieldEditor({ documentId, entry, busy, problem, onSave, onClose }: FieldEditorProps) {
  const id = useId();
  const choices = choicesOf(entry.pointer);
  const draft = draftOf(useSession().user.id, documentId, entry.key);
  const [text, setText] = useState(() => draft.read() ?? beginning(entry));
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
    if (busy) return;
    if (choices) {
      const chosen = choices.find(({ value }) => String(value) === text);
      if (chosen) return send(chosen.value);
      return text === notStated && mayBeMissing ? send(null) : setFault(say("review.choiceRequired"));
    }
    if (text.trim() === "" && (entry.state === "unreadable" || entry.needed))
      return setFault(mayBeMissing ? say("review.valueRequiredOrMark") : say("review.valueRequired"));
    const typed = readTyped(entry, text);
    if ("problem" in typed) setFault(inWords(typed.problem));
    else send(typed.value);
  }

  function keyed(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === "Escape") close();
    // Enter saves from selects and text areas too. Shift+Enter starts a new line. An input method uses Enter itself.
    const isField = event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement;
    const isPlain = !event.shiftKey && !event.altKey && !event.nativeEvent.isComposing;
    if (event.key === "Enter" && isField && isPlain) save(event);
  }

  const control = {
    id,
    value: text,
    autoFocus: true,
    "aria-label": say("review.nameCorrected", { name: entry.name }),
    ...(error && { "aria-invalid": true as const }),
    "aria-describedby": error ? `${id}-error ${id}-hint` : `${id}-hint`,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      draft.keep(target.value);
      setFault(null);
    },
  };

  return (
    <form method="post" onSubmit={save} onKeyDown={keyed} className="space-y-2 px-4 pb-3 pl-11">
      <Control {...control} entry={entry} choices={choices} mayBeMissing={mayBeMissing} />
      <p id={`${id}-hint`} className="text-ink-3 text-small [overflow-wrap:anywhere]">
        {entry.evidence?.text && entry.state === "unreadable" && `${say("review.printedText", { text: entry.evidence.text })} `}
        {entry.kind === "paragraph" ? say("review.editorKeys") : say("review.editorKeysShort")}
      </p>
      <FieldError id={`${id}-error`} message={error ?? undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {say("review.save")}
        </Button>
        {!choices && mayBeMissing && (
          <Button variant="secondary" disabled={busy} onClick={() => send(entry.kind === "words" ? [] : null)}>
            {say("review.notStatedChoice")}
          </Button>
        )}
        <Button variant="ghost" disabled={busy} onClick={close}>
          {say("common.cancel")}
        </Button>
      </div>
    </form>
  );
}

type ControlProps = {
  entry: Entry;
  choices: ReturnType<typeof choicesOf>;
  mayBeMissing: boolean;
  id: string;
  value: string;
  autoFocus: boolean;
  onChange: (event: { target: { value: string } }) => void;
};

/** A list, some lines, or one line, by what the value can be. */
function Control({ entry, choices, mayBeMissing, ...control }: ControlProps) {
  if (choices) {
    const options = choices.map(({ value, label }) => ({ value: String(value), label: say(label) }));
    if (mayBeMissing) options.push({ value: notStated, label: say("review.notStatedChoice") });
    return <Select {...control} options={options} placeholder={say("review.choose")} />;
  }
  if (entry.kind === "paragraph") return <Textarea {...control} rows={4} />;
  return <Input {...control} placeholder={hints[entry.kind]} autoComplete="off" onFocus={(event) => event.target.select()} />;
}
