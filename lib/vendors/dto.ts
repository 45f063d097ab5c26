import type { Vendor } from "@/generated/prisma/client";
import { toIsoDate } from "@/lib/infra/clock";
import type { VendorDto } from "@/lib/vendors/schema";

export function toVendorDto(row: Omit<Vendor, "statusDueOn" | "updatedAt" | "companyId">): VendorDto {
  return {
    id: row.id,
    name: row.name,
    acceptedNames: row.acceptedNames,
    email: row.email,
    contactName: row.contactName,
    phone: row.phone,
    address: row.address,
    status: row.status,
    complianceStatus: row.complianceStatus,
    complianceReason: row.complianceReason,
    earliestExpiration: toIsoDate(row.earliestExpiration),
    documentsCount: row.documentsCount,
    createdAt: row.createdAt.toISOString(),
  };
}
