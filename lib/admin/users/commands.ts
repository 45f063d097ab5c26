import type { z } from "zod";
import type { User } from "@/generated/prisma/client";
import { endLinks, sendResetLink } from "@/lib/accounts/sign-in/links-commands";
import { type Account, findAccount, isUsable, loadAccount } from "@/lib/accounts/sign-in/queries";
import { forgetFactor } from "@/lib/accounts/sign-in/second-factor-commands";
import { revokeOthers } from "@/lib/accounts/sign-in/sessions-commands";
import { actingIn, keepPlatformAdmin, lockPlatform, platformName, recordByPlatform } from "@/lib/admin/acting-commands";
import { moveUser } from "@/lib/admin/moves-commands";
import { editableUser, personOf, toAdminUserDto } from "@/lib/admin/users/dto";
import { keepCompanyAdmin } from "@/lib/admin/users/queries";
import type { AdminUserDto, adminUserPatch, newUserInput } from "@/lib/admin/users/schema";
import { eraseAccount } from "@/lib/companies/deletion/commands";
import { requireSeat } from "@/lib/companies/plan-limits/commands";
import { invitationFacts, writeInvitation } from "@/lib/companies/team/commands";
import { endInvitationsOf, lockTeam } from "@/lib/companies/team/members-commands";
import { changedFields } from "@/lib/infra/changed-fields";
import { asPlatform, inCompany, inRole, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import type { CompanyScope, PlatformScope } from "@/lib/tenancy/scope";

async function loadUser(id: string): Promise<Account> {
  const account = await loadAccount(id);
  if (!account || account.deletedAt) throw notFound(coded("common.user"));
  return account;
}

const about = (id: string) => ({ subjectType: "user", subjectId: id });

/** Invites a person into a company. Throws `conflict` for an address that has an account, and for a suspended company. */
export async function addUser(platform: PlatformScope, { email, companyId, companyRole }: z.output<typeof newUserInput>): Promise<Done> {
  const company = await asPlatform().company.findUnique({ where: { id: companyId } });
  if (!company) throw new AppError("invalid", coded("server.admin.companyInvalid"), { companyId: coded("server.admin.companyInvalid") });
  const found = await findAccount(email);
  if (found?.emailVerifiedAt)
    throw new AppError("conflict", coded("server.admin.personHasAccount"), { email: coded("server.admin.personHasAccount") });
  const scope = actingIn(company);
  await inCompany(scope, (tx) => invite(tx, scope, platform, { email, role: companyRole }));
  return { message: coded("server.admin.invitationSent", { email }) };
}

async function invite(tx: Tx, scope: CompanyScope, platform: PlatformScope, person: Pick<User, "email" | "role">): Promise<void> {
  await refuseSuspended(tx, scope);
  const row = await writeInvitation(tx, scope, {
    ...person,
    inviter: { id: null, name: platformName() },
    isElsewhere: false,
    by: "platform",
  });
  await recordByPlatform(tx, scope, platform, { action: "team.invited", ...invitationFacts(row), details: { role: person.role } });
}

async function refuseSuspended(tx: Tx, { companyId }: CompanyScope): Promise<void> {
  const { status } = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  if (status !== "ACTIVE") throw new AppError("conflict", coded("server.admin.companySuspended"));
}

/** Emails a new link; the earlier one stops working. */
export async function sendUserInvitation(platform: PlatformScope, id: string): Promise<Done> {
  const { scope, email, role } = await findInvitation(id);
  await inCompany(scope, (tx) => invite(tx, scope, platform, { email, role }));
  return { message: coded("server.admin.invitationSent", { email }) };
}

export async function withdrawUserInvitation(platform: PlatformScope, id: string): Promise<Done> {
  const { scope } = await findInvitation(id);
  return inCompany(scope, async (tx) => {
    const where = { companyId: scope.companyId, id };
    const row = await tx.invitation.findFirst({ where });
    const { count } = await tx.invitation.deleteMany({ where });
    if (!row || count === 0) throw notFound(coded("server.admin.invitation"));
    await recordByPlatform(tx, scope, platform, { action: "team.invitation_withdrawn", ...invitationFacts(row) });
    return { message: coded("common.invitationWithdrawn") };
  });
}

async function findInvitation(id: string) {
  const found = await asPlatform().invitation.findUnique({ where: { id }, include: { company: true } });
  if (!found) throw notFound(coded("server.admin.invitation"));
  return { ...found, scope: actingIn(found.company) };
}

type Change = Partial<ReturnType<typeof editableUser>>;

/**
 * Changes a user. A suspended one is signed out at once, everywhere. Throws `conflict` when the platform or the user's company
 * would be left without an admin, and `outdated` where someone else changed a field meanwhile.
 */
export async function updateUser(
  platform: PlatformScope,
  id: string,
  { version, ...patch }: z.output<typeof adminUserPatch>,
): Promise<AdminUserDto> {
  const { company } = await loadUser(id);
  const scope = actingIn(company);
  const shownId = await inCompany(scope, async (tx) => {
    await lockPlatform(tx);
    await lockTeam(tx, scope);
    const before = await tx.user.findUnique({ where: { id } });
    if (!before || before.deletedAt) throw notFound(coded("common.user"));
    refuseOutdated(editableUser(before), patch, version);
    const change: Change = changedFields(editableUser(before), patch);
    await refuseChange(tx, scope, platform, before, change);
    await changeName(tx, scope, platform, before, change);
    await changeRoles(tx, scope, platform, before, change);
    await changeStatus(tx, scope, platform, before, change);
    return change.companyId ? moveUser(tx, scope, platform, before, change.companyId) : id;
  });
  return toAdminUserDto(personOf(await loadUser(shownId)));
}

async function refuseChange(tx: Tx, scope: CompanyScope, platform: PlatformScope, before: User, change: Change): Promise<void> {
  const { id } = before;
  if (change.platformRole === "admin" && !before.emailVerifiedAt) {
    const message = coded("server.admin.personUnconfirmed");
    throw new AppError("conflict", message, { platformRole: message });
  }
  if (before.platformRole === "ADMIN" && (change.platformRole || change.status === "suspended"))
    await keepPlatformAdmin(tx, { userId: id });
  if (change.status === "suspended") refuseOwn(platform, id, coded("server.admin.ownAccountSuspend"));
  const isMoved = change.companyId !== undefined;
  if (change.companyRole || isMoved) await keepCompanyAdmin(tx, scope, before, { mayBeAlone: isMoved });
}

function refuseOwn({ actor }: PlatformScope, id: string, message: Sentence): void {
  if (actor.id === id) throw new AppError("conflict", message);
}

async function changeName(tx: Tx, scope: CompanyScope, platform: PlatformScope, { id }: User, change: Change): Promise<void> {
  const { firstName, lastName } = change;
  if (firstName === undefined && lastName === undefined) return;
  await tx.user.update({ where: { id }, data: { ...(firstName && { firstName }), ...(lastName && { lastName }) } });
  await recordByPlatform(tx, scope, platform, { action: "user.renamed", ...about(id) });
}

async function changeRoles(tx: Tx, scope: CompanyScope, platform: PlatformScope, before: User, change: Change): Promise<void> {
  const { id } = before;
  const { companyRole, platformRole } = change;
  if (companyRole) {
    await tx.user.update({ where: { id }, data: { role: companyRole } });
    if (companyRole !== "ADMIN") await endInvitationsOf(tx, scope, id);
    const details = { from: before.role, to: companyRole };
    await recordByPlatform(tx, scope, platform, { action: "team.role_changed", ...about(id), details });
  }
  if (platformRole) {
    // A platform admin makes keys, so a key that makes platform admins would make keys.
    if (platform.actor.kind === "key" && platformRole === "admin") throw new AppError("forbidden", coded("server.http.keyMakesNoAdmin"));
    const value = platformRole === "admin" ? "ADMIN" : "USER";
    await inRole(tx, "coverkeep_platform", () => tx.user.update({ where: { id }, data: { platformRole: value } }));
    const action = value === "ADMIN" ? "user.made_platform_admin" : "user.platform_role_ended";
    await recordByPlatform(tx, scope, platform, { action, ...about(id) });
  }
}

async function changeStatus(tx: Tx, scope: CompanyScope, platform: PlatformScope, before: User, { status }: Change): Promise<void> {
  if (!status) return;
  const { id, email } = before;
  if (status === "active" && before.status !== "ACTIVE") await requireSeat(tx, scope, { by: "platform", email });
  await tx.user.update({ where: { id }, data: { status: status === "active" ? "ACTIVE" : "SUSPENDED" } });
  if (status === "suspended") {
    await endLinks(tx, before);
    await revokeOthers(tx, scope, id, null);
    await endInvitationsOf(tx, scope, id);
  }
  await recordByPlatform(tx, scope, platform, { action: status === "active" ? "user.activated" : "user.suspended", ...about(id) });
}

/** Deletes an account at once. What the person uploaded and stated stays with the company, without a name. Throws `outdated`. */
export async function deleteUser(platform: PlatformScope, id: string, version?: string): Promise<Done> {
  const { company } = await loadUser(id);
  const scope = actingIn(company);
  return inCompany(scope, async (tx) => {
    await lockPlatform(tx);
    await lockTeam(tx, scope);
    const user = await tx.user.findUnique({ where: { id } });
    if (!user || user.deletedAt) throw notFound(coded("common.user"));
    refuseOutdated(editableUser(user), {}, version);
    if (user.platformRole === "ADMIN") await keepPlatformAdmin(tx, { userId: id });
    refuseOwn(platform, id, coded("server.admin.ownAccountDelete"));
    await keepCompanyAdmin(tx, scope, user, { mayBeAlone: true });
    await eraseAccount(tx, scope, user);
    await recordByPlatform(tx, scope, platform, { action: "user.deleted_by_platform", ...about(id) });
    return { message: coded("server.admin.userDeletedSuccessfully") };
  });
}

/** Emails a link for a new password. Throws `conflict` for an account that cannot sign in, and `rate_limited`. */
export async function sendPasswordReset(platform: PlatformScope, id: string): Promise<Done> {
  const account = await loadUser(id);
  if (!isUsable(account)) throw new AppError("conflict", coded("server.admin.accountSuspended"));
  await sendResetLink(account);
  const scope = actingIn(account.company);
  await inCompany(scope, (tx) => recordByPlatform(tx, scope, platform, { action: "user.reset_link_sent", ...about(id) }));
  return { message: coded("server.admin.resetLinkSent") };
}

export async function endUserSessions(platform: PlatformScope, id: string): Promise<Done> {
  const { company } = await loadUser(id);
  const scope = actingIn(company);
  return inCompany(scope, async (tx) => {
    await revokeOthers(tx, scope, id, null);
    await recordByPlatform(tx, scope, platform, { action: "user.sessions_ended", ...about(id) });
    return { message: coded("server.admin.sessionsEnded") };
  });
}

/** Turns two-factor authentication off, for a person who lost their device, and signs them out. Throws `conflict` where it is off. */
export async function resetTwoFactor(platform: PlatformScope, id: string): Promise<Done> {
  const { company } = await loadUser(id);
  const scope = actingIn(company);
  return inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const user = await tx.user.findUniqueOrThrow({ where: { id } });
    if (!user.totpEnabledAt) throw new AppError("conflict", coded("server.admin.twoFactorOffBefore"));
    await revokeOthers(tx, scope, id, null);
    await forgetFactor(tx, scope, user);
    await recordByPlatform(tx, scope, platform, { action: "user.second_factor_reset", ...about(id) });
    return { message: coded("server.admin.twoFactorWasReset") };
  });
}
