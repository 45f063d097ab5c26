import { CircleCheck, CircleSlash, Clock, MailX, Send, UserCheck, UserX } from "lucide-react";
import { RoleSelect } from "@/components/settings/team/role-select";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { formatMoment } from "@/components/ui/format";
import { IconButton } from "@/components/ui/icon-button";
import { roleNames } from "@/lib/companies/team/rules";
import type { InvitationDto, MemberDto } from "@/lib/companies/team/schema";
import type { CompanyRole } from "@/lib/tenancy/schema";

type MemberChanges = {
  busy: boolean;
  changeRole: (member: MemberDto, role: CompanyRole) => void;
  deactivate: (member: MemberDto) => void;
  reactivate: (member: MemberDto) => void;
};

/** Without `changes` the roles are words: who may not change them sees no controls. */
export function memberColumns({ timeZone, changes }: { timeZone: string; changes?: MemberChanges }): Column<MemberDto>[] {
  const columns: Column<MemberDto>[] = [
    {
      key: "name",
      header: "Member",
      kind: "main",
      cell: ({ name, email, isYou }) => (
        <>
          <span className="block font-medium text-ink [overflow-wrap:anywhere]">
            {name}
            {isYou && <span className="font-normal text-ink-3"> (you)</span>}
          </span>
          <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{email}</span>
        </>
      ),
    },
    {
      key: "role",
      header: "Role",
      cell: (member) =>
        changes ? (
          <RoleSelect
            aria-label={`Role of ${member.name}`}
            className="w-32"
            value={member.role}
            disabled={changes.busy || !member.active}
            onChange={({ target }) => changes.changeRole(member, target.value as CompanyRole)}
          />
        ) : (
          roleNames[member.role]
        ),
    },
    {
      key: "status",
      header: "Status",
      cell: ({ active }) =>
        active ? (
          <Badge tone="blue" icon={CircleCheck}>
            Active
          </Badge>
        ) : (
          <Badge tone="grey" icon={CircleSlash}>
            Deactivated
          </Badge>
        ),
    },
    { key: "joined", header: "Joined", cell: ({ joinedAt }) => formatMoment(joinedAt, timeZone) },
  ];
  if (!changes) return columns;
  return [
    ...columns,
    {
      key: "actions",
      header: "Actions",
      kind: "actions",
      cell: (member) =>
        member.active ? (
          <IconButton
            label={`Deactivate ${member.name}`}
            tip="Deactivate"
            disabled={changes.busy}
            onClick={() => changes.deactivate(member)}
          >
            <UserX aria-hidden />
          </IconButton>
        ) : (
          <IconButton
            label={`Reactivate ${member.name}`}
            tip="Reactivate"
            disabled={changes.busy}
            onClick={() => changes.reactivate(member)}
          >
            <UserCheck aria-hidden />
          </IconButton>
        ),
    },
  ];
}

type InvitationChanges = { busy: boolean; sendAgain: (invitation: InvitationDto) => void; withdraw: (invitation: InvitationDto) => void };

export function invitationColumns({ timeZone, changes }: { timeZone: string; changes?: InvitationChanges }): Column<InvitationDto>[] {
  const columns: Column<InvitationDto>[] = [
    {
      key: "email",
      header: "Invited",
      kind: "main",
      cell: ({ email }) => <span className="font-medium text-ink [overflow-wrap:anywhere]">{email}</span>,
    },
    { key: "role", header: "Role", cell: ({ role }) => roleNames[role] },
    {
      key: "by",
      header: "Invited by",
      cell: ({ invitedBy }) => <span className="[overflow-wrap:anywhere]">{invitedBy ?? "Unknown"}</span>,
    },
    {
      key: "until",
      header: "Link Expires",
      cell: ({ expired, expiresAt }) =>
        expired ? (
          <Badge tone="yellow" icon={Clock}>
            Expired
          </Badge>
        ) : (
          formatMoment(expiresAt, timeZone)
        ),
    },
  ];
  if (!changes) return columns;
  return [
    ...columns,
    {
      key: "actions",
      header: "Actions",
      kind: "actions",
      cell: (invitation) => (
        <>
          <IconButton
            label={`Send invitation of ${invitation.email} again`}
            tip="Send Again"
            disabled={changes.busy}
            onClick={() => changes.sendAgain(invitation)}
          >
            <Send aria-hidden />
          </IconButton>
          <IconButton label={`Withdraw invitation of ${invitation.email}`} tip="Withdraw" onClick={() => changes.withdraw(invitation)}>
            <MailX aria-hidden />
          </IconButton>
        </>
      ),
    },
  ];
}
