import type { z } from "zod";
import { readToday, readTogether } from "@/lib/compliance/judging/queries";
import { statedPolicyParts } from "@/lib/compliance/policies/dto";
import { markFilter, marksInSql } from "@/lib/compliance/statuses/marks-rules";
import { worstFirstInSql } from "@/lib/compliance/verdicts/order-rules";
import { isBeingRead, reasonInWords } from "@/lib/compliance/verdicts/records-dto";
import type { Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { allIds, partInSql, readSort, splitIds } from "@/lib/infra/lists/rules";
import { paginatePart } from "@/lib/infra/pagination";
import { containsPattern } from "@/lib/infra/search";
import { coded } from "@/lib/infra/sentences-rules";
import { versionOf } from "@/lib/infra/versions-rules";
import { hasNoAnswerInSql, isUnwrittenInSql } from "@/lib/reminders/answers-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { editableVendor, toCoverageDtos, toVendorDto } from "@/lib/vendors/dto";
import { readDays } from "@/lib/vendors/expires-rules";
import type { CoverageDto, VendorDto, VendorListDto, vendorFilter, vendorQuery } from "@/lib/vendors/schema";
import type { vendorSorts } from "@/lib/vendors/values";

/** The columns of `ListedRow`. */
export const listed = `id, name, accepted_names as "acceptedNames", email, contact_name as "contactName", phone, address, language, status, compliance_status as "complianceStatus",
  reason_sentence as "reasonSentence", is_by_dates as "isByDates", excepted_count as "exceptedCount", warnings_count as "warningsCount",
  external_id as "externalId", external_source as "externalSource", earliest_expiration::text as "earliestExpiration", documents_count as "documentsCount",
  ${marksInSql} as "coverageMarks", email_bounced_at as "emailBouncedAt", email_bounce_reason as "emailBounceReason", created_at as "createdAt"`;

export type ListedRow = Omit<VendorDto, "createdAt" | "emailBouncedAt" | "isBeingRead" | "version"> & {
  createdAt: Date;
  emailBouncedAt: Date | null;
  reasonSentence: unknown;
};

/** The order of each sort, ended by what no two vendors share. Names are compared without their case. */
const orders = {
  name: ["lower(name)"],
  status: [worstFirstInSql("compliance_status"), "lower(name)"],
  expiration: ["earliest_expiration", "lower(name)"],
  documents: ["documents_count", "lower(name)"],
} satisfies Record<Exclude<(typeof vendorSorts)[number], "created">, string[]>;

/**
 * Vendors without an expiration come last both ways, and so do inactive ones where the status decides. Those of one import came at the
 * same moment: they are sorted by name.
 */
export function orderBy(sort: VendorFilter["sort"]): string {
  const { column, direction } = readSort(sort ?? "-created");
  if (column === "created") return `created_at ${direction}, lower(name), id`;
  const terms = [...orders[column], "id"].map((term) => `${term} ${direction}${term === "earliest_expiration" ? " nulls last" : ""}`);
  return [...(column === "status" ? ["status"] : []), ...terms].join(", ");
}

type VendorFilter = z.output<typeof vendorFilter>;

const onProject = (place: number) => `(select vendor_id from assignment where company_id = $1 and project_id = $${place}::uuid)`;

/** How many vendors a filter leaves, where the company's counters show it. */
type Counter = "all" | "active" | "inactive" | null;

function whereOf(scope: CompanyScope, filter: VendorFilter): { where: string; values: unknown[]; counter: Counter } {
  const { search, status, coverage, miss, expires, active, noAnswer, unwritten, projectId, notOnProjectId, externalId, externalSource } =
    filter;
  const values: unknown[] = [scope.companyId];
  let where = "company_id = $1";
  if (noAnswer) where += ` and ${hasNoAnswerInSql}`;
  if (unwritten) where += ` and ${isUnwrittenInSql}`;
  if (search) {
    const pattern = `$${values.push(containsPattern(search))}`;
    where += ` and id in (select find_vendors(${pattern}))`;
  }
  if (active !== undefined) where += active ? " and status = 'ACTIVE'" : " and status = 'INACTIVE'";
  if (status) where += ` and compliance_status = $${values.push(status)}::compliance_status`;
  if (coverage) {
    const { column, state } = markFilter(coverage);
    where += ` and ${column} = $${values.push(state)}::coverage_state`;
  }
  if (miss) {
    where += ` and documents_count > 0 and id in (select vendor_id from verdict where company_id = $1 and until_at is null
      and $${values.push(miss)} = any(misses))`;
  }
  const days = expires && readDays(expires);
  if (days) {
    where += ` and id in (select vendor_id from policy where company_id = $1 and is_current and canceled_on is null
      and expiration_date between $${values.push(days.from)}::date and $${values.push(days.to)}::date)`;
  }
  if (externalId) where += ` and external_id = $${values.push(externalId)}`;
  if (externalSource) where += ` and external_source = $${values.push(externalSource)}`;
  if (projectId) where += ` and id in ${onProject(values.push(projectId))}`;
  if (notOnProjectId) where += ` and id not in ${onProject(values.push(notOnProjectId))}`;
  const counter = active === undefined ? "all" : active ? "active" : "inactive";
  return { where, values, counter: values.length > 1 || noAnswer || unwritten ? null : counter };
}

const fromListed = (row: Record<string, unknown>): VendorDto => {
  const { reasonSentence, emailBouncedAt, ...listedRow } = row as ListedRow;
  const complianceReason = reasonInWords(reasonSentence);
  const times = { createdAt: listedRow.createdAt.toISOString(), emailBouncedAt: emailBouncedAt?.toISOString() ?? null };
  return {
    ...listedRow,
    complianceReason,
    isBeingRead: isBeingRead(reasonSentence),
    ...times,
    version: versionOf(editableVendor(listedRow)),
  };
};

/** One page of the company's vendors; `search` looks into name, email, contact, phone and accepted names. */
export async function listVendors(scope: CompanyScope, query: z.output<typeof vendorQuery>): Promise<VendorListDto> {
  const { where, values, counter } = whereOf(scope, query);
  const partValues = [...values];
  const { after, tail } = partInSql(query, "id", orderBy(query.sort), partValues);
  // The columns are read for the page alone: those of the rows before it would be made for nothing.
  const pageIds = `array(select id from vendor where ${where}${after} ${tail})`;
  const order = query.cursor === undefined ? orderBy(query.sort) : "id";
  const pageRows = {
    text: `select ${listed} from vendor where company_id = $1 and id = any(${pageIds}) order by ${order}`,
    values: partValues,
  };
  const count = counter === null ? [{ text: `select count(*)::int as total from vendor where ${where}`, values }] : [];
  const { stats, rows } = await readTogether(scope, [pageRows, ...count]);
  const { vendorsAll, total: active } = stats;
  const total = counter === null ? Number(rows[1]?.[0]?.total) : { all: vendorsAll, active, inactive: vendorsAll - active }[counter];
  const vendors = (rows[0] ?? []).map(fromListed);
  return { vendors, pagination: paginatePart(query, total, vendors) };
}

/** Ids of all vendors of a filtered list, to select them: in no order. */
export async function listVendorIds(scope: CompanyScope, filter: VendorFilter): Promise<{ ids: string[] }> {
  return { ids: await readIds(scope, filter) };
}

export async function readIds(scope: CompanyScope, filter: VendorFilter, order?: string): Promise<string[]> {
  const { where, values } = whereOf(scope, filter);
  const { rows } = await readTogether(scope, [{ text: `select ${allIds("id", order)} as ids from vendor where ${where}`, values }]);
  return splitIds(rows[0]?.[0]?.ids);
}

/** Every coverage line that the vendor's documents state, with its status among them. */
export function listCoverages(scope: CompanyScope, id: string): Promise<{ coverages: CoverageDto[] }> {
  return readToday(scope, async (tx) => {
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } }, select: { id: true } });
    if (!vendor) throw notFound(coded("common.vendor"));
    const policies = await tx.policy.findMany({
      where: { companyId: scope.companyId, vendorId: id },
      include: statedPolicyParts,
      orderBy: [{ isCurrent: "desc" }, { expirationDate: { sort: "desc", nulls: "first" } }, { position: "asc" }],
    });
    return { coverages: toCoverageDtos(policies) };
  });
}

export function getVendor(scope: CompanyScope, id: string): Promise<VendorDto> {
  return readToday(scope, async (tx) => {
    const row = await tx.vendor.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } } });
    if (row) return toVendorDto(row);
    const into = await findMergedInto(tx, scope, id);
    if (!into) throw notFound(coded("common.vendor"));
    throw new AppError("not_found", coded("server.vendors.mergedInto", { vendor: into.name }), undefined, {
      current: { mergedInto: into.id },
    });
  });
}

/** Into which vendor another one went. Null: into none. */
async function findMergedInto(tx: Tx, { companyId }: CompanyScope, goneId: string): Promise<{ id: string; name: string } | null> {
  const found = await tx.vendorMerge.findFirst({
    where: { companyId, goneId, undoneAt: null },
    select: { vendor: { select: { id: true, name: true } } },
  });
  return found?.vendor ?? null;
}
