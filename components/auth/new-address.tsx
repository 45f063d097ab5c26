"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { AuthTitle } from "@/components/auth/auth-title";
import { useSignOut } from "@/components/auth/use-account";
import { sentence } from "@/components/auth/use-auth";
import { useGiveAddress } from "@/components/auth/use-new-email";
import { CodeField } from "@/components/proof/code-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { newAddressForm, type PersonDto } from "@/lib/accounts/profile/schema";
import { withProof } from "@/lib/accounts/sign-in/second-factor-schema";
import { say } from "@/messages/say";

type NewAddressProps = { person: PersonDto; companyName: string };

/** All that an account sees whose address went to another account, until it has confirmed a new one. */
export function NewAddress({ person, companyName }: NewAddressProps) {
  const [sentTo, setSentTo] = useState(person.newEmail);
  const signOut = useSignOut();
  return (
    <>
      {sentTo ? (
        <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />
      ) : (
        <AddressForm person={person} companyName={companyName} onSent={setSentTo} />
      )}
      <p className="mt-6 flex flex-wrap items-center gap-x-3 text-ink-2">
        <span>{say("auth.newAddressOtherAccount")}</span>
        <Button variant="ghost" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {say("auth.signOut")}
        </Button>
      </p>
    </>
  );
}

function AddressForm({ person, companyName, onSent }: NewAddressProps & { onSent: (email: string) => void }) {
  const give = useGiveAddress();
  const form = useZodForm(withProof(newAddressForm, person.proof), { email: "", password: "", code: "" });
  const submit = form.handleSubmit((input) =>
    give.mutate(input, { onSuccess: ({ newEmail }) => newEmail && onSent(newEmail), onError: form.showServerProblems }),
  );
  return (
    <>
      <AuthTitle title={say("auth.addressRequestTitle")}>
        <span className="[overflow-wrap:anywhere]">{say("auth.newAddressText", { email: person.email, companyName })}</span>
      </AuthTitle>
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {give.isError && <FormAlert>{sentence(give.error, say("auth.unsubscribeFailed"))}</FormAlert>}
        <Field label={say("auth.newEmailAddress")} required help={say("auth.newAddressHelp")} error={form.problem("email")}>
          {(aria) => <Input type="email" autoComplete="email" {...form.control("email")} {...aria} />}
        </Field>
        {person.proof.password && (
          <Field label={say("auth.currentPassword")} required error={form.problem("password")}>
            {(aria) => (
              <PasswordInput
                toggleName={say("auth.currentPasswordToggleName")}
                autoComplete="current-password"
                {...form.control("password")}
                {...aria}
              />
            )}
          </Field>
        )}
        {person.proof.code && (
          <CodeField help={say("auth.secondFactorHelp")} error={form.problem("code")} control={() => form.control("code")} />
        )}
        <Button type="submit" large className="w-full" busy={give.isPending}>
          {give.isPending ? say("common.sending") : say("auth.sendConfirmationLink")}
        </Button>
      </form>
    </>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const router = useRouter();
  // The link opens in another tab or on the phone: whoever comes back may have confirmed it.
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && router.refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [router]);
  return (
    <div role="status">
      <AuthTitle title={say("auth.checkYourEmailTitle")}>
        <span className="[overflow-wrap:anywhere]">{say("auth.newAddressSent", { email })}</span>
      </AuthTitle>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => router.refresh()}>{say("auth.continue")}</Button>
        <Button variant="secondary" onClick={onAgain}>
          {say("auth.useAnotherAddress")}
        </Button>
      </div>
    </div>
  );
}
