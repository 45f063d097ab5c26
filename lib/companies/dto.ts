import type { Company } from "@/generated/prisma/client";
import type { ProfileDto } from "@/lib/companies/schema";

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
    trialEndsAt: row.trialEndsAt.toISOString(),
  };
}
