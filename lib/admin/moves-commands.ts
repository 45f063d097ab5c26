import { randomUUID } from "node:crypto";
import type { User } from "@/generated/prisma/client";
import { isOperatorsProvider } from "@/lib/accounts/sso/rules";
import { actingIn, recordByPlatform } from "@/lib/admin/acting-commands";
import { eraseAccount } from "@/lib/companies/deletion/commands";
import { requireSeat } from "@/lib/companies/plan-limits/commands";
import { inOtherCompany, inRole, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope, PlatformScope } from "@/lib/tenancy/scope";

/** What belongs to the person and not to a company's data. */
const kept = [
  ...(["email", "formerEmail", "newEmail", "passwordHash", "passwordChangedAt", "firstName", "lastName", "phone"] as const),
  ...(["role", "status", "emailVerifiedAt", "emailAlerts", "expirationReminders", "weeklyReports", "newVendorAlerts"] as const),
  ...(["systemUpdates", "termsAcceptedAt", "termsVersion", "totpSecret", "totpEnabledAt", "totpStep", "recoveryHashes"] as const),
];

/**
 * Moves an account to another company, as a new row: every row that the person made points to the old one and stays with the old
 * company, as after a deletion. Password, second factor and linked sign-ins move along. Returns the new id.
 * Throws `limit_reached` where the plan of the other company has no room for another user.
 */
export async function moveUser(tx: Tx, from: CompanyScope, platform: PlatformScope, { id }: User, companyId: string): Promise<string> {
  const company = await inRole(tx, "coverkeep_platform", () => tx.company.findUnique({ where: { id: companyId } }));
  if (company?.status !== "ACTIVE") {
    const message = company ? coded("server.admin.moveToSuspended") : coded("server.admin.companyInvalid");
    throw new AppError("conflict", message, { companyId: message });
  }
  const to = actingIn(company);
  const user = await tx.user.findUniqueOrThrow({ where: { id }, include: { identities: true } });
  const newId = randomUUID();
  await eraseAccount(tx, from, user);
  await recordByPlatform(tx, from, platform, { action: "user.moved_out", subjectType: "user", subjectId: id });
  await inOtherCompany(tx, from, to, async () => {
    if (user.status === "ACTIVE") await requireSeat(tx, to, { by: "platform", email: user.email });
    const facts = Object.fromEntries(kept.map((name) => [name, user[name]])) as Pick<User, (typeof kept)[number]>;
    await tx.user.create({ data: { ...facts, id: newId, companyId } });
    const { platformRole } = user;
    await inRole(tx, "coverkeep_platform", () => tx.user.update({ where: { id: newId }, data: { platformRole } }));
    // An account at the former firm's own provider stays with that firm.
    const own = user.identities.filter(({ provider }) => isOperatorsProvider(provider));
    const identities = own.map(({ provider, subject }) => ({ companyId, userId: newId, provider, subject }));
    await tx.identity.createMany({ data: identities });
    await recordByPlatform(tx, to, platform, { action: "user.moved_in", subjectType: "user", subjectId: newId });
  });
  return newId;
}
