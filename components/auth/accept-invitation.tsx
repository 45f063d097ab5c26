"use client";

import { useRouter } from "next/navigation";
import { AuthTitle } from "@/components/auth/auth-title";
import { DeadLink } from "@/components/auth/dead-link";
import { PasswordStrength } from "@/components/auth/password-strength";
import { sentence } from "@/components/auth/use-auth";
import { useAcceptInvitation } from "@/components/auth/use-invitation";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { acceptInput } from "@/lib/companies/team/schema";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

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
      <DeadLink title={say("auth.invitationInvalidTitle")} ways={[{ href: "/login", text: say("auth.backToLogin") }]}>
        <p>{say("auth.invitationInvalidHint")}</p>
        <p>{say("auth.invitationUsedHint")}</p>
      </DeadLink>
    );

  const { email, companyName } = invitation;
  const submit = form.handleSubmit((input) =>
    accept.mutate(
      { ...input, email },
      {
        onSuccess: () => {
          notify.success(say("auth.invitationWelcome", { company: companyName }));
          router.replace("/dashboard");
        },
        onError: form.showServerProblems,
      },
    ),
  );
  const busy = accept.isPending || accept.isSuccess;
  return (
    <>
      <AuthTitle title={say("auth.invitationJoin", { company: invitation.companyName })}>
        {sayParts("auth.invitationAddress", {
          email: invitation.email,
          span: (text) => <span className="font-medium text-ink [overflow-wrap:anywhere]">{text}</span>,
        })}
        {signedInAs && <span className="mt-2 block [overflow-wrap:anywhere]">{say("auth.invitationSignedIn", { signedInAs })}</span>}
      </AuthTitle>
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {accept.isError && <FormAlert>{sentence(accept.error, say("auth.unsubscribeFailed"))}</FormAlert>}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={say("auth.firstName")} required error={problem("firstName")}>
            {(aria) => <Input autoComplete="given-name" {...control("firstName")} {...aria} />}
          </Field>
          <Field label={say("auth.lastName")} required error={problem("lastName")}>
            {(aria) => <Input autoComplete="family-name" {...control("lastName")} {...aria} />}
          </Field>
        </div>
        <Field
          label={say("common.password")}
          required
          help={<PasswordStrength password={password} ownWords={[firstName, lastName, invitation.email, invitation.companyName]} />}
          error={problem("password")}
        >
          {(aria) => <PasswordInput autoComplete="new-password" toggleName="password" {...control("password")} {...aria} />}
        </Field>
        <div>
          <Checkbox {...control("agreeToTerms")}>
            {sayParts("auth.agreement", {
              link: (text) => <TextLink href="/terms">{text}</TextLink>,
              link2: (text) => <TextLink href="/privacy">{text}</TextLink>,
            })}
          </Checkbox>
          <FieldError message={problem("agreeToTerms")} />
        </div>
        <Button type="submit" large className="w-full" busy={busy}>
          {busy ? say("auth.joining") : say("auth.joinTheTeam")}
        </Button>
      </form>
    </>
  );
}
