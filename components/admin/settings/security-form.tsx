"use client";

import { SaveButton, saveStateOf } from "@/components/admin/settings/save-button";
import { useSaveSettings } from "@/components/admin/settings/use-settings";
import { CardForm, useCardForm } from "@/components/ui/card-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import type { SecurityDto } from "@/lib/admin/settings/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { securitySettings } from "@/lib/tenancy/settings/schema";
import { passwordPolicies } from "@/lib/tenancy/settings/values";
import { say } from "@/messages/say";

const policyOptions = () => Object.entries(passwordPolicies).map(([value, { label }]) => ({ value, label: inWords(label) }));
const valuesOf = ({ version: _version, ...values }: SecurityDto) => ({ ...values, sessionMinutes: String(values.sessionMinutes) });

export function SecurityForm({ settings }: { settings: SecurityDto }) {
  const save = useSaveSettings("security");
  const form = useCardForm(securitySettings, settings, valuesOf, save);
  const { control, problem } = form;
  return (
    <CardForm form={form} footer={<SaveButton {...saveStateOf(save)} />}>
      <Switch
        label={say("admin.requireTwoFactorLabel")}
        means={say("admin.adminTwoFactorMeans")}
        checked={Boolean(form.watch("requireAdminTwoFactor"))}
        onChange={(checked) => form.setValue("requireAdminTwoFactor", checked)}
      />
      <div className="max-w-[440px] space-y-5 px-5 pt-1 pb-5">
        <Field label={say("admin.sessionTimeoutMinutes")} required help={say("admin.sessionTimeoutHelp")} error={problem("sessionMinutes")}>
          {(aria) => <Input className="max-w-32" inputMode="numeric" {...control("sessionMinutes")} {...aria} />}
        </Field>
        <Field label={say("admin.passwordPolicy")} required help={say("admin.passwordPolicyHelp")} error={problem("passwordPolicy")}>
          {(aria) => <Select options={policyOptions()} {...control("passwordPolicy")} {...aria} />}
        </Field>
      </div>
    </CardForm>
  );
}
