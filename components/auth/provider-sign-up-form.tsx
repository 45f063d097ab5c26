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

/** The sign-up of somebody whose address an identity provider has vouched for: what is left to ask is about the company. */
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
      <AuthTitle title="Start your free trial">
        {person.providerName} says you are <strong className="font-medium text-ink [overflow-wrap:anywhere]">{person.email}</strong>. Not
        you? <TextLink href="/signup">Sign up with a password</TextLink>
      </AuthTitle>
      <ChosenPlan wish={wish} />
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {register.isError && <RegistrationProblem error={register.error} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First name" required error={problem("firstName")}>
            {(aria) => <Input autoComplete="given-name" {...control("firstName")} {...aria} />}
          </Field>
          <Field label="Last name" required error={problem("lastName")}>
            {(aria) => <Input autoComplete="family-name" {...control("lastName")} {...aria} />}
          </Field>
          <Field label="Company name" required error={problem("companyName")}>
            {(aria) => <Input autoComplete="organization" {...control("companyName")} {...aria} />}
          </Field>
          <Field label="Company size" required error={problem("companySize")}>
            {(aria) => <Select options={sizeOptions} placeholder="Select size" {...control("companySize")} {...aria} />}
          </Field>
        </div>
        <Field label="Phone" error={problem("phone")}>
          {(aria) => <Input type="tel" autoComplete="tel" {...control("phone")} {...aria} />}
        </Field>
        <Consent control={() => control("agreeToTerms")} message={problem("agreeToTerms")} />
        <Button type="submit" large className="w-full" busy={busy}>
          {busy ? "Creating Account..." : "Create Account"}
        </Button>
      </form>
    </>
  );
}
