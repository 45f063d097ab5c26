import type { z } from "zod";
import type { Prisma } from "@/generated/prisma/client";
import type { CompanyScope } from "@/lib/auth/scope";
import { readToday } from "@/lib/compliance/queries";
import { notFound } from "@/lib/infra/errors";
import { paginate } from "@/lib/infra/pagination";
import { containsText } from "@/lib/infra/search";
import { toVendorDto } from "@/lib/vendors/dto";
import type { VendorDto, VendorListDto, vendorQuery } from "@/lib/vendors/schema";

/** One page of the company's vendors, newest first; `search` looks into name, e-mail and contact. */
export function listVendors(scope: CompanyScope, query: z.output<typeof vendorQuery>): Promise<VendorListDto> {
  const { search, status, page, limit } = query;
  const contains = containsText(search);
  const where: Prisma.VendorWhereInput = {
    companyId: scope.companyId,
    ...(search ? { OR: [{ name: contains }, { email: contains }, { contactName: contains }] } : {}),
    ...(status ? { complianceStatus: status } : {}),
  };
  return readToday(scope, async (tx, stats) => {
    const rows = await tx.vendor.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * limit,
      take: limit,
    });
    const total = search || status ? await tx.vendor.count({ where }) : stats.vendorsAll;
    return { vendors: rows.map(toVendorDto), pagination: paginate(page, limit, total) };
  });
}

export function getVendor(scope: CompanyScope, id: string): Promise<VendorDto> {
  return readToday(scope, async (tx) => {
    const row = await tx.vendor.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } } });
    if (!row) throw notFound("Vendor");
    return toVendorDto(row);
  });
}
