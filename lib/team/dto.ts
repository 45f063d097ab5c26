import type { Invitation, User } from "@/generated/prisma/client";
import type { InvitationDto, MemberDto } from "@/lib/team/schema";

export function toMemberDto(row: User, ownId: string | null): MemberDto {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    role: row.role,
    active: row.status === "ACTIVE",
    isYou: row.id === ownId,
    joinedAt: row.createdAt.toISOString(),
  };
}

export function toInvitationDto({ id, email, role, expiresAt }: Invitation, at: Date): InvitationDto {
  return { id, email, role, expiresAt: expiresAt.toISOString(), expired: expiresAt <= at };
}
