import { CircleCheck, CircleSlash, Clock, MailX, Send, UserCheck, UserX } from "lucide-react";
import { RoleSelect } from "@/components/settings/team/role-select";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { formatMoment } from "@/components/ui/format";
import { IconButton } from "@/components/ui/icon-button";
import type { InvitationDto, MemberDto } from "@/lib/companies/team/schema";
import { roleNames } from "@/lib/companies/team/values";
import { notify } from "@/lib/http/client/notify";
import type { CompanyRole } from "@/lib/tenancy/schema";
import { say } from "@/messages/say";

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
      header: say("settings.member"),
      kind: "main",
      cell: ({ name, email, isYou }) => (
        <>
          <span className="block font-medium text-ink [overflow-wrap:anywhere]">
            {name}
            {isYou && <span className="font-normal text-ink-3"> {say("settings.you")}</span>}
          </span>
          <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{email}</span>
        </>
      ),
    },
    {
      key: "role",
      header: say("common.role"),
      cell: (member) =>
        changes ? (
          <RoleSelect
            aria-label={say("settings.roleOfName", { name: member.name })}
            className="w-32"
            value={member.role}
            disabled={changes.busy || !member.active}
            onChange={({ target }) => changes.changeRole(member, target.value as CompanyRole)}
          />
        ) : (
          say(roleNames[member.role])
        ),
    },
    {
      key: "status",
      header: say("common.status"),
      cell: ({ active }) =>
        active ? (
          <Badge tone="blue" icon={CircleCheck}>
            {say("common.active")}
          </Badge>
        ) : (
          <Badge tone="grey" icon={CircleSlash}>
            {say("settings.deactivated")}
          </Badge>
        ),
    },
    { key: "joined", header: say("settings.joined"), cell: ({ joinedAt }) => formatMoment(joinedAt, timeZone) },
  ];
  if (!changes) return columns;
  return [
    ...columns,
    {
      key: "actions",
      header: say("common.actions"),
      kind: "menu",
      cell: (member) =>
        member.active ? (
          <IconButton
            label={say("settings.deactivateName", { name: member.name })}
            tip={say(member.isYou ? "settings.notYourself" : "settings.deactivate")}
            // Not disabled: the reason is then told by keyboard and by touch too.
            aria-disabled={member.isYou}
            disabled={changes.busy}
            onClick={() => (member.isYou ? notify.error(say("settings.notYourself")) : changes.deactivate(member))}
          >
            <UserX aria-hidden />
          </IconButton>
        ) : (
          <IconButton
            label={say("settings.reactivateName", { name: member.name })}
            tip={say("settings.reactivate")}
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
      header: say("settings.invited"),
      kind: "main",
      cell: ({ email }) => <span className="font-medium text-ink [overflow-wrap:anywhere]">{email}</span>,
    },
    { key: "role", header: say("common.role"), cell: ({ role }) => say(roleNames[role]) },
    {
      key: "by",
      header: say("settings.invitedBy"),
      cell: ({ invitedBy }) => <span className="[overflow-wrap:anywhere]">{invitedBy ?? say("settings.unknown")}</span>,
    },
    {
      key: "until",
      header: say("settings.linkExpires"),
      cell: ({ expired, expiresAt }) =>
        expired ? (
          <Badge tone="yellow" icon={Clock}>
            {say("common.expired")}
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
      header: say("common.actions"),
      kind: "actions",
      cell: (invitation) => (
        <>
          <IconButton
            label={say("settings.sendInvitationAgainTo", { email: invitation.email })}
            tip={say("common.sendAgain")}
            disabled={changes.busy}
            onClick={() => changes.sendAgain(invitation)}
          >
            <Send aria-hidden />
          </IconButton>
          <IconButton
            label={say("settings.withdrawInvitationTo", { email: invitation.email })}
            tip={say("settings.withdraw")}
            onClick={() => changes.withdraw(invitation)}
          >
            <MailX aria-hidden />
          </IconButton>
        </>
      ),
    },
  ];
}
