"use client";

import { useEffect, useRef, useState } from "react";
import { AuthTitle } from "@/components/auth/auth-title";
import { DeadLink } from "@/components/auth/dead-link";
import { GoSoon } from "@/components/auth/go-soon";
import { PasswordStrength } from "@/components/auth/password-strength";
import { isDeadLink, sentence, useResetPassword } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { PasswordInput } from "@/components/ui/password-input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { resetPasswordInput } from "@/lib/accounts/sign-in/schema";
import { signInAddress } from "@/lib/infra/return-path-rules";
import { say } from "@/messages/say";

export function ResetPasswordForm({ token, to }: { token: string; to: string | null }) {
  const [repeated, setRepeated] = useState("");
  const confirmation = useRef<HTMLInputElement>(null);
  // It may have been typed, or filled in by the browser, before hydration.
  useEffect(() => setRepeated(confirmation.current?.value ?? ""), []);
  const reset = useResetPassword();
  const form = useZodForm(resetPasswordInput, { token, password: "" });
  const password = form.watch("password");
  const differs = repeated !== "" && repeated !== password;

  if (!token || (reset.isError && isDeadLink(reset.error)))
    return (
      <DeadLink
        title={say("auth.deadLinkTitle")}
        ways={[
          { href: "/forgot-password", text: say("auth.resetAgain") },
          { href: "/login", text: say("auth.backToLogin") },
        ]}
      >
        <p>{say("auth.resetLinkDead")}</p>
      </DeadLink>
    );
  if (reset.isSuccess)
    return (
      <GoSoon to={signInAddress({ to })} title={say("auth.passwordResetSuccessful")}>
        {say("auth.resetDoneText")}
      </GoSoon>
    );

  const submit = form.handleSubmit((input) => {
    if (!differs) reset.mutate(input, { onError: form.showServerProblems });
  });

  return (
    <>
      <AuthTitle title={say("auth.newPasswordTitle")}>{say("auth.resetConsequence")}</AuthTitle>
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {reset.isError && <FormAlert>{sentence(reset.error, say("auth.resetFailed"))}</FormAlert>}
        <Field label={say("auth.newPassword")} required help={<PasswordStrength password={password} />} error={form.problem("password")}>
          {(aria) => (
            <PasswordInput
              autoComplete="new-password"
              toggleName={say("auth.newPasswordToggleName")}
              {...form.control("password")}
              {...aria}
            />
          )}
        </Field>
        <Field label={say("auth.confirmNewPassword")} required error={differs ? say("auth.passwordsDiffer") : undefined}>
          {(aria) => (
            <PasswordInput
              autoComplete="new-password"
              toggleName={say("auth.confirmNewPasswordToggleName")}
              ref={confirmation}
              defaultValue=""
              onChange={(event) => setRepeated(event.target.value)}
              {...aria}
            />
          )}
        </Field>
        <Button type="submit" large className="w-full" busy={reset.isPending} disabled={!password || !repeated || differs}>
          {reset.isPending ? say("auth.resettingPassword") : say("auth.resetPasswordButton")}
        </Button>
      </form>
    </>
  );
}
