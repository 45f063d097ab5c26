import type { z } from "zod";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { toContactDto, toFirstDto } from "@/lib/vendors/contacts/dto";
import type { ContactListDto, contactsQuery } from "@/lib/vendors/contacts/schema";

/** A vendor's first contact, and one page of its others. Throws `not_found`. */
export function listContacts(scope: CompanyScope, vendorId: string, query: z.output<typeof contactsQuery>): Promise<ContactListDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } } });
    if (!vendor) throw notFound(coded("common.vendor"));
    const where = { companyId, vendorId };
    const { after, window } = partOf(query, [{ createdAt: "asc" as const }, { id: "asc" as const }]);
    const rows = await tx.vendorContact.findMany({ where: { ...where, ...after }, ...window });
    const pagination = paginatePart(query, await tx.vendorContact.count({ where }), rows);
    return { first: toFirstDto(vendor), contacts: rows.map(toContactDto), pagination };
  });
}
