"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import type { EmailDto, EmailFormInput } from "@/lib/admin/settings/schema";
import { oauthProviders, signIns } from "@/lib/tenancy/settings/values";
import { say, sayAll } from "@/messages/say";

type Name = keyof EmailFormInput;
export type FormPart = {
  control: (name: Name) => UseFormRegisterReturn;
  problem: (name: Name) => string | undefined;
};
type EmailSignInProps = FormPart & { settings: EmailDto; signIn: string; provider: string };

const signInOptions = () => Object.entries(sayAll(signIns)).map(([value, label]) => ({ value, label }));
const providerOptions = () => Object.entries(oauthProviders).map(([value, { label }]) => ({ value, label }));

const secretHelp = (isStored: boolean) => (isStored ? say("admin.oneIsStoredLeaveBlank") : say("admin.secretHelp"));

/** How we sign in at the mail server: by password, or by an account of Microsoft, Google or another token endpoint. */
export function EmailSignIn({ settings, signIn, provider, control, problem }: EmailSignInProps) {
  const isOAuth = signIn === "oauth";
  const passwordHelp = settings.hasPassword ? say("admin.aPasswordIsStoredLeave") : say("admin.secretHelp");
  return (
    <>
      <Field label={say("admin.signInBy")} error={problem("signIn")}>
        {(aria) => <Select options={signInOptions()} {...control("signIn")} {...aria} />}
      </Field>
      <Field
        label={say("admin.userName")}
        help={isOAuth ? say("admin.theMailboxThatSendsThe") : say("admin.leaveBlankIfTheServer")}
        error={problem("user")}
      >
        {(aria) => <Input autoComplete="off" {...control("user")} {...aria} />}
      </Field>
      {isOAuth ? (
        <OAuthFields {...{ settings, provider, control, problem }} />
      ) : (
        <Field label={say("common.password")} help={passwordHelp} error={problem("password")}>
          {(aria) => <PasswordInput toggleName="password" autoComplete="new-password" {...control("password")} {...aria} />}
        </Field>
      )}
    </>
  );
}

function OAuthFields({ settings, provider, control, problem }: Omit<EmailSignInProps, "signIn">) {
  return (
    <>
      <Field label={say("admin.provider")} error={problem("oauthProvider")}>
        {(aria) => <Select options={providerOptions()} {...control("oauthProvider")} {...aria} />}
      </Field>
      {provider === "microsoft" && (
        <Field label={say("platform.directoryTenantId")} error={problem("oauthTenant")}>
          {(aria) => <Input autoComplete="off" {...control("oauthTenant")} {...aria} />}
        </Field>
      )}
      {provider === "custom" && (
        <Field label={say("admin.tokenAddress")} required error={problem("oauthTokenUrl")}>
          {(aria) => <Input type="url" autoComplete="off" {...control("oauthTokenUrl")} {...aria} />}
        </Field>
      )}
      <Field label={say("platform.clientId")} required error={problem("oauthClientId")}>
        {(aria) => <Input autoComplete="off" {...control("oauthClientId")} {...aria} />}
      </Field>
      <Field label={say("admin.clientSecret")} help={secretHelp(settings.hasClientSecret)} error={problem("clientSecret")}>
        {(aria) => <PasswordInput toggleName="clientSecret" autoComplete="new-password" {...control("clientSecret")} {...aria} />}
      </Field>
      <Field
        label={say("admin.refreshToken")}
        help={settings.hasRefreshToken ? say("admin.oneIsStoredLeaveBlank") : say("admin.refreshTokenHelp")}
        error={problem("refreshToken")}
      >
        {(aria) => <PasswordInput toggleName="refreshToken" autoComplete="new-password" {...control("refreshToken")} {...aria} />}
      </Field>
      <Field label={say("platform.scope")} help={say("admin.leaveBlankForTheUsual")} error={problem("oauthScope")}>
        {(aria) => <Input autoComplete="off" {...control("oauthScope")} {...aria} />}
      </Field>
    </>
  );
}
