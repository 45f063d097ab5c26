import type { Company } from "@/generated/prisma/client";
import { companyFields, type ProfileDto } from "@/lib/companies/profile/schema";
import { pick, versionOf } from "@/lib/infra/versions-rules";
import { logoUrl } from "@/lib/tenancy/dto";

/** What of a company can be changed. */
export const editableCompany = (row: Company) => pick(row, companyFields);

export function toProfileDto(row: Company): ProfileDto {
  return {
    id: row.id,
    name: row.name,
    industry: row.industry,
    size: row.size,
    phone: row.phone,
    address: row.address,
    website: row.website,
    timeZone: row.timeZone,
    legalNames: row.legalNames,
    requireTwoFactor: row.requireTwoFactor,
    isTest: row.testOfId !== null,
    logoUrl: logoUrl(row),
    version: versionOf(editableCompany(row)),
  };
}
