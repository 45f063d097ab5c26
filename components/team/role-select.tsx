import type { ComponentProps } from "react";
import { Select } from "@/components/ui/select";
import { companyRoles } from "@/lib/auth/values";
import { roleNames } from "@/lib/team/rules";

const options = companyRoles.map((role) => ({ value: role, label: roleNames[role] }));

export function RoleSelect(props: Omit<ComponentProps<typeof Select>, "options">) {
  return <Select options={options} {...props} />;
}
