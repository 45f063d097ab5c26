"use client";

import { useRouter } from "next/navigation";
import { AuthTitle } from "@/components/auth/auth-title";
import { PasswordStrength } from "@/components/auth/password-strength";
import { sentence } from "@/components/auth/use-auth";
import { useAcceptInvitation } from "@/components/auth/use-invitation";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { PasswordInput } from "@/components/ui/password-input";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { notify } from "@/lib/client/notify";
import { acceptInput } from "@/lib/companies/team/schema";

type AcceptProps = {
  token: string;
  /** null: the link is worth nothing. */
  invitation: { email: string; companyName: string } | null;
  /** Whose account this browser is signed in to, which the new one takes the place of. */
  signedInAs: string | null;
};

export function AcceptInvitation({ token, invitation, signedInAs }: AcceptProps) {
  const router = useRouter();
  const accept = useAcceptInvitation();
  const form = useZodForm(acceptInput, {
    token,
    firstName: "",
    lastName: "",
    password: "",
  });
  const { control, problem } = form;
  const [password, firstName, lastName] = form.watch(["password", "firstName", "lastName"]);

  if (!invitation)
    return (
      <>
        <AuthTitle title="Invalid or Expired Invitation">
          Invitations are valid for 7 days and can be used once. Ask an admin at your company to send a new one.
        </AuthTitle>
        <LinkButton href="/login" variant="secondary">
          Back to Login
        </LinkButton>
      </>
    );

  const { email, companyName } = invitation;
  const submit = form.handleSubmit((input) =>
    accept.mutate(
      { ...input, email },
      {
        onSuccess: () => {
          notify.success(`Welcome to ${companyName}`);
          router.replace("/dashboard");
        },
        onError: form.showServerProblems,
      },
    ),
  );
  const busy = accept.isPending || accept.isSuccess;
  return (
    <>
      <AuthTitle title={`Join ${invitation.companyName}`}>
        Your account will be <span className="font-medium text-ink [overflow-wrap:anywhere]">{invitation.email}</span>.
        {signedInAs && (
          <span className="mt-2 block [overflow-wrap:anywhere]">
            You are signed in as {signedInAs} now. If you join, we sign that account out in this browser.
          </span>
        )}
      </AuthTitle>
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {accept.isError && <FormAlert>{sentence(accept.error, "An error occurred. Please try again.")}</FormAlert>}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First name" required error={problem("firstName")}>
            {(aria) => <Input autoComplete="given-name" {...control("firstName")} {...aria} />}
          </Field>
          <Field label="Last name" required error={problem("lastName")}>
            {(aria) => <Input autoComplete="family-name" {...control("lastName")} {...aria} />}
          </Field>
        </div>
        <Field
          label="Password"
          required
          help={<PasswordStrength password={password} ownWords={[firstName, lastName, invitation.email, invitation.companyName]} />}
          error={problem("password")}
        >
          {(aria) => <PasswordInput autoComplete="new-password" toggleName="password" {...control("password")} {...aria} />}
        </Field>
        <div>
          <Checkbox {...control("agreeToTerms")}>
            I agree to the <TextLink href="/terms">Terms of Service</TextLink> and <TextLink href="/privacy">Privacy Policy</TextLink>
          </Checkbox>
          <FieldError message={problem("agreeToTerms")} />
        </div>
        <Button type="submit" large className="w-full" busy={busy}>
          {busy ? "Joining..." : "Join the Team"}
        </Button>
      </form>
    </>
  );
}
