"use client";

import { PasswordStrength } from "@/components/auth/password-strength";
import { sentence } from "@/components/auth/use-auth";
import { useSession } from "@/components/layout/session-context";
import { useChangePassword } from "@/components/proof/use-security";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { formatMoment } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { PasswordInput } from "@/components/ui/password-input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { changePasswordForm } from "@/lib/accounts/sign-in/schema";
import type { SecurityDto } from "@/lib/accounts/sign-in/second-factor-schema";
import { isAboutFields } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };

export function SecurityPassword({ security }: { security: SecurityDto }) {
  return security.hasPassword ? <PasswordForm security={security} /> : <NoPassword />;
}

function NoPassword() {
  return (
    <Section title={say("security.changePassword")}>
      <div className="flex flex-wrap items-center justify-between gap-4 p-5">
        <p className="max-w-prose text-ink-2">{say("security.passwordNoneText")}</p>
        <LinkButton variant="secondary" href="/forgot-password">
          {say("security.setAPassword")}
        </LinkButton>
      </div>
    </Section>
  );
}

function PasswordForm({ security }: { security: SecurityDto }) {
  const { user, company } = useSession();
  const change = useChangePassword();
  const { control, problem, watch, reset, getValues, clearErrors, handleSubmit, showServerProblems } = useZodForm(
    changePasswordForm,
    empty,
  );
  const [newPassword, dirty] = [watch("newPassword"), Object.values(watch()).some(Boolean)];
  const lastChanged = security.passwordChangedAt ? formatMoment(security.passwordChangedAt, company.timeZone) : say("security.never");

  const clear = () => {
    reset(empty);
    change.reset();
  };
  const submit = handleSubmit(
    ({ confirmPassword: _confirm, ...input }) => change.mutate(input, { onSuccess: () => reset(empty), onError: showServerProblems }),
    (problems) => problems.confirmPassword?.type === "custom" && notify.error(say("accounts.passwordsDoNotMatch")),
  );

  return (
    <Section title={say("security.changePassword")}>
      <form method="post" noValidate onSubmit={submit}>
        <div className="space-y-5 p-5">
          {change.isError && !isAboutFields(change.error) && (
            <FormAlert>{sentence(change.error, say("security.passwordUpdateFailed"))}</FormAlert>
          )}
          <p className="text-ink-2">{say("security.passwordHint")}</p>
          <div className="grid gap-5 sm:grid-cols-[repeat(2,minmax(0,400px))]">
            <Field label={say("security.currentPassword")} required error={problem("currentPassword")}>
              {(aria) => (
                <PasswordInput
                  toggleName={say("security.currentPasswordToggleName")}
                  autoComplete="current-password"
                  {...control("currentPassword")}
                  {...aria}
                />
              )}
            </Field>
          </div>
          <div className="grid gap-5 sm:grid-cols-[repeat(2,minmax(0,400px))]">
            <Field
              label={say("security.newPassword")}
              required
              help={<PasswordStrength password={newPassword} ownWords={[user.firstName, user.lastName, user.email, company.name]} />}
              error={problem("newPassword")}
            >
              {(aria) => (
                <PasswordInput
                  toggleName={say("security.newPasswordToggleName")}
                  autoComplete="new-password"
                  {...control(
                    "newPassword",
                    () => getValues("newPassword") === getValues("confirmPassword") && clearErrors("confirmPassword"),
                  )}
                  {...aria}
                />
              )}
            </Field>
            <Field label={say("security.confirmNewPassword")} required error={problem("confirmPassword")}>
              {(aria) => (
                <PasswordInput
                  toggleName={say("security.confirmNewPasswordToggleName")}
                  autoComplete="new-password"
                  {...control("confirmPassword")}
                  {...aria}
                />
              )}
            </Field>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-4">
          <p className="text-ink-3 text-small">{say("security.passwordChangedOn", { day: lastChanged })}</p>
          <Buttons dirty={dirty} busy={change.isPending} onClear={clear} />
        </div>
      </form>
    </Section>
  );
}

function Buttons({ dirty, busy, onClear }: { dirty: boolean; busy: boolean; onClear: () => void }) {
  return (
    <div className="flex gap-2">
      <Button variant="secondary" disabled={!dirty} onClick={onClear}>
        {say("common.cancel")}
      </Button>
      <Button type="submit" busy={busy}>
        {busy ? say("security.updating") : say("security.updatePassword")}
      </Button>
    </div>
  );
}
