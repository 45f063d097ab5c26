"use client";

import { CompanyCombobox } from "@/components/admin/companies/company-combobox";
import { statusOptions } from "@/components/admin/status-badge";
import { useAddUser, useUpdateUser } from "@/components/admin/users/use-users";
import { RoleSelect } from "@/components/settings/team/role-select";
import { Field } from "@/components/ui/field";
import { SendDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useRecordForm } from "@/components/ui/use-record-form";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type AdminUserDto, adminUserForm, newUserInput } from "@/lib/admin/users/schema";
import { say } from "@/messages/say";

export function AddUserDialog({ company, onClose }: { company?: { id: string; name: string }; onClose: () => void }) {
  const add = useAddUser();
  const form = useZodForm(newUserInput, { email: "", companyId: company?.id ?? "", companyRole: "VIEWER" });
  const { problem, control } = form;
  return (
    <SendDialog
      title={say("admin.addUser")}
      submit={{ label: say("common.sendInvitation") }}
      form={form}
      state={add}
      send={(input, events) => add.mutate(input, events)}
      onClose={onClose}
    >
      <p className="text-ink-2">{say("admin.userInviteHint")}</p>
      <Field label={say("common.email")} required error={problem("email")}>
        {(aria) => <Input type="email" autoComplete="off" maxLength={254} {...control("email")} {...aria} />}
      </Field>
      <Field label={say("common.company")} required error={problem("companyId")}>
        {(aria) => <CompanyCombobox {...form.choice("companyId")} {...(company && { known: company })} {...aria} />}
      </Field>
      <Field label={say("admin.companyRole")} required error={problem("companyRole")}>
        {(aria) => <RoleSelect className="max-w-60" {...control("companyRole")} {...aria} />}
      </Field>
    </SendDialog>
  );
}

const roleOptions = () => [
  { value: "user", label: say("common.user") },
  { value: "admin", label: say("admin.admin") },
];

type Shown = { firstName: string; lastName: string; companyId: string; companyRole: AdminUserDto["companyRole"] } & {
  platformRole: "admin" | "user";
  status: "active" | "suspended";
  version: string;
};

const shownOf = (user: AdminUserDto): Shown => ({
  firstName: user.firstName,
  lastName: user.lastName,
  companyId: user.company.id,
  companyRole: user.companyRole,
  platformRole: user.role,
  status: user.status === "active" ? "active" : "suspended",
  version: user.version,
});
const valuesOf = ({ version: _version, ...values }: Shown) => values;

export function EditUserDialog({ user, onClose }: { user: AdminUserDto; onClose: () => void }) {
  const update = useUpdateUser(user.id);
  const form = useRecordForm(adminUserForm, shownOf(user), valuesOf);
  const { problem, control } = form;
  const isMoving = form.watch("companyId") !== user.company.id;
  return (
    <SendDialog
      title={say("admin.editName", { name: user.name })}
      submit={{ label: say("admin.saveChanges") }}
      form={form}
      state={update}
      send={(input, events) => update.mutate(form.changes(input), events)}
      onClose={onClose}
    >
      <p className="text-ink-2 [overflow-wrap:anywhere]">{user.email}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={say("admin.firstName")} required error={problem("firstName")}>
          {(aria) => <Input autoComplete="off" maxLength={80} {...control("firstName")} {...aria} />}
        </Field>
        <Field label={say("admin.lastName")} required error={problem("lastName")}>
          {(aria) => <Input autoComplete="off" maxLength={80} {...control("lastName")} {...aria} />}
        </Field>
      </div>
      <Field
        label={say("common.company")}
        required
        help={isMoving ? say("admin.userMoveHelp", { name: user.name, name2: user.company.name }) : undefined}
        error={problem("companyId")}
      >
        {(aria) => <CompanyCombobox {...form.choice("companyId")} known={user.company} {...aria} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label={say("admin.companyRole")} required error={problem("companyRole")}>
          {(aria) => <RoleSelect {...control("companyRole")} {...aria} />}
        </Field>
        <Field label={say("admin.platformRole")} required error={problem("platformRole")}>
          {(aria) => <Select options={roleOptions()} {...control("platformRole")} {...aria} />}
        </Field>
        <Field label={say("common.status")} required error={problem("status")}>
          {(aria) => <Select options={statusOptions()} {...control("status")} {...aria} />}
        </Field>
      </div>
    </SendDialog>
  );
}
