import { chainHash } from "@/lib/audit/rules";
import type { CompanyScope } from "@/lib/auth/scope";
import { inCompany } from "@/lib/infra/db";

/** Recomputes the company's chain. `brokenAt` is the first event that does not fit, null when the chain is intact. */
export function checkChain(scope: CompanyScope): Promise<{ events: number; brokenAt: number | null }> {
  return inCompany(scope, async (tx) => {
    const events = await tx.auditEvent.findMany({ where: { companyId: scope.companyId }, orderBy: { seq: "asc" } });
    let prevHash = "";
    for (const [index, { prevHash: storedPrev, hash, at, ...facts }] of events.entries()) {
      const expected = chainHash(prevHash, { ...facts, at: at.toISOString() });
      if (facts.seq !== index + 1 || storedPrev !== prevHash || hash !== expected) return { events: events.length, brokenAt: index + 1 };
      prevHash = hash;
    }
    const head = await tx.companyStats.findUnique({ where: { companyId: scope.companyId } });
    const complete = head?.auditSeq === events.length && head.auditHash === prevHash;
    return { events: events.length, brokenAt: complete ? null : events.length + 1 };
  });
}
