"use client";

import { MailQuestion } from "lucide-react";
import { useRouter } from "next/navigation";
import { speak } from "@/components/layout/language";
import { CodeField } from "@/components/proof/code-field";
import { useUpdatePerson } from "@/components/settings/profile/use-people";
import { Button } from "@/components/ui/button";
import { CardForm, useCardForm } from "@/components/ui/card-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import { isOtherEmail, ownLanguages, type PersonDto, personFormOf } from "@/lib/accounts/profile/schema";
import { languageOf, languages } from "@/messages/languages";
import { say } from "@/messages/say";

function valuesOf({ firstName, lastName, email, newEmail, phone, language }: PersonDto) {
  return { firstName, lastName, email: newEmail ?? email, phone: phone ?? "", language, password: "", code: "" };
}

const languageOptions = () =>
  ownLanguages.map((value) => ({ value, label: value === "default" ? say("settings.defaultLanguage") : languages[value] }));

export function PersonForm({ person }: { person: PersonDto }) {
  const router = useRouter();
  const update = useUpdatePerson();
  const { email, newEmail, proof } = person;
  const form = useCardForm(personFormOf(person), person, valuesOf, update, (now) => {
    if (now.language !== person.language) return speak(languageOf(now.language) ?? null);
    // The frame shows who is signed in.
    router.refresh();
  });
  const { control, problem } = form;
  const isOther = isOtherEmail(form.watch("email"), person);
  const oldKept = (now: PersonDto) => {
    form.resetField("email", { defaultValue: email });
    form.settle(now);
  };
  const keepOld = () => update.mutate({ email, version: form.version }, { onSuccess: oldKept, onError: form.showServerProblems });

  return (
    <CardForm form={form}>
      <div className="space-y-5 p-5">
        <div className="grid gap-5 sm:grid-cols-[repeat(2,minmax(0,400px))]">
          <Field label={say("settings.firstName")} required error={problem("firstName")}>
            {(aria) => <Input autoComplete="given-name" {...control("firstName")} {...aria} />}
          </Field>
          <Field label={say("settings.lastName")} required error={problem("lastName")}>
            {(aria) => <Input autoComplete="family-name" {...control("lastName")} {...aria} />}
          </Field>
        </div>
        <Field label={say("settings.emailAddress")} required help={say("settings.emailHelp")} error={problem("email")}>
          {(aria) => <Input className="max-w-100" type="email" autoComplete="email" {...control("email")} {...aria} />}
        </Field>
        {isOther && proof.password && (
          <Field label={say("security.currentPassword")} required help={say("settings.emailChangePassword")} error={problem("password")}>
            {(aria) => (
              <PasswordInput
                toggleName={say("security.currentPasswordToggleName")}
                autoComplete="current-password"
                {...control("password")}
                {...aria}
              />
            )}
          </Field>
        )}
        {isOther && proof.code && (
          <CodeField help={say("security.secondFactorHelp")} error={problem("code")} control={() => control("code")} />
        )}
        {newEmail && <WaitingAddress email={email} newEmail={newEmail} busy={update.isPending} onKeep={keepOld} />}
        <Field label={say("settings.phoneNumber")} error={problem("phone")}>
          {(aria) => <Input className="max-w-60" type="tel" autoComplete="tel" {...control("phone")} {...aria} />}
        </Field>
        <Field label={say("settings.language")} help={say("settings.languageMeans")} error={problem("language")}>
          {(aria) => <Select className="max-w-60" options={languageOptions()} {...control("language")} {...aria} />}
        </Field>
      </div>
    </CardForm>
  );
}

type WaitingAddressProps = { email: string; newEmail: string; busy: boolean; onKeep: () => void };

/** Says that another address waits for its confirmation. */
function WaitingAddress({ email, newEmail, busy, onKeep }: WaitingAddressProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-yellow-tint px-3.5 py-3 text-yellow">
      <MailQuestion aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{say("settings.emailUnconfirmed", { newEmail, email })}</p>
      <Button variant="secondary" disabled={busy} onClick={onKeep}>
        {say("settings.keepValue", { value: email.length > 30 ? say("settings.theCurrentAddress") : email })}
      </Button>
    </div>
  );
}
