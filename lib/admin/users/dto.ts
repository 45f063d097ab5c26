import type { Account } from "@/lib/accounts/sign-in/queries";
import { addressOf } from "@/lib/accounts/sign-in/rules";
import type { AdminUserDto } from "@/lib/admin/users/schema";
import { versionOf } from "@/lib/infra/versions-rules";

/** A user or an invitation, as SQL gives it. */
export type PersonRow = {
  id: string;
  isInvitation: boolean;
  firstName: string;
  lastName: string;
  email: string;
  role: "ADMIN" | "MANAGER" | "VIEWER";
  platformRole: string;
  status: string;
  companyId: string;
  companyName: string;
  companyStatus: string;
  hasFactor: boolean;
  createdAt: Date;
  expiresAt: Date | null;
};

type Editable = Pick<PersonRow, "firstName" | "lastName" | "companyId" | "role" | "platformRole" | "status">;

/** What of a user a platform admin can change, under the names of the form. */
export const editableUser = ({ firstName, lastName, companyId, role, platformRole, status }: Editable) => ({
  firstName,
  lastName,
  companyId,
  companyRole: role,
  platformRole: platformRole === "ADMIN" ? ("admin" as const) : ("user" as const),
  status: status === "ACTIVE" ? ("active" as const) : ("suspended" as const),
});

export function toAdminUserDto(row: PersonRow): AdminUserDto {
  const { id, isInvitation, firstName, lastName, email } = row;
  return {
    ...{ id, isInvitation, firstName, lastName, email },
    name: `${firstName} ${lastName}`.trim() || email,
    role: row.platformRole === "ADMIN" ? "admin" : "user",
    companyRole: row.role,
    status: row.status.toLowerCase() as AdminUserDto["status"],
    company: { id: row.companyId, name: row.companyName, isSuspended: row.companyStatus !== "ACTIVE" },
    twoFactor: row.hasFactor,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    version: versionOf(editableUser(row)),
  };
}

export function personOf({ company, ...user }: Account): PersonRow {
  return {
    ...user,
    isInvitation: false,
    email: addressOf(user),
    companyName: company.name,
    companyStatus: company.status,
    hasFactor: user.totpEnabledAt !== null,
    expiresAt: null,
  };
}
