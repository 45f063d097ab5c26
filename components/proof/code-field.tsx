import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { say } from "@/messages/say";

type CodeFieldProps = { error?: string; help: string; control: () => ComponentProps<"input"> };

export function CodeField({ error, help, control }: CodeFieldProps) {
  return (
    <Field label={say("security.code")} required help={help} error={error}>
      {(aria) => (
        <Input autoComplete="one-time-code" spellCheck={false} className="max-w-60 tabular-nums tracking-widest" {...control()} {...aria} />
      )}
    </Field>
  );
}
