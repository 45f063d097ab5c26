"use client";

import { useState } from "react";
import { AdminRoleDialog } from "@/components/settings/sign-on/admin-role-dialog";
import { useChangePolicy } from "@/components/settings/sign-on/use-sign-on";
import { Section } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import type { SignOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { roleNames } from "@/lib/companies/team/values";
import type { CompanyRole } from "@/lib/tenancy/schema";
import { companyRoles } from "@/lib/tenancy/values";
import { say } from "@/messages/say";

/** Who joins by domain and with which role, and who keeps a password. */
export function PeopleSection({ settings: { policy, admins } }: { settings: SignOnSettingsDto }) {
  const change = useChangePolicy();
  const [asksForAdmins, setAdmins] = useState(false);
  const { role, keeperId, endsKeys, version } = policy;
  return (
    <Section title={say("signOn.people")}>
      <div className="grid max-w-[800px] items-start gap-5 p-5 sm:grid-cols-2">
        <Field label={say("signOn.newPeople")} required help={say("signOn.newPeopleHelp")}>
          {(aria) => (
            <Select
              value={role ?? ""}
              placeholder={say("signOn.mustBeInvited")}
              options={companyRoles.map((one) => ({ value: one, label: say("signOn.joinAs", { role: say(roleNames[one]) }) }))}
              disabled={change.isPending}
              onChange={({ target }) => {
                if (target.value === "ADMIN") setAdmins(true);
                else change.mutate({ role: (target.value || null) as CompanyRole | null, version });
              }}
              {...aria}
            />
          )}
        </Field>
        <Field label={say("signOn.keeper")} required help={say("signOn.keeperHelp")}>
          {(aria) => (
            <Select
              value={keeperId ?? ""}
              placeholder={say("signOn.noKeeper")}
              options={admins.map(({ id, name, hasPassword }) => ({
                value: id,
                label: hasPassword ? name : say("signOn.withoutPassword", { name }),
              }))}
              disabled={change.isPending}
              onChange={({ target }) => change.mutate({ keeperId: target.value || null, version })}
              {...aria}
            />
          )}
        </Field>
      </div>
      <div className="border-t">
        <Switch
          label={say("signOn.endsKeys")}
          means={say("signOn.endsKeysHelp")}
          checked={endsKeys}
          disabled={change.isPending}
          onChange={(wanted) => change.mutate({ endsKeys: wanted, version })}
        />
      </div>
      {asksForAdmins && <AdminRoleDialog patch={{ role: "ADMIN" as const, version }} change={change} onClose={() => setAdmins(false)} />}
    </Section>
  );
}
