import type { Company } from "@/generated/prisma/client";
import { companyFields, type ProfileDto } from "@/lib/companies/schema";
import { pick, versionOf } from "@/lib/versions/rules";

/** Changes with the picture, so that a browser never shows an old one. */
export function logoUrl({ logoKey }: Pick<Company, "logoKey">): string | null {
  return logoKey && `/api/companies/logo?v=${logoKey.slice(-12)}`;
}

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
    logoUrl: logoUrl(row),
    version: versionOf(editableCompany(row)),
  };
}
