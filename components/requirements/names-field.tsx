"use client";

import { useState } from "react";
import { RequestWarning } from "@/components/requirements/request-warning";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { say } from "@/messages/say";

type NamesFieldProps = { value: string[]; error: string | undefined; onChange: (names: string[]) => void };

/** Certificate holders that are accepted besides the company's own names, one a line. */
export function NamesField({ value, error, onChange }: NamesFieldProps) {
  const [first] = useState(value.join("\n"));
  const [text, setText] = useState(first);
  const type = (typed: string) => {
    setText(typed);
    const lines = typed.split("\n").map((line) => line.trim());
    onChange(lines.filter((line) => line !== ""));
  };
  return (
    <div className="sm:col-span-2">
      <Field label={say("requirements.names")} help={say("requirements.namesHelp")} error={error}>
        {(aria) => <Textarea {...aria} rows={3} defaultValue={first} onChange={({ target }) => type(target.value)} />}
      </Field>
      <RequestWarning text={text} />
    </div>
  );
}
