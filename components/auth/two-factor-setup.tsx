"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { AuthTitle } from "@/components/auth/auth-title";
import { useSignOut } from "@/components/auth/use-account";
import { sentence } from "@/components/auth/use-auth";
import { CodeField } from "@/components/proof/code-field";
import { OwnPasswordField } from "@/components/proof/own-password-field";
import { RecoveryCodes } from "@/components/proof/recovery-codes";
import { SetupKey } from "@/components/proof/setup-key";
import { useBeginSetup, useTurnOn } from "@/components/proof/use-security";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { useZodForm } from "@/components/ui/use-zod-form";
import { switchInput, withProof } from "@/lib/accounts/sign-in/second-factor-schema";
import { isAboutFields } from "@/lib/http/client/api";
import { say } from "@/messages/say";

type TwoFactorSetupProps = { companyName: string; hasPassword: boolean; to: string };

/** The only screen for a member who has not set up the second factor that the company requires. */
export function TwoFactorSetup({ companyName, hasPassword, to }: TwoFactorSetupProps) {
  const router = useRouter();
  const { mutate: begin, data: setup, isError: failed } = useBeginSetup();
  const turnOn = useTurnOn();
  const signOut = useSignOut();
  const form = useZodForm(withProof(switchInput, { password: hasPassword, code: true }), { password: "", code: "" });
  useEffect(() => begin(), [begin]);

  if (turnOn.isSuccess)
    return (
      <div className="space-y-5">
        <AuthTitle title={say("auth.twoFactorOn")}>{say("auth.twoFactorHelp")}</AuthTitle>
        <RecoveryCodes codes={turnOn.data.recoveryCodes} />
        <Button large className="w-full" onClick={() => router.replace(to)}>
          {say("auth.iSavedThem")}
        </Button>
      </div>
    );

  const submit = form.handleSubmit((input) => turnOn.mutate(input, { onError: form.showServerProblems }));
  return (
    <>
      <AuthTitle title={say("auth.twoFactorSetUpTitle")}>
        <span className="[overflow-wrap:anywhere]">{say("auth.twoFactorRequired", { company: companyName })}</span>
      </AuthTitle>
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {failed && <FormAlert>{say("auth.twoFactorKeyFailed")}</FormAlert>}
        {turnOn.isError && !isAboutFields(turnOn.error) && (
          <FormAlert>{sentence(turnOn.error, say("auth.twoFactorEnableFailed"))}</FormAlert>
        )}
        <SetupKey setup={setup} />
        {hasPassword && <OwnPasswordField error={form.problem("password")} control={() => form.control("password")} />}
        <CodeField help={say("security.sixDigits")} error={form.problem("code")} control={() => form.control("code")} />
        <Button type="submit" large className="w-full" busy={turnOn.isPending} disabled={!setup}>
          {turnOn.isPending ? say("auth.enabling") : say("auth.enable2fa")}
        </Button>
      </form>
      <p className="mt-6">
        <Button variant="ghost" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {say("auth.signOut")}
        </Button>
      </p>
    </>
  );
}
