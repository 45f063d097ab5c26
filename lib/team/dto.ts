import type { Invitation, User } from "@/generated/prisma/client";
import { addressOf } from "@/lib/auth/rules";
import type { InvitationDto, MemberDto } from "@/lib/team/schema";

export function toMemberDto(row: User, ownId: string | null): MemberDto {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: addressOf(row),
    role: row.role,
    active: row.status === "ACTIVE",
    isYou: row.id === ownId,
    joinedAt: row.createdAt.toISOString(),
  };
}

/** The parts of an invitation's row that its DTO needs. */
export const invitationParts = { inviter: { select: { firstName: true, lastName: true } } } as const;

type InvitationRow = Invitation & { inviter: { firstName: string; lastName: string } | null };

export function toInvitationDto({ id, email, role, expiresAt, inviter }: InvitationRow, at: Date): InvitationDto {
  const invitedBy = inviter && `${inviter.firstName} ${inviter.lastName}`.trim();
  return { id, email, role, invitedBy, expiresAt: expiresAt.toISOString(), expired: expiresAt <= at };
}
