import type { Company } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";
import type { TestCompanyDto } from "@/lib/transfer/test-company/schema";

/** The caller's firm, also while they act in its test company. */
export async function firmIdOf({ companyId }: CompanyScope): Promise<string> {
  const { testOfId } = await asPlatform().company.findUniqueOrThrow({ where: { id: companyId }, select: { testOfId: true } });
  return testOfId ?? companyId;
}

/** Another company's row: row security shows the firm its own only. */
export function findTestCompany(firmId: string): Promise<Company | null> {
  return asPlatform().company.findFirst({ where: { testOfId: firmId, deletionDueAt: null } });
}

export async function getTestCompany(scope: CompanyScope): Promise<TestCompanyDto> {
  const firmId = await firmIdOf(scope);
  const found = await findTestCompany(firmId);
  if (!found) return { testCompany: null };
  const stats = await asPlatform().companyStats.findUnique({ where: { companyId: found.id } });
  const live = { isTest: true, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now() } }] };
  return {
    testCompany: {
      ...{ id: found.id, name: found.name, createdAt: found.createdAt.toISOString() },
      ...{ vendors: stats?.vendorsAll ?? 0, documents: stats?.documents ?? 0 },
      keys: await asPlatform().apiKey.count({ where: { companyId: firmId, ...live } }),
    },
  };
}
