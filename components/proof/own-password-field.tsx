import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { say } from "@/messages/say";

/** Asks for the password of whoever is signed in. */
export function OwnPasswordField({ error, control }: { error?: string; control: () => ComponentProps<typeof PasswordInput> }) {
  return (
    <Field label={say("common.password")} required error={error}>
      {(aria) => <PasswordInput autoComplete="current-password" {...control()} {...aria} />}
    </Field>
  );
}
