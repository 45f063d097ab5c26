import { randomUUID } from "node:crypto";
import { findAccount, loadAccount } from "@/lib/accounts/sign-in/queries";
import { normalizeAddress } from "@/lib/accounts/sign-in/rules";
import { forgetFactor } from "@/lib/accounts/sign-in/second-factor-commands";
import { revokeOthers } from "@/lib/accounts/sign-in/sessions-commands";
import { actingIn, recordByPlatform } from "@/lib/admin/acting-commands";
import { now } from "@/lib/infra/clock";
import { hashPassword, randomToken } from "@/lib/infra/crypto";
import { asPlatform, inCompany, inRole } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { emailKindNames } from "@/lib/mail/values";
import { sendAgain } from "@/lib/reminders/sending-commands";
import { commandLine } from "@/lib/tenancy/actors-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type PlatformScope, systemScope } from "@/lib/tenancy/scope";
import { nameCompany } from "@/lib/tenancy/settings/inbound-name-commands";
import { say } from "@/messages/say";

/**
 * Makes the owner of this address a platform admin. Creates the user in a company of the platform's own if no account has the address. Only
 * the command line calls it. The password is returned once, for a user that was created. Throws `conflict` for an address that is not
 * confirmed: anyone may sign up with it, also in the hope of this.
 */
export async function createPlatformAdmin(address: string): Promise<{ email: string; password: string | null }> {
  const email = normalizeAddress(address);
  const found = await findAccount(email);
  if (found && !found.emailVerifiedAt) {
    throw new AppError("conflict", coded("server.admin.addressUnconfirmed", { email }));
  }
  const existing = found ? await loadAccount(found.id) : null;
  if (existing) {
    await asPlatform().user.update({ where: { id: existing.id }, data: { platformRole: "ADMIN" } });
    const fact = { action: "user.made_platform_admin", subjectType: "user", subjectId: existing.id };
    const scope = systemScope(existing.company, commandLine);
    await inCompany(scope, (tx) => recordEvent(tx, scope, fact));
    return { email, password: null };
  }
  const password = randomToken().slice(0, 20);
  const passwordHash = await hashPassword(password);
  const scope = systemScope({ id: randomUUID(), timeZone: "UTC" }, commandLine);
  await inCompany(scope, async (tx) => {
    const company = {
      id: scope.companyId,
      name: "Platform administration",
      timeZone: "UTC",
      trialEndsAt: now(),
      planSince: now(),
    };
    await tx.company.create({ data: company });
    await tx.companyStats.create({ data: { companyId: company.id } });
    const user = await tx.user.create({
      data: {
        companyId: company.id,
        email,
        passwordHash,
        firstName: "Platform",
        lastName: "Admin",
        emailVerifiedAt: now(),
      },
    });
    await inRole(tx, "coverkeep_platform", () => tx.user.update({ where: { id: user.id }, data: { platformRole: "ADMIN" } }));
    await recordEvent(tx, scope, { action: "user.made_platform_admin", subjectType: "user", subjectId: user.id });
  });
  await nameCompany({ id: scope.companyId, name: "Platform administration" });
  return { email, password };
}

/** Turns the second factor of a user off and ends their sign-ins. Only the command line calls it, after the person is known. */
export async function endSecondFactor(address: string): Promise<void> {
  const found = await findAccount(normalizeAddress(address));
  const user = found ? await loadAccount(found.id) : null;
  if (!user) throw notFound(coded("common.user"));
  if (!user.totpEnabledAt) throw new AppError("conflict", coded("server.admin.twoFactorOffBefore"));
  const scope = systemScope(user.company, commandLine);
  await inCompany(scope, async (tx) => {
    await revokeOthers(tx, scope, user.id, null);
    await forgetFactor(tx, scope, user);
  });
}

/**
 * Sends an email of any company that was not sent once more. The company's log says so; in it, Coverkeep acts, and the admin's id is
 * kept. Throws as `sendAgain` does.
 */
export async function sendFailedEmailAgain(platform: PlatformScope, id: string): Promise<Done> {
  const found = await asPlatform().mail.findUnique({ where: { id }, select: { companyId: true } });
  const company = found && (await asPlatform().company.findUnique({ where: { id: found.companyId } }));
  if (!company) throw notFound(coded("common.email"));
  const scope = actingIn(company);
  await inCompany(scope, async (tx) => {
    const { kind } = await sendAgain(tx, scope, id, "platform");
    const about = { subjectType: "email", subjectId: id, subjectName: say(emailKindNames[kind]) };
    await recordByPlatform(tx, scope, platform, { action: "email.sent_again", ...about });
  });
  return { message: coded("server.admin.emailQueued") };
}
