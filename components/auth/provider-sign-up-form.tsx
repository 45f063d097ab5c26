"use client";

import { useRouter } from "next/navigation";
import { AuthTitle } from "@/components/auth/auth-title";
import { ChosenPlan } from "@/components/auth/chosen-plan";
import { RegistrationProblem } from "@/components/auth/registration-problem";
import { Consent, sizeOptions } from "@/components/auth/signup-fields";
import { useProviderSignUp } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ownTimeZone } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type ProviderPerson, providerSignUpForm, type StartInput } from "@/lib/accounts/sso/schema";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** The sign-up of a person whose address an identity provider has vouched for: the remaining questions are about the company. */
export function ProviderSignUpForm({ person, wish }: StartInput & { person: ProviderPerson }) {
  const router = useRouter();
  const register = useProviderSignUp();
  const { firstName, lastName } = person;
  const { control, problem, handleSubmit, showServerProblems } = useZodForm(providerSignUpForm, {
    firstName,
    lastName,
    companyName: "",
    phone: "",
  });
  const busy = register.isPending || register.isSuccess;

  const submit = handleSubmit((input) =>
    register.mutate(
      { ...input, wish, timeZone: ownTimeZone() },
      { onSuccess: () => router.replace("/dashboard"), onError: showServerProblems },
    ),
  );

  return (
    <>
      <AuthTitle title={say("auth.signUpTitle")}>
        {sayParts("auth.providerSignUpIdentity", {
          provider: person.providerName,
          email: person.email,
          b: (text) => <strong className="font-medium text-ink [overflow-wrap:anywhere]">{text}</strong>,
          link: (text) => <TextLink href="/signup">{text}</TextLink>,
        })}
      </AuthTitle>
      <ChosenPlan wish={wish} />
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {register.isError && <RegistrationProblem error={register.error} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={say("auth.firstName")} required error={problem("firstName")}>
            {(aria) => <Input autoComplete="given-name" {...control("firstName")} {...aria} />}
          </Field>
          <Field label={say("auth.lastName")} required error={problem("lastName")}>
            {(aria) => <Input autoComplete="family-name" {...control("lastName")} {...aria} />}
          </Field>
          <Field label={say("common.companyName")} required error={problem("companyName")}>
            {(aria) => <Input autoComplete="organization" {...control("companyName")} {...aria} />}
          </Field>
          <Field label={say("auth.companySize")} required error={problem("companySize")}>
            {(aria) => <Select options={sizeOptions()} placeholder={say("auth.selectSize")} {...control("companySize")} {...aria} />}
          </Field>
        </div>
        <Field label={say("common.phone")} error={problem("phone")}>
          {(aria) => <Input type="tel" autoComplete="tel" {...control("phone")} {...aria} />}
        </Field>
        <Consent control={() => control("agreeToTerms")} message={problem("agreeToTerms")} />
        <Button type="submit" large className="w-full" busy={busy}>
          {busy ? say("auth.creatingAccount") : say("auth.createAccount")}
        </Button>
      </form>
    </>
  );
}
