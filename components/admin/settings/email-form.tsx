"use client";

import { EmailSignIn, OAuthFields } from "@/components/admin/settings/email-sign-in";
import { EmailSignature } from "@/components/admin/settings/email-signature";
import { MailAccount } from "@/components/admin/settings/mail-account";
import { SaveButton, saveStateOf } from "@/components/admin/settings/save-button";
import { TestEmail } from "@/components/admin/settings/test-email";
import { useSaveSettings } from "@/components/admin/settings/use-settings";
import { CardForm, useCardForm } from "@/components/ui/card-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { type EmailDto, emailForm } from "@/lib/admin/settings/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { encryptions, type OAuthProvider, smtpServers } from "@/lib/tenancy/settings/values";
import { say } from "@/messages/say";

const encryptionOptions = () => Object.entries(encryptions).map(([value, label]) => ({ value, label: inWords(label) }));

const valuesOf = ({ isServerFixed, isFromFixed, isDkimFixed, version, ...stored }: EmailDto) => {
  const { hasPassword, hasClientSecret, hasDkimKey, fixedFields, ...values } = stored;
  return { ...values, port: String(values.port), password: "", clientSecret: "", dkimKey: "" };
};

const fixedHelp = (name: string) => say("admin.fixedHelp", { name });

export function EmailForm({ settings }: { settings: EmailDto }) {
  const save = useSaveSettings("email");
  const form = useCardForm(emailForm, settings, valuesOf, save);
  const { control, problem } = form;
  const { isServerFixed, isFromFixed } = settings;
  const signIn = String(form.watch("signIn"));
  const provider = form.watch("oauthProvider") as OAuthProvider;
  // The server of Microsoft and Google is known.
  const takeServer = (chosen: string) => {
    const server = form.getValues("signIn") !== "password" && smtpServers[chosen];
    if (server)
      for (const [name, value] of Object.entries(server)) form.setValue(name as keyof typeof server, value, { shouldDirty: true });
  };
  const serverHelp = isServerFixed ? fixedHelp("SMTP_URL") : undefined;
  return (
    <>
      <CardForm form={form} footer={<SaveButton {...saveStateOf(save)} />}>
        <fieldset disabled={isServerFixed} className="max-w-[440px] space-y-5 p-5 pb-0">
          <Field label={say("admin.smtpHost")} required help={serverHelp} error={problem("host")}>
            {(aria) => <Input autoComplete="off" {...control("host")} {...aria} />}
          </Field>
          <Field label={say("admin.smtpPort")} required help={serverHelp} error={problem("port")}>
            {(aria) => <Input className="max-w-32" inputMode="numeric" placeholder="587" {...control("port")} {...aria} />}
          </Field>
          <Field label={say("admin.encryption")} required help={serverHelp} error={problem("encryption")}>
            {(aria) => <Select options={encryptionOptions()} {...control("encryption")} {...aria} />}
          </Field>
          {isServerFixed ? (
            <Field label={say("admin.userName")} help={serverHelp} error={problem("user")}>
              {(aria) => <Input autoComplete="off" {...control("user")} {...aria} />}
            </Field>
          ) : (
            <EmailSignIn {...{ settings, control, problem, signIn, takeServer }} provider={provider} />
          )}
        </fieldset>
        {(isServerFixed || signIn !== "password") && (
          <OAuthFields {...{ settings, control, problem, provider, takeServer }} isApplication={signIn === "application"} />
        )}
        <fieldset disabled={isFromFixed} className="max-w-[440px] p-5 pb-0">
          <Field
            label={say("admin.fromAddress")}
            required
            help={isFromFixed ? fixedHelp("MAIL_FROM") : undefined}
            error={problem("fromAddress")}
          >
            {(aria) => <Input type="email" autoComplete="off" {...control("fromAddress")} {...aria} />}
          </Field>
        </fieldset>
        <div className="max-w-[440px] p-5 pb-0">
          <Field label={say("admin.documentsAddress")} required help={say("admin.replyAddressHelp")} error={problem("documentsAddress")}>
            {(aria) => <Input type="email" autoComplete="off" {...control("documentsAddress")} {...aria} />}
          </Field>
        </div>
        <fieldset disabled={settings.isDkimFixed} className="max-w-[440px] space-y-5 p-5">
          <EmailSignature
            {...{ settings, control, problem }}
            fixedHelp={settings.isDkimFixed ? fixedHelp("DKIM_PRIVATE_KEY") : undefined}
          />
        </fieldset>
      </CardForm>
      <MailAccount purpose="outgoing" provider={provider} isChosen={signIn !== "password"} />
      <TestEmail />
    </>
  );
}
