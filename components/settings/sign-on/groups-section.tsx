"use client";

import { useState } from "react";
import { AdminRoleDialog } from "@/components/settings/sign-on/admin-role-dialog";
import { useChangeGroup } from "@/components/settings/sign-on/use-sign-on";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { formatNumber } from "@/components/ui/format";
import { Select } from "@/components/ui/select";
import type { GroupDto } from "@/lib/companies/sign-on/schema";
import { roleNames } from "@/lib/companies/team/values";
import type { CompanyRole } from "@/lib/tenancy/schema";
import { companyRoles } from "@/lib/tenancy/values";
import { say } from "@/messages/say";

/** The directory's groups, and the role that each gives. */
export function GroupsSection({ groups }: { groups: readonly GroupDto[] }) {
  const change = useChangeGroup();
  const [admins, setAdmins] = useState<Pick<GroupDto, "id" | "version">>();
  const columns: Column<GroupDto>[] = [
    {
      key: "name",
      header: say("signOn.group"),
      kind: "main",
      cell: ({ name }) => <span className="font-medium text-ink [overflow-wrap:anywhere]">{name}</span>,
    },
    { key: "members", header: say("signOn.members"), kind: "number", cell: ({ members }) => formatNumber(members) },
    {
      key: "role",
      header: say("common.role"),
      cell: ({ id, name, role, version }) => (
        <Select
          aria-label={say("signOn.roleOf", { name })}
          className="w-40"
          value={role ?? ""}
          placeholder={say("signOn.noRole")}
          options={companyRoles.map((one) => ({ value: one, label: say(roleNames[one]) }))}
          disabled={change.isPending}
          onChange={({ target }) => {
            if (target.value === "ADMIN") setAdmins({ id, version });
            else change.mutate({ id, role: (target.value || null) as CompanyRole | null, version });
          }}
        />
      ),
    },
  ];
  return (
    <Section title={say("signOn.groups")}>
      <p className="px-5 py-4 text-ink-2">{groups.length === 0 ? say("signOn.noGroups") : say("signOn.groupsAbout")}</p>
      {groups.length > 0 && <DataTable label={say("signOn.groups")} columns={columns} rows={groups} rowKey={({ id }) => id} />}
      {admins && <AdminRoleDialog patch={{ ...admins, role: "ADMIN" as const }} change={change} onClose={() => setAdmins(undefined)} />}
    </Section>
  );
}
