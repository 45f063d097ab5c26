import { invitationParts, toInvitationDto, toMemberDto } from "@/lib/companies/team/dto";
import type { InvitationDto, MemberDto } from "@/lib/companies/team/schema";
import { now } from "@/lib/infra/clock";
import { tokenHash } from "@/lib/infra/crypto";
import { asAuth, inCompany } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** All members of the company, the active first, and the invited. */
export function listTeam(scope: CompanyScope): Promise<{ members: MemberDto[]; invitations: InvitationDto[] }> {
  return inCompany(scope, async (tx) => {
    const where = { companyId: scope.companyId };
    const users = await tx.user.findMany({
      where: { ...where, deletedAt: null },
      orderBy: [{ status: "asc" }, { createdAt: "asc" }, { id: "asc" }],
    });
    const invitations = await tx.invitation.findMany({
      where,
      include: invitationParts,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    });
    return {
      members: users.map((user) => toMemberDto(user, scope.actor.kind === "person" ? scope.actor.id : null)),
      invitations: invitations.map((row) => toInvitationDto(row, now())),
    };
  });
}

/** What a link of an invitation is worth; null: nothing (any more). */
export async function findInvitation(token: string): Promise<{ email: string; companyName: string } | null> {
  const found = await asAuth().invitation.findUnique({ where: { hash: tokenHash(token) }, include: { company: true } });
  if (!found || found.expiresAt <= now() || found.company.status !== "ACTIVE") return null;
  return { email: found.email, companyName: found.company.name };
}
