import type { z } from "zod";
import { type CompanyScope, today } from "@/lib/auth/scope";
import { statedPolicyParts } from "@/lib/compliance/dto";
import { readToday, readTogether } from "@/lib/compliance/queries";
import { notFound } from "@/lib/infra/errors";
import { paginate } from "@/lib/infra/pagination";
import { containsPattern } from "@/lib/infra/search";
import { toCoverageDtos, toVendorDto } from "@/lib/vendors/dto";
import type { CoverageDto, VendorDto, VendorListDto, vendorQuery } from "@/lib/vendors/schema";

const listed = `id, name, accepted_names as "acceptedNames", email, contact_name as "contactName", phone, address, status, compliance_status as "complianceStatus",
  compliance_reason as "complianceReason", earliest_expiration::text as "earliestExpiration", documents_count as "documentsCount",
  created_at as "createdAt"`;

type ListedRow = Omit<VendorDto, "createdAt"> & { createdAt: Date };

/** One page of the company's vendors, newest first; `search` looks into name, e-mail and contact. */
export async function listVendors(scope: CompanyScope, query: z.output<typeof vendorQuery>): Promise<VendorListDto> {
  const { search, status, active, page, limit } = query;
  const values: unknown[] = [scope.companyId];
  let where = "company_id = $1";
  if (search)
    where += ` and (name ilike $${values.push(containsPattern(search))} or email ilike $${values.length} or contact_name ilike $${values.length})`;
  if (active) where += " and status = 'ACTIVE'";
  if (status) where += ` and compliance_status = $${values.push(status)}::compliance_status`;
  const pageRows = {
    text: `select ${listed} from vendor where ${where} order by created_at desc, id desc limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, limit, (page - 1) * limit],
  };
  const filtered = search || status || active ? [{ text: `select count(*)::int as total from vendor where ${where}`, values }] : [];
  const { stats, rows } = await readTogether(scope, [pageRows, ...filtered]);
  const vendors = (rows[0] as ListedRow[]).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  const total = filtered.length > 0 ? Number(rows[1]?.[0]?.total) : stats.vendorsAll;
  return { vendors, pagination: paginate(page, limit, total) };
}

/** Every coverage line that the vendor's documents state, with how it stands among them. */
export function listCoverages(scope: CompanyScope, id: string): Promise<{ coverages: CoverageDto[] }> {
  return readToday(scope, async (tx) => {
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } } });
    if (!vendor) throw notFound("Vendor");
    const policies = await tx.policy.findMany({
      where: { companyId: scope.companyId, vendorId: id },
      include: statedPolicyParts,
      orderBy: [{ isCurrent: "desc" }, { expirationDate: { sort: "desc", nulls: "first" } }, { position: "asc" }],
    });
    return { coverages: toCoverageDtos(vendor, policies, today(scope)) };
  });
}

export function getVendor(scope: CompanyScope, id: string): Promise<VendorDto> {
  return readToday(scope, async (tx) => {
    const row = await tx.vendor.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } } });
    if (!row) throw notFound("Vendor");
    return toVendorDto(row);
  });
}
