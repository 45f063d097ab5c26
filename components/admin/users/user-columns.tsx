import { KeyRound, LogOut, Mail, Pencil, ShieldOff, Trash2, UserCheck, UserX } from "lucide-react";
import { StatusBadge } from "@/components/admin/status-badge";
import type { UserAction } from "@/components/admin/users/use-users";
import type { Column } from "@/components/ui/data-table";
import { formatMoment } from "@/components/ui/format";
import type { MenuAction } from "@/components/ui/menu-items";
import { RowMenu } from "@/components/ui/row-menu";
import type { AdminUserDto } from "@/lib/admin/users/schema";
import { roleNames } from "@/lib/companies/team/values";
import { say } from "@/messages/say";

type Asks = { ask: (action: UserAction, user: AdminUserDto) => void; edit: (user: AdminUserDto) => void };

function actionsOf(user: AdminUserDto, { ask, edit }: Asks): MenuAction[] {
  const action = (label: string, icon: MenuAction["icon"], what: UserAction, rest: Partial<MenuAction> = {}): MenuAction => ({
    ...{ label, icon },
    run: () => ask(what, user),
    ...rest,
  });
  if (user.isInvitation)
    return [
      action(say("common.sendAgain"), <Mail aria-hidden />, "resend"),
      action(say("admin.withdraw"), <Trash2 aria-hidden />, "withdraw", { destructive: true }),
    ];
  const isActive = user.status === "active";
  return [
    { label: say("common.edit"), icon: <Pencil aria-hidden />, run: () => edit(user) },
    isActive
      ? action(say("admin.suspend"), <UserX aria-hidden />, "suspend")
      : action(say("admin.reactivate"), <UserCheck aria-hidden />, "activate"),
    action(say("admin.sendPasswordReset"), <KeyRound aria-hidden />, "reset", { disabled: !isActive || user.company.isSuspended }),
    action(say("admin.endSessions"), <LogOut aria-hidden />, "sessions", { disabled: !isActive }),
    action(say("admin.resetTwoFactor"), <ShieldOff aria-hidden />, "factor", { disabled: !user.twoFactor }),
    action(say("common.delete"), <Trash2 aria-hidden />, "delete", { destructive: true }),
  ];
}

/** `now` is the moment at which an invitation may have expired. */
export function userColumns(asks: Asks, now: Date): Column<AdminUserDto>[] {
  return [
    {
      key: "name",
      header: say("common.name"),
      kind: "main",
      className: "sm:w-[20%]",
      cell: ({ name, isInvitation }) => (
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{isInvitation ? say("admin.invited") : name}</span>
      ),
    },
    {
      key: "email",
      header: say("common.email"),
      className: "sm:w-[25%]",
      cell: ({ email }) => <span className="text-ink-2 [overflow-wrap:anywhere]">{email}</span>,
    },
    {
      key: "company",
      header: say("common.company"),
      className: "sm:w-[20%]",
      cell: ({ company }) => <span className="text-ink-2 [overflow-wrap:anywhere]">{company.name}</span>,
    },
    {
      key: "role",
      header: say("common.role"),
      cell: ({ role, companyRole }) => (
        <>
          <span className="text-ink-2">{role === "admin" ? say("admin.admin") : say("common.user")}</span>
          <span className="block whitespace-nowrap text-ink-3 text-small">
            {say("admin.companyRoleOf", { role: say(roleNames[companyRole]) })}
          </span>
        </>
      ),
    },
    {
      key: "status",
      header: say("common.status"),
      cell: ({ status, expiresAt }) => (
        <>
          <StatusBadge status={status} />
          {expiresAt && (
            <span className="block whitespace-nowrap text-ink-3 text-small">
              {new Date(expiresAt) <= now
                ? say("admin.linkExpired")
                : say("admin.invitationUntil", { day: formatMoment(expiresAt, "UTC") })}
            </span>
          )}
        </>
      ),
    },
    {
      key: "actions",
      header: say("common.actions"),
      kind: "menu",
      className: "sm:w-20",
      cell: (user) => <RowMenu label={say("admin.actionsForName", { name: user.name })} actions={actionsOf(user, asks)} />,
    },
  ];
}
