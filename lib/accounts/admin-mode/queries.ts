import { isFresh } from "@/lib/accounts/admin-mode/rules";
import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Whether the person behind the session gave a password or a code within the last 30 minutes. */
export async function isInAdminMode(scope: CompanyScope, sessionId: string): Promise<boolean> {
  const session = await inCompany(scope, (tx) => tx.session.findUnique({ where: { id: sessionId }, select: { provedAt: true } }));
  return session !== null && isFresh(session.provedAt, now());
}
