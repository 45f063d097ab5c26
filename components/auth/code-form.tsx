"use client";

import { useRouter } from "next/navigation";
import { AuthTitle } from "@/components/auth/auth-title";
import { sentence, useSecondFactor } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { Input } from "@/components/ui/input";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { codeInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { ApiError } from "@/lib/http/client/api";
import { say } from "@/messages/say";

/** The second step of a sign-in, after the password or the identity provider. */
export function CodeForm({ to }: { to: string }) {
  const router = useRouter();
  const check = useSecondFactor();
  const form = useZodForm(codeInput, { code: "" });
  const busy = check.isPending || check.isSuccess;
  const onField = check.error instanceof ApiError && check.error.fields.code;

  const submit = form.handleSubmit((input) =>
    check.mutate(input, { onSuccess: () => router.replace(to), onError: form.showServerProblems }),
  );

  return (
    <>
      <AuthTitle title={say("auth.twoFactorAuthentication")}>{say("auth.codeHelp")}</AuthTitle>
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {check.isError && !onField && <FormAlert>{sentence(check.error, say("auth.loginFailed"))}</FormAlert>}
        <Field label={say("auth.code")} required help={say("auth.codeFormat")} error={form.problem("code")}>
          {(aria) => (
            <Input
              autoFocus
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              className="tabular-nums tracking-widest"
              {...form.control("code")}
              {...aria}
            />
          )}
        </Field>
        <Button type="submit" large className="w-full" busy={busy}>
          {busy ? say("auth.signingIn") : say("auth.signInButton")}
        </Button>
      </form>
      <p className="mt-6">
        <TextLink alone href="/login">
          {say("auth.backToLoginTextLink")}
        </TextLink>
      </p>
    </>
  );
}
