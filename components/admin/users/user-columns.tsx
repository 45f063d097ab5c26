import { KeyRound, LogOut, Mail, Pencil, ShieldOff, Trash2, UserCheck, UserX } from "lucide-react";
import { StatusBadge } from "@/components/admin/status-badge";
import type { UserAction } from "@/components/admin/users/use-users";
import type { Column } from "@/components/ui/data-table";
import { formatMoment } from "@/components/ui/format";
import { RowMenu } from "@/components/ui/row-menu";
import type { RowAction } from "@/components/ui/row-menu-items";
import type { AdminUserDto } from "@/lib/admin/users/schema";
import { roleNames } from "@/lib/companies/team/rules";

type Asks = { ask: (action: UserAction, user: AdminUserDto) => void; edit: (user: AdminUserDto) => void };

function actionsOf(user: AdminUserDto, { ask, edit }: Asks): RowAction[] {
  const action = (label: string, icon: RowAction["icon"], what: UserAction, rest: Partial<RowAction> = {}): RowAction => ({
    ...{ label, icon },
    run: () => ask(what, user),
    ...rest,
  });
  if (user.isInvitation)
    return [
      action("Send Again", <Mail aria-hidden />, "resend"),
      action("Withdraw", <Trash2 aria-hidden />, "withdraw", { destructive: true }),
    ];
  const isActive = user.status === "active";
  return [
    { label: "Edit", icon: <Pencil aria-hidden />, run: () => edit(user) },
    isActive ? action("Suspend", <UserX aria-hidden />, "suspend") : action("Reactivate", <UserCheck aria-hidden />, "activate"),
    action("Send Password Reset", <KeyRound aria-hidden />, "reset", { disabled: !isActive || user.company.isSuspended }),
    action("End Sessions", <LogOut aria-hidden />, "sessions", { disabled: !isActive }),
    action("Reset Two-Factor", <ShieldOff aria-hidden />, "factor", { disabled: !user.twoFactor }),
    action("Delete", <Trash2 aria-hidden />, "delete", { destructive: true }),
  ];
}

/** `now` is the moment at which an invitation may have expired. */
export function userColumns(asks: Asks, now: Date): Column<AdminUserDto>[] {
  return [
    {
      key: "name",
      header: "Name",
      kind: "main",
      className: "sm:w-[20%]",
      cell: ({ name, isInvitation }) => (
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{isInvitation ? "Invited" : name}</span>
      ),
    },
    {
      key: "email",
      header: "Email",
      className: "sm:w-[25%]",
      cell: ({ email }) => <span className="text-ink-2 [overflow-wrap:anywhere]">{email}</span>,
    },
    {
      key: "company",
      header: "Company",
      className: "sm:w-[20%]",
      cell: ({ company }) => <span className="text-ink-2 [overflow-wrap:anywhere]">{company.name}</span>,
    },
    {
      key: "role",
      header: "Role",
      cell: ({ role, companyRole }) => (
        <>
          <span className="text-ink-2">{role === "admin" ? "Admin" : "User"}</span>
          <span className="block whitespace-nowrap text-ink-3 text-small">Company: {roleNames[companyRole]}</span>
        </>
      ),
    },
    {
      key: "status",
      header: "Status",
      cell: ({ status, expiresAt }) => (
        <>
          <StatusBadge status={status} />
          {expiresAt && (
            <span className="block whitespace-nowrap text-ink-3 text-small">
              {new Date(expiresAt) <= now ? "Link expired" : `Until ${formatMoment(expiresAt, "UTC")}`}
            </span>
          )}
        </>
      ),
    },
    {
      key: "actions",
      header: "Actions",
      kind: "actions",
      className: "sm:w-20",
      cell: (user) => <RowMenu label={`Actions for ${user.name}`} actions={actionsOf(user, asks)} />,
    },
  ];
}
