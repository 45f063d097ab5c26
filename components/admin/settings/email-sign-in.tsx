"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import type { EmailDto, EmailFormInput } from "@/lib/admin/settings/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { type OAuthProvider, oauthProviders, outgoingSignIns } from "@/lib/tenancy/settings/values";
import { type PlainKey, say, sayAll } from "@/messages/say";

type Name = keyof EmailFormInput;
export type FormPart = {
  control: (name: Name) => UseFormRegisterReturn;
  problem: (name: Name) => string | undefined;
};
type SignInPart = FormPart & {
  settings: EmailDto;
  provider: OAuthProvider;
  /** A provider, or signing in by account, was chosen. */
  takeServer: (provider: string) => void;
};

const signInOptions = () => Object.entries(sayAll(outgoingSignIns)).map(([value, label]) => ({ value, label }));
const providerOptions = () => Object.entries(oauthProviders).map(([value, { label }]) => ({ value, label: inWords(label) }));

/** How we sign in at the mail server: by password, or by an account of Microsoft, Google or another provider. */
export function EmailSignIn({ settings, signIn, provider, control, problem, takeServer }: SignInPart & { signIn: string }) {
  const passwordHelp = settings.hasPassword ? say("admin.passwordHelp") : say("admin.secretHelp");
  const chosen = control("signIn");
  return (
    <>
      <Field label={say("admin.signInBy")} error={problem("signIn")}>
        {(aria) => (
          <Select
            options={signInOptions()}
            {...chosen}
            {...aria}
            onChange={async (event) => {
              await chosen.onChange(event);
              takeServer(provider);
            }}
          />
        )}
      </Field>
      <Field label={say("admin.userName")} help={say(userHelp[signIn] ?? "admin.userNameHelp")} error={problem("user")}>
        {(aria) => <Input autoComplete="off" {...control("user")} {...aria} />}
      </Field>
      {signIn === "password" && (
        <Field label={say("common.password")} help={passwordHelp} error={problem("password")}>
          {(aria) => <PasswordInput toggleName="password" autoComplete="new-password" {...control("password")} {...aria} />}
        </Field>
      )}
    </>
  );
}

const userHelp: Record<string, PlainKey> = { oauth: "admin.mailboxUserHelp", application: "admin.sendingMailboxHelp" };

/** Our registration at the provider, for outgoing and incoming email. A field that the environment sets is closed. */
export function OAuthFields({ settings, provider, control, problem, takeServer, isApplication }: SignInPart & { isApplication: boolean }) {
  const { fixedFields } = settings;
  const fixed = (name: string) => (fixedFields[name] ? say("admin.fixedHelp", { name: fixedFields[name] }) : undefined);
  const chosen = control("oauthProvider");
  const secretHelp = settings.hasClientSecret ? say("admin.storedSecretHelp") : say("admin.secretHelp");
  const isCustom = provider === "custom";
  return (
    <div className="max-w-[440px] space-y-5 p-5 pb-0">
      <div>
        <p className="font-semibold text-ink">{say("admin.oauthClient")}</p>
        <p className="text-ink-3 text-small">{say("admin.oauthClientHelp")}</p>
      </div>
      <Field label={say("admin.provider")} help={fixed("oauthProvider")} error={problem("oauthProvider")}>
        {(aria) => (
          <Select
            options={providerOptions()}
            {...chosen}
            {...aria}
            disabled={Boolean(fixedFields.oauthProvider)}
            onChange={async (event) => {
              await chosen.onChange(event);
              takeServer(event.target.value);
            }}
          />
        )}
      </Field>
      {provider === "microsoft" && (
        <Field label={say("platform.directoryTenantId")} error={problem("oauthTenant")}>
          {(aria) => <Input autoComplete="off" {...control("oauthTenant")} {...aria} />}
        </Field>
      )}
      {isCustom && !isApplication && (
        <Field label={say("admin.authorizeAddress")} required help={say("admin.authorizeAddressHelp")} error={problem("oauthAuthorizeUrl")}>
          {(aria) => <Input type="url" autoComplete="off" {...control("oauthAuthorizeUrl")} {...aria} />}
        </Field>
      )}
      {isCustom && (
        <Field label={say("admin.tokenAddress")} required help={fixed("oauthTokenUrl")} error={problem("oauthTokenUrl")}>
          {(aria) => (
            <Input type="url" autoComplete="off" disabled={Boolean(fixedFields.oauthTokenUrl)} {...control("oauthTokenUrl")} {...aria} />
          )}
        </Field>
      )}
      <Field label={say("platform.clientId")} required help={fixed("oauthClientId")} error={problem("oauthClientId")}>
        {(aria) => <Input autoComplete="off" disabled={Boolean(fixedFields.oauthClientId)} {...control("oauthClientId")} {...aria} />}
      </Field>
      <Field label={say("admin.clientSecret")} help={fixed("clientSecret") ?? secretHelp} error={problem("clientSecret")}>
        {(aria) => (
          <PasswordInput
            toggleName="clientSecret"
            autoComplete="new-password"
            disabled={Boolean(fixedFields.clientSecret)}
            {...control("clientSecret")}
            {...aria}
          />
        )}
      </Field>
      <Field label={say("platform.scope")} help={fixed("oauthScope") ?? say("admin.scopeHelp")} error={problem("oauthScope")}>
        {(aria) => <Input autoComplete="off" disabled={Boolean(fixedFields.oauthScope)} {...control("oauthScope")} {...aria} />}
      </Field>
    </div>
  );
}
