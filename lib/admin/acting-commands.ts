import type { Company } from "@/generated/prisma/client";
import { asPlatform, inCompany, inRole, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { asStranger } from "@/lib/tenancy/actors-rules";
import { type AuditFact, recordEvent } from "@/lib/tenancy/audit/commands";
import { type AdminScope, type CompanyScope, type PlatformScope, systemScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/** Who asks, in emails to the company's people. */
export const platformName = () => say("server.admin.theCoverkeepTeam");

/** What Coverkeep does in a company by itself. */
export const actingIn = (company: Pick<Company, "id" | "timeZone">): CompanyScope => systemScope(company);

/**
 * Writes into a company's log what the platform did there. The company is not told which admin it was; the log keeps the id, or that
 * it was the command line.
 */
export function recordByPlatform(tx: Tx, scope: CompanyScope, { actor }: PlatformScope, fact: AuditFact): Promise<void> {
  return recordEvent(tx, { ...scope, actor: asStranger(actor) }, fact);
}

/** The acting admin in their own company. */
export async function ownCompany({ userId, actor }: AdminScope): Promise<CompanyScope> {
  const admin = await asPlatform().user.findUniqueOrThrow({ where: { id: userId }, include: { company: true } });
  return systemScope(admin.company, actor);
}

/** Writes an event that concerns no other company into the log of the acting admin's own. */
export async function recordPlatformEvent(scope: AdminScope, fact: Omit<AuditFact, "subjectType">): Promise<void> {
  const own = await ownCompany(scope);
  await inCompany(own, (tx) => recordEvent(tx, own, { ...fact, subjectType: "platform" }));
}

/** Whoever takes away a platform admin takes this lock first: two admins cannot remove each other at the same moment. */
export async function lockPlatform(tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('platform.admins'))`;
}

type Leaving = { userId: string } | { companyId: string };

/** Throws `conflict` when no one could open the admin portal once this user, or this company's people, are gone. */
export async function keepPlatformAdmin(tx: Tx, leaving: Leaving): Promise<void> {
  const others = "userId" in leaving ? { id: { not: leaving.userId } } : { companyId: { not: leaving.companyId } };
  const where = {
    ...others,
    platformRole: "ADMIN",
    status: "ACTIVE",
    deletedAt: null,
    deletionDueAt: null,
    company: { status: "ACTIVE", deletionDueAt: null },
  } as const;
  if ((await inRole(tx, "coverkeep_platform", () => tx.user.count({ where }))) > 0) return;
  throw new AppError("conflict", coded("server.admin.lastPlatformAdmin"));
}
