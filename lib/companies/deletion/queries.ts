import type { RemovalsDto } from "@/lib/companies/deletion/schema";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

export function getRemovals(scope: CompanyScope): Promise<RemovalsDto> {
  return inCompany(scope, async (tx) => {
    const user = await tx.user.findUnique({ where: { id: scope.actor.id ?? "" }, include: { company: true } });
    if (!user) throw notFound(coded("common.user"));
    return {
      accountDueAt: user.deletionDueAt?.toISOString() ?? null,
      companyDueAt: user.company.deletionDueAt?.toISOString() ?? null,
    };
  });
}
