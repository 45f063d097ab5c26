"use client";

import { MailAccount } from "@/components/admin/settings/mail-account";
import { SaveButton, saveStateOf } from "@/components/admin/settings/save-button";
import { useSaveSettings } from "@/components/admin/settings/use-settings";
import { CardForm, useCardForm } from "@/components/ui/card-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import { type InboundDto, inboundForm } from "@/lib/admin/settings/schema";
import { inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { encryptions, imapServers, type OAuthProvider, signIns } from "@/lib/tenancy/settings/values";
import { say, sayAll } from "@/messages/say";

const optionsOf = (names: Record<string, Sentence>) => Object.entries(names).map(([value, label]) => ({ value, label: inWords(label) }));

const valuesOf = ({
  hasImapPassword,
  isAddressFixed,
  isMailboxFixed,
  isTrustFixed,
  smtpPort,
  hasWebhook,
  version,
  ...values
}: InboundDto) => ({
  ...values,
  imapPort: String(values.imapPort),
  imapPassword: "",
});

const fixedHelp = (name: string) => say("admin.fixedHelp", { name });

/** The address that vendors reply to, and the mailbox that receives the replies. */
export function InboundForm({ settings, provider }: { settings: InboundDto; provider: OAuthProvider }) {
  const save = useSaveSettings("inbound");
  const form = useCardForm(inboundForm, settings, valuesOf, save);
  const { control, problem } = form;
  const { isAddressFixed, isMailboxFixed, isTrustFixed, smtpPort, hasWebhook } = settings;
  const isOAuth = String(form.watch("imapSignIn")) === "oauth";
  const signIn = control("imapSignIn");
  // The server of Microsoft and Google is known.
  const takeServer = (chosen: string) => {
    const server = chosen === "oauth" && !form.getValues("imapHost") && imapServers[provider];
    if (server)
      for (const [name, value] of Object.entries(server)) form.setValue(name as keyof typeof server, value, { shouldDirty: true });
  };
  const passwordHelp = settings.hasImapPassword ? say("admin.passwordHelp") : say("admin.secretHelp");
  return (
    <>
      <CardForm form={form} footer={<SaveButton {...saveStateOf(save)} />}>
        <fieldset disabled={isAddressFixed} className="max-w-[440px] p-5 pb-0">
          <Field
            label={say("admin.addressForReplies")}
            help={isAddressFixed ? fixedHelp("INBOUND_ADDRESS") : say("admin.inboundAddressHelp")}
            error={problem("address")}
          >
            {(aria) => <Input type="email" autoComplete="off" {...control("address")} {...aria} />}
          </Field>
        </fieldset>
        <fieldset disabled={isMailboxFixed} className="max-w-[440px] space-y-5 p-5">
          <Field
            label={say("admin.imapHost")}
            help={isMailboxFixed ? fixedHelp("INBOUND_IMAP_URL") : say("admin.inboundMailboxHelp")}
            error={problem("imapHost")}
          >
            {(aria) => <Input autoComplete="off" {...control("imapHost")} {...aria} />}
          </Field>
          <Field label={say("admin.imapPort")} error={problem("imapPort")}>
            {(aria) => <Input className="max-w-32" inputMode="numeric" placeholder="993" {...control("imapPort")} {...aria} />}
          </Field>
          <Field label={say("admin.encryption")} error={problem("imapEncryption")}>
            {(aria) => <Select options={optionsOf(encryptions)} {...control("imapEncryption")} {...aria} />}
          </Field>
          <Field label={say("admin.userName")} help={isOAuth ? say("admin.mailboxUserHelp") : undefined} error={problem("imapUser")}>
            {(aria) => <Input autoComplete="off" {...control("imapUser")} {...aria} />}
          </Field>
          <Field label={say("admin.signInBy")} help={isOAuth ? say("admin.oauthHint") : undefined} error={problem("imapSignIn")}>
            {(aria) => (
              <Select
                options={optionsOf(sayAll(signIns))}
                {...signIn}
                {...aria}
                onChange={async (event) => {
                  await signIn.onChange(event);
                  takeServer(event.target.value);
                }}
              />
            )}
          </Field>
          {!isOAuth && (
            <Field label={say("common.password")} help={passwordHelp} error={problem("imapPassword")}>
              {(aria) => <PasswordInput toggleName="password" autoComplete="new-password" {...control("imapPassword")} {...aria} />}
            </Field>
          )}
          <Field label={say("admin.imapFolder")} error={problem("imapFolder")}>
            {(aria) => <Input autoComplete="off" {...control("imapFolder")} {...aria} />}
          </Field>
        </fieldset>
        <fieldset disabled={isTrustFixed} className="max-w-[440px] space-y-5 p-5 pt-0">
          <Field
            label={say("admin.trustedServers")}
            help={isTrustFixed ? fixedHelp("INBOUND_TRUSTED_SERVERS") : say("admin.trustedServersHelp")}
            error={problem("trustedServers")}
          >
            {(aria) => <Input autoComplete="off" placeholder="mx.google.com" {...control("trustedServers")} {...aria} />}
          </Field>
          {smtpPort !== null && <p className="text-ink-2">{say("admin.inboundSmtpHint", { port: String(smtpPort) })}</p>}
          {hasWebhook && <p className="text-ink-2">{say("admin.inboundCallsHint")}</p>}
        </fieldset>
      </CardForm>
      {isOAuth && !isMailboxFixed && <MailAccount purpose="incoming" provider={provider} isChosen />}
    </>
  );
}
