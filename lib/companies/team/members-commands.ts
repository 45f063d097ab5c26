import type { z } from "zod";
import type { User } from "@/generated/prisma/client";
import { revokeKeysOf } from "@/lib/accounts/api-keys/commands";
import { endLinks } from "@/lib/accounts/sign-in/links-commands";
import { revokeOthers } from "@/lib/accounts/sign-in/sessions-commands";
import { providerIds } from "@/lib/accounts/sso/schema";
import { requireSeat } from "@/lib/companies/plan-limits/commands";
import { refuseAdminByKey } from "@/lib/companies/team/acting-commands";
import { editableMember, toMemberDto } from "@/lib/companies/team/dto";
import { givesAccess } from "@/lib/companies/team/rules";
import type { MemberDto, memberPatch } from "@/lib/companies/team/schema";
import { sentFields } from "@/lib/infra/changed-fields";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { planNeeded } from "@/lib/tenancy/plan-rules";
import type { Ended } from "@/lib/tenancy/plan-schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Changes a member's role, or takes or gives back their access. Whoever loses it is signed out at once, everywhere. Throws
 * `conflict` for who takes their own access and when no active admin would be left, `plan_needed` for what gives more access where trial or plan has `ended`, and
 * `limit_reached` where the plan has no room for a user who comes back.
 */
export function updateMember(
  scope: CompanyScope,
  id: string,
  { revokeKeys, ...patch }: z.output<typeof memberPatch>,
  ended: Ended | null = null,
): Promise<MemberDto> {
  const ownId = scope.actor.kind === "person" ? scope.actor.id : null;
  return inCompany(scope, async (tx) => {
    if (id === ownId && patch.active === false) throw new AppError("conflict", coded("settings.notYourself"));
    const user = await changeMember(tx, scope, id, patch, ended);
    if (revokeKeys) await revokeKeysOf(tx, scope, id);
    return toMemberDto(user, ownId);
  });
}

async function changeMember(
  tx: Tx,
  scope: CompanyScope,
  id: string,
  { version, ...patch }: Omit<z.output<typeof memberPatch>, "revokeKeys">,
  ended: Ended | null,
): Promise<User> {
  await lockTeam(tx, scope);
  const before = await tx.user.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } } });
  if (!before || before.deletedAt) throw notFound(coded("server.companies.member"));
  const was = editableMember(before);
  refuseOutdated(was, patch, version);
  const after = { ...was, ...sentFields(patch) };
  if (givesAccess(was, after)) refuseAdminByKey(scope, after.role);
  return setMember(tx, scope, before, after, ended);
}

/**
 * Gives a member a role, and gives or takes their access. Whoever loses it is signed out at once, and is linked anew to the firm's provider
 * when they come back. The caller holds the team's lock. Throws as `updateMember` does.
 */
export async function setMember(
  tx: Tx,
  scope: CompanyScope,
  before: User,
  after: { role: User["role"]; active: boolean },
  ended: Ended | null,
): Promise<User> {
  const { id } = before;
  const was = editableMember(before);
  if (ended && givesAccess(was, after)) throw planNeeded(ended);
  if (after.active && !was.active) await requireSeat(tx, scope, { by: "member", email: before.email });
  const staysAdmin = after.role === "ADMIN" && after.active;
  if (!staysAdmin && before.keepsPassword) throw new AppError("conflict", coded("server.companies.keptForEmergencies"));
  if (!staysAdmin) await keepAnAdmin(tx, scope, before.id);
  const status = after.active === was.active ? before.status : after.active ? "ACTIVE" : "SUSPENDED";
  const user = await tx.user.update({ where: { id }, data: { role: after.role, status } });
  if (status !== "ACTIVE") {
    await endLinks(tx, user);
    await revokeOthers(tx, scope, id, null);
    await tx.identity.deleteMany({ where: { companyId: scope.companyId, userId: id, provider: { notIn: [...providerIds] } } });
  }
  if (!staysAdmin) await endInvitationsOf(tx, scope, id);
  // The log states what changed, not what was requested.
  const member = { subjectType: "user", subjectId: id } as const;
  if (user.role !== before.role) {
    await recordEvent(tx, scope, { ...member, action: "team.role_changed", details: { from: before.role, to: user.role } });
  }
  if (status !== before.status) {
    await recordEvent(tx, scope, { ...member, action: status === "ACTIVE" ? "team.reactivated" : "team.deactivated" });
  }
  return user;
}

/** Ends the open invitations of someone who is no longer an active admin; another admin can send them again. */
export async function endInvitationsOf(tx: Tx, { companyId }: CompanyScope, inviterId: string): Promise<void> {
  await tx.invitation.updateMany({ where: { companyId, inviterId, expiresAt: { gt: now() } }, data: { expiresAt: now() } });
}

/** Whoever changes who is an admin takes this lock first: two admins cannot remove each other at the same moment. */
export async function lockTeam(tx: Tx, scope: CompanyScope): Promise<void> {
  await tx.$executeRaw`select 1 from company where id = ${scope.companyId}::uuid for update`;
}

/** Whether someone other than this member is an active admin who is not leaving either. The caller holds the team's lock. */
export async function anotherAdminStays(tx: Tx, { companyId }: CompanyScope, leavingId: string): Promise<boolean> {
  const where = { companyId, role: "ADMIN", status: "ACTIVE", deletionDueAt: null, id: { not: leavingId } } as const;
  return (await tx.user.count({ where })) > 0;
}

async function keepAnAdmin(tx: Tx, scope: CompanyScope, leavingId: string): Promise<void> {
  if (await anotherAdminStays(tx, scope, leavingId)) return;
  throw new AppError("conflict", coded("server.companies.thisIsTheCompanysOnly"));
}
