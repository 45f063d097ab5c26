"use client";

import { useState } from "react";
import { AuthTitle } from "@/components/auth/auth-title";
import { CheckYourEmail } from "@/components/auth/check-your-email";
import { sentence, useForgotPassword } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { Input } from "@/components/ui/input";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { forgotPasswordInput } from "@/lib/accounts/sign-in/schema";
import { signInAddress } from "@/lib/infra/return-path-rules";
import { say } from "@/messages/say";

export function ForgotPasswordForm({ to }: { to: string | null }) {
  const [sentTo, setSentTo] = useState<string>();
  const [isAgain, setAgain] = useState(false);
  const forgot = useForgotPassword();
  const form = useZodForm(forgotPasswordInput, { email: "" });

  const submit = form.handleSubmit((input) =>
    forgot.mutate({ ...input, ...(to && { to }) }, { onSuccess: () => setSentTo(input.email), onError: form.showServerProblems }),
  );

  function again() {
    form.reset();
    forgot.reset();
    setSentTo(undefined);
    setAgain(true);
  }

  if (sentTo) return <CheckYourEmail email={sentTo} onAgain={again} />;

  return (
    <>
      <AuthTitle title={say("auth.forgotYourPassword")}>{say("auth.forgotPasswordHelp")}</AuthTitle>
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {forgot.isError && <FormAlert>{sentence(forgot.error, say("auth.unsubscribeFailed"))}</FormAlert>}
        <Field label={say("common.email")} required error={form.problem("email")}>
          {(aria) => <Input type="email" autoComplete="username" autoFocus={isAgain} {...form.control("email")} {...aria} />}
        </Field>
        <Button type="submit" large className="w-full" busy={forgot.isPending}>
          {forgot.isPending ? say("common.sending") : say("auth.sendResetInstructions")}
        </Button>
      </form>
      <p className="mt-6">
        <TextLink alone href={signInAddress({ to })}>
          {say("auth.backToLoginTextLink")}
        </TextLink>
      </p>
    </>
  );
}
