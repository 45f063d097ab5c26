"use client";

import { useRef } from "react";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import type { TemplateText } from "@/lib/mail/templates/rules";
import { placeholderMeanings, placeholdersOf, type TemplateKind } from "@/lib/mail/templates/values";
import { labelled, say } from "@/messages/say";

type TextFieldsProps = {
  kind: TemplateKind;
  text: TemplateText;
  problems?: { subject?: string | undefined; body?: string | undefined } | undefined;
  disabled?: boolean;
  onChange: (text: TemplateText) => void;
};

/** Subject and message with the placeholders that they can hold; a press on one writes it where the caret is. */
export function TextFields({ kind, text, problems, disabled = false, onChange }: TextFieldsProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const written = `{{${name}}}`;
    const [from, to] = [message.current?.selectionStart ?? text.body.length, message.current?.selectionEnd ?? text.body.length];
    onChange({ ...text, body: text.body.slice(0, from) + written + text.body.slice(to) });
    message.current?.focus();
  };
  return (
    <fieldset disabled={disabled} className="min-w-0 space-y-4">
      <Field label={say("reminders.subject")} required {...(problems?.subject && { error: problems.subject })}>
        {(aria) => <Input value={text.subject} onChange={({ target }) => onChange({ ...text, subject: target.value })} {...aria} />}
      </Field>
      <Field label={say("reminders.message")} required {...(problems?.body && { error: problems.body })}>
        {(aria) => (
          <Textarea
            ref={message}
            rows={12}
            value={text.body}
            onChange={({ target }) => onChange({ ...text, body: target.value })}
            {...aria}
          />
        )}
      </Field>
      <div>
        <p className="mb-1.5 font-medium text-ink text-small">{say("reminders.placeholders")}</p>
        <ul className="flex flex-wrap gap-1.5">
          {placeholdersOf[kind].map((name) => (
            <li key={name}>
              <button
                type="button"
                title={say(placeholderMeanings[name])}
                aria-label={labelled(say("reminders.insertPlaceholder", { name: `{{${name}}}` }), say(placeholderMeanings[name]))}
                onClick={() => insert(name)}
                className="touch-line rounded-control border border-line bg-ground px-2 py-1 text-ink-2 text-small hover:border-ink-2 hover:text-ink disabled:opacity-60"
              >
                {`{{${name}}}`}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}
