import type { ComponentProps } from "react";
import { Select } from "@/components/ui/select";
import { roleNames } from "@/lib/companies/team/values";
import { companyRoles } from "@/lib/tenancy/values";
import { say } from "@/messages/say";

const options = () => companyRoles.map((role) => ({ value: role, label: say(roleNames[role]) }));

export function RoleSelect(props: Omit<ComponentProps<typeof Select>, "options">) {
  return <Select options={options()} {...props} />;
}
