import type { z } from "zod";
import { recordEvent } from "@/lib/audit/commands";
import type { CompanyScope } from "@/lib/auth/scope";
import { toProfileDto } from "@/lib/companies/dto";
import type { ProfileDto, profilePatch } from "@/lib/companies/schema";
import { fromIsoDate } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { given } from "@/lib/infra/given";

/** Changes the fields that are given. Another time zone may be another day, so the badges are judged anew at the next look. */
export function updateProfile(scope: CompanyScope, patch: z.output<typeof profilePatch>): Promise<ProfileDto> {
  const data = given(patch);
  return inCompany(scope, async (tx) => {
    const company = await tx.company.update({ where: { id: scope.companyId }, data });
    if (data.timeZone) await tx.companyStats.update({ where: { companyId: scope.companyId }, data: { asOf: fromIsoDate("1970-01-01") } });
    await recordEvent(tx, scope, {
      action: "company.updated",
      subjectType: "company",
      subjectId: scope.companyId,
      details: { fields: Object.keys(data) },
    });
    return toProfileDto(company);
  });
}
