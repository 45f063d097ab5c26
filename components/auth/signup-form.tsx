"use client";

import { useRouter } from "next/navigation";
import { AuthTitle } from "@/components/auth/auth-title";
import { ChosenPlan } from "@/components/auth/chosen-plan";
import { ProviderButtons } from "@/components/auth/provider-buttons";
import { RegistrationProblem } from "@/components/auth/registration-problem";
import { SignupFields } from "@/components/auth/signup-fields";
import { useRegister } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { ownTimeZone } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { signupForm } from "@/lib/accounts/sign-in/schema";
import type { ProviderDto } from "@/lib/accounts/sso/schema";
import type { PlanWish } from "@/lib/tenancy/plan-schema";
import { trialDays } from "@/lib/tenancy/plan-values";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

const empty = { firstName: "", lastName: "", email: "", companyName: "", phone: "", password: "", confirmPassword: "" };

type SignupFormProps = {
  providers: readonly ProviderDto[];
  /** The plan that was chosen on the landing page. */
  wish?: PlanWish;
};

export function SignupForm({ providers, wish }: SignupFormProps) {
  const router = useRouter();
  const register = useRegister();
  const form = useZodForm(signupForm, empty);
  const busy = register.isPending || register.isSuccess;

  const submit = form.handleSubmit(({ confirmPassword: _confirm, ...input }) =>
    register.mutate(
      { ...input, wish, timeZone: ownTimeZone() },
      { onSuccess: () => router.replace("/dashboard"), onError: form.showServerProblems },
    ),
  );

  return (
    <>
      <AuthTitle title={say("auth.signUpTitle")}>
        {sayParts("auth.signUpTrial", { days: trialDays, link: (text) => <TextLink href="/login">{text}</TextLink> })}
      </AuthTitle>
      <ChosenPlan wish={wish} />
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {register.isError && <RegistrationProblem error={register.error} />}
        <SignupFields form={form} />
        <Button type="submit" large className="w-full" busy={busy}>
          {busy ? say("auth.creatingAccount") : say("auth.createAccount")}
        </Button>
      </form>
      <ProviderButtons providers={providers} wish={wish} />
    </>
  );
}
