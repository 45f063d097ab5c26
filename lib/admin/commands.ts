import { randomUUID } from "node:crypto";
import { recordEvent } from "@/lib/audit/commands";
import { systemScope } from "@/lib/auth/scope";
import { forgetFactor } from "@/lib/factors/commands";
import { now } from "@/lib/infra/clock";
import { hashPassword, randomToken } from "@/lib/infra/crypto";
import { asAuth, asPlatform, inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { revokeOthers } from "@/lib/sessions/commands";

/**
 * Makes the user with this address a platform admin, creating the user in a company of the platform's own when there is
 * none. Only the command line calls it. The password is returned once, for a user that was created.
 */
export async function createPlatformAdmin(address: string): Promise<{ email: string; password: string | null }> {
  const email = address.trim().toLowerCase();
  const existing = await asAuth().user.findUnique({ where: { email }, include: { company: true } });
  if (existing) {
    await asPlatform().user.update({ where: { id: existing.id }, data: { platformRole: "ADMIN" } });
    const fact = { action: "user.made_platform_admin", subjectType: "user", subjectId: existing.id };
    const scope = systemScope(existing.company);
    await inCompany(scope, (tx) => recordEvent(tx, scope, fact));
    return { email, password: null };
  }
  const password = randomToken().slice(0, 20);
  const passwordHash = await hashPassword(password);
  const scope = systemScope({ id: randomUUID(), timeZone: "UTC" });
  await inCompany(scope, async (tx) => {
    const company = { id: scope.companyId, name: "Platform administration", timeZone: "UTC", trialEndsAt: now(), planSince: now() };
    await tx.company.create({ data: company });
    await tx.companyStats.create({ data: { companyId: company.id } });
    const user = await tx.user.create({
      data: {
        companyId: company.id,
        email,
        passwordHash,
        firstName: "Platform",
        lastName: "Admin",
        platformRole: "ADMIN",
        emailVerifiedAt: now(),
      },
    });
    await recordEvent(tx, scope, { action: "user.made_platform_admin", subjectType: "user", subjectId: user.id });
  });
  return { email, password };
}

/** Turns the second factor of a user off and ends their sign-ins. Only the command line calls it, after the person is known. */
export async function endSecondFactor(address: string): Promise<void> {
  const user = await asAuth().user.findUnique({ where: { email: address.trim().toLowerCase() }, include: { company: true } });
  if (!user) throw notFound("User");
  if (!user.totpEnabledAt) throw new AppError("conflict", "Two-factor authentication is not on for this user");
  const scope = systemScope(user.company);
  await inCompany(scope, async (tx) => {
    await revokeOthers(tx, scope, user.id, null);
    await forgetFactor(tx, scope, user);
  });
}
