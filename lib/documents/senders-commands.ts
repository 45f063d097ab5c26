import { lockVendor, refreshVendor } from "@/lib/compliance/judging/refreshing-commands";
import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Removes what an unproved email's file said of a policy: a person has decided about the file. The vendors that were under review for
 * it are checked again.
 */
export async function liftClaim(tx: Tx, scope: CompanyScope, documentId: string): Promise<void> {
  const where = { companyId: scope.companyId, documentId, reportedBy: "email" };
  const claims = await tx.policyNotice.findMany({ where, select: { vendorId: true } });
  if (claims.length === 0) return;
  await tx.policyNotice.deleteMany({ where });
  for (const vendorId of [...new Set(claims.map((claim) => claim.vendorId))].sort()) {
    if (await lockVendor(tx, scope, vendorId)) await refreshVendor(tx, scope, vendorId);
  }
}
