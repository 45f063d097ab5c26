import { type PlanLimits, planLimitsOf, rowWithoutRoom, vendorsFull } from "@/lib/companies/plan-limits/rules";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import type { AppError } from "@/lib/infra/errors";
import type { Sentence } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";

export async function readLimits(tx: Tx, { companyId }: CompanyScope): Promise<PlanLimits & { company: string }> {
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  return { ...planLimitsOf(company, (await getSettings()).billing), company: company.name };
}

/** Vendors that count toward the limit. Sample vendors are invented, so they do not. */
export async function countVendors(tx: Tx, { companyId }: CompanyScope): Promise<number> {
  const { vendorsAll } = await tx.companyStats.findUniqueOrThrow({ where: { companyId }, select: { vendorsAll: true } });
  return vendorsAll - (await tx.vendor.count({ where: { companyId, isSample: true } }));
}

/** How many vendors may still be added, and what to say when there are more: of an addition, and of one row of a running import. */
export type VendorRoom = { left: number; refusal: (adding: number) => AppError; rowReason: Sentence };

/** The room for vendors; null: no limit. `lock` is awaited before the vendors are counted. */
export async function findVendorRoom(tx: Tx, scope: CompanyScope, lock?: () => Promise<unknown>): Promise<VendorRoom | null> {
  const limits = await readLimits(tx, scope);
  const limit = limits.vendors;
  if (limit === null) return null;
  await lock?.();
  const used = await countVendors(tx, scope);
  return {
    left: Math.max(0, limit - used),
    refusal: (adding) => vendorsFull(limits, { limit, used, adding }),
    rowReason: rowWithoutRoom(limits, limit),
  };
}

/** Active members and open invitations, which hold a place until they expire. `except`: an address that is invited again. */
export async function countSeats(tx: Tx, { companyId }: CompanyScope, except?: string): Promise<{ members: number; invited: number }> {
  const others = except === undefined ? {} : { email: { not: except } };
  return {
    members: await tx.user.count({ where: { companyId, status: "ACTIVE", deletedAt: null } }),
    invited: await tx.invitation.count({ where: { companyId, expiresAt: { gt: now() }, ...others } }),
  };
}
