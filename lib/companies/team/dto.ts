import type { Invitation, User } from "@/generated/prisma/client";
import { addressOf } from "@/lib/accounts/sign-in/rules";
import type { InvitationDto, MemberDto } from "@/lib/companies/team/schema";
import { versionOf } from "@/lib/infra/versions-rules";

/** What of a member can be changed by others. */
export const editableMember = ({ role, status }: Pick<User, "role" | "status">) => ({ role, active: status === "ACTIVE" });

export function toMemberDto(row: User, ownId: string | null): MemberDto {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: addressOf(row),
    ...editableMember(row),
    isYou: row.id === ownId,
    joinedAt: row.createdAt.toISOString(),
    version: versionOf(editableMember(row)),
  };
}

/** The parts of an invitation's row that its DTO needs. */
export const invitationParts = { inviter: { select: { firstName: true, lastName: true } } } as const;

type InvitationRow = Invitation & { inviter: { firstName: string; lastName: string } | null };

export function toInvitationDto({ id, email, role, expiresAt, inviter }: InvitationRow, at: Date): InvitationDto {
  const invitedBy = inviter && `${inviter.firstName} ${inviter.lastName}`.trim();
  return { id, email, role, invitedBy, expiresAt: expiresAt.toISOString(), expired: expiresAt <= at };
}
