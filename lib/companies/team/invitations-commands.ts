import { invitationFacts, inviteMember } from "@/lib/companies/team/commands";
import type { InvitationDto } from "@/lib/companies/team/schema";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Emails a new link; the earlier one stops working. */
export async function sendInvitationAgain(scope: CompanyScope, id: string): Promise<InvitationDto> {
  const where = { companyId_id: { companyId: scope.companyId, id } };
  const found = await inCompany(scope, (tx) => tx.invitation.findUnique({ where }));
  if (!found) throw notFound(coded("server.companies.invitation"));
  return inviteMember(scope, { email: found.email, role: found.role });
}

export function withdrawInvitation(scope: CompanyScope, id: string): Promise<Done> {
  return inCompany(scope, async (tx) => {
    const where = { companyId: scope.companyId, id };
    const found = await tx.invitation.findFirst({ where });
    const { count } = await tx.invitation.deleteMany({ where });
    if (!found || count === 0) throw notFound(coded("server.companies.invitation"));
    await recordEvent(tx, scope, { action: "team.invitation_withdrawn", ...invitationFacts(found) });
    return { message: coded("common.invitationWithdrawn") };
  });
}
