import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { say } from "@/messages/say";

type OwnPasswordProps = { help?: string | undefined; error?: string | undefined; control: () => ComponentProps<typeof PasswordInput> };

/** Asks for the password of whoever is signed in. */
export function OwnPasswordField({ help, error, control }: OwnPasswordProps) {
  return (
    <Field label={say("common.password")} required {...(help && { help })} error={error}>
      {(aria) => <PasswordInput autoComplete="current-password" {...control()} {...aria} />}
    </Field>
  );
}
