import { inCompany, type Tx } from "@/lib/infra/db";
import type { SamplesDto } from "@/lib/samples/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

export function getSamples(scope: CompanyScope): Promise<SamplesDto> {
  return inCompany(scope, (tx) => countSamples(tx, scope));
}

export async function countSamples(tx: Tx, { companyId }: CompanyScope): Promise<SamplesDto> {
  const own = await tx.vendor.findFirst({ where: { companyId, isSample: false }, select: { id: true } });
  const where = { companyId, isSample: true };
  return { vendors: await tx.vendor.count({ where }), projects: await tx.project.count({ where }), canLoad: own === null };
}
