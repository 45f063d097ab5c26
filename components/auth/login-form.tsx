"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { AuthTitle } from "@/components/auth/auth-title";
import { CodeForm } from "@/components/auth/code-form";
import { FirmSignOn, useFirmSignOn } from "@/components/auth/firm-sign-on";
import { ProviderButtons } from "@/components/auth/provider-buttons";
import { sentence, useLogin, useSingleSignOn } from "@/components/auth/use-auth";
import { AppName } from "@/components/layout/platform-context";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { loginInput } from "@/lib/accounts/sign-in/schema";
import type { ProviderDto } from "@/lib/accounts/sso/schema";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

type LoginFormProps = {
  confirmed: boolean;
  providers: readonly ProviderDto[];
  /** Why an identity provider's answer was not enough. */
  refusal?: string;
  /** An identity provider has said who it is; the code is still asked for. */
  codeOnly: boolean;
  /** Whether the session on the previous page expired. */
  ended: boolean;
  /** The screen to open after signing in. */
  to: string;
};

export function LoginForm({ confirmed, providers, refusal, codeOnly, ended, to }: LoginFormProps) {
  const router = useRouter();
  const login = useLogin();
  const form = useZodForm(loginInput, {
    email: "",
    password: "",
    remember: false,
  });
  const busy = login.isPending || login.isSuccess;
  const { provider, isRequired } = useFirmSignOn(form.watch("email"));
  const [usesPassword, setUsesPassword] = useState(false);
  const isOnly = isRequired && !usesPassword;
  const start = useSingleSignOn();

  const submit = form.handleSubmit((input) =>
    login.mutate(input, {
      onSuccess: (answer) => "user" in answer && router.replace(to),
      onError: form.showServerProblems,
    }),
  );

  const leave = (event: FormEvent) => {
    event.preventDefault();
    if (provider) start.mutate({ provider: provider.id, to });
  };

  if (codeOnly || (login.data && "secondFactor" in login.data)) return <CodeForm to={to} />;

  return (
    <>
      <AuthTitle title={say("auth.signIn")}>
        {sayParts("auth.loginToSignUp", { appName: <AppName />, link: (text) => <TextLink href="/signup">{text}</TextLink> })}
      </AuthTitle>
      <form method="post" noValidate onSubmit={isOnly ? leave : submit} className="space-y-5">
        {login.isError ? (
          <FormAlert>{sentence(login.error, say("auth.loginFailed"))}</FormAlert>
        ) : (
          <>
            {refusal && <FormAlert>{refusal}</FormAlert>}
            {ended && !refusal && <FormAlert tone="info">{say("auth.signedOutNotice")}</FormAlert>}
            {confirmed && <FormAlert tone="success">{say("auth.emailConfirmedNotice")}</FormAlert>}
          </>
        )}
        <Field label={say("common.email")} required error={form.problem("email")}>
          {(aria) => <Input type="email" autoComplete="username" {...form.control("email")} {...aria} />}
        </Field>
        {provider && <FirmSignOn key={provider.id} provider={provider} isOnly={isOnly} to={to} start={start} />}
        {isOnly && (
          <Button variant="ghost" className="w-full" onClick={() => setUsesPassword(true)}>
            {say("auth.usePassword")}
          </Button>
        )}
        <div hidden={isOnly} className="space-y-5">
          <Field label={say("common.password")} required error={form.problem("password")}>
            {(aria) => <PasswordInput autoComplete="current-password" {...form.control("password")} {...aria} />}
          </Field>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox {...form.control("remember")}>{say("auth.rememberMe")}</Checkbox>
            <TextLink alone href={to === "/dashboard" ? "/forgot-password" : `/forgot-password?${new URLSearchParams({ to })}`}>
              {say("auth.forgotPasswordTextLink")}
            </TextLink>
          </div>
          <Button type="submit" large className="w-full" busy={busy}>
            {busy ? say("auth.signingIn") : say("auth.signInButton")}
          </Button>
        </div>
      </form>
      <ProviderButtons providers={providers} to={to} />
    </>
  );
}
