import type { z } from "zod";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import { listWordings } from "@/lib/compliance/wordings/queries";
import { wordingQuery } from "@/lib/compliance/wordings/schema";
import { getDocument } from "@/lib/documents/queries";
import { getReview } from "@/lib/documents/review/queries";
import { groupsOf } from "@/lib/documents/review/rules";
import { inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded, inWords } from "@/lib/infra/sentences-rules";
import { getClearance } from "@/lib/projects/clearance/queries";
import { listProjects } from "@/lib/projects/queries";
import { projectQuery } from "@/lib/projects/schema";
import { rangeWithin } from "@/lib/search/language/days-rules";
import { writeQuery } from "@/lib/search/language/rules";
import type { toolInputs } from "@/lib/search/mcp/schema";
import { mostCertificates, type ReadingTool } from "@/lib/search/mcp/values";
import { ask } from "@/lib/search/questions/queries";
import { askDto } from "@/lib/search/questions/schema";
import { can, type Permission } from "@/lib/tenancy/permissions";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { listVendors } from "@/lib/vendors/queries";
import { vendorQuery } from "@/lib/vendors/schema";

type Input<Name extends ReadingTool> = z.output<z.ZodObject<(typeof toolInputs)[Name]>>;
type Tool<Name extends ReadingTool> = { can: Permission; read: (scope: CompanyScope, input: Input<Name>) => Promise<unknown> };

async function findVendors(scope: CompanyScope, { search, status, page, limit }: Input<"find_vendors">) {
  const { vendors, pagination } = await listVendors(scope, vendorQuery.parse({ search, status, page, limit, sort: "name" }));
  return {
    vendors: vendors.map(
      ({ id, name, email, contactName, status: activity, complianceStatus, complianceReason, earliestExpiration, coverageMarks }) => ({
        ...{ id, name, email, contactName, status: activity, complianceStatus, complianceReason, earliestExpiration, coverageMarks },
      }),
    ),
    pagination,
  };
}

async function findProjects(scope: CompanyScope, { search, page, limit }: Input<"find_projects">) {
  const { projects, pagination } = await listProjects(scope, projectQuery.parse({ search, page, limit, sort: "name" }));
  return { projects: projects.map(({ id, name, number, address, status }) => ({ id, name, number, address, status })), pagination };
}

/** The vendor that an id or a name means. Throws `not_found`, and `conflict` with their ids where several have the name. */
export async function vendorNamed(
  scope: CompanyScope,
  { vendorId, vendor }: { vendorId?: string | undefined; vendor?: string | undefined },
): Promise<{ id: string; name: string }> {
  const { companyId } = scope;
  const where = vendorId ? { id: vendorId } : vendor ? { name: { equals: vendor, mode: "insensitive" as const } } : null;
  if (!where) throw new AppError("invalid", coded("server.search.nameAVendor"), { vendor: coded("server.search.nameAVendor") });
  const select = { id: true, name: true } as const;
  const found = await inCompany(scope, (tx) => tx.vendor.findMany({ where: { companyId, ...where }, select, take: 5 }));
  const [first, ...others] = found.length > 0 || !vendor ? found : await vendorsLike(scope, vendor);
  if (!first) throw notFound(coded("common.vendor"));
  const ids = [first, ...others].map(({ id, name }) => `${name} (${id})`).join(", ");
  if (others.length > 0) throw new AppError("conflict", coded("server.search.severalVendorsMeant", { ids }));
  return first;
}

const vendorsLike = async (scope: CompanyScope, search: string) =>
  (await listVendors(scope, vendorQuery.parse({ search, limit: 5, sort: "name" }))).vendors.map(({ id, name }) => ({ id, name }));

async function verdictOf(scope: CompanyScope, { projectId, date, ...named }: Input<"vendor_verdict">) {
  const { id: vendorId } = await vendorNamed(scope, named);
  const clearance = await getClearance(scope, { vendorId, projectId, date });
  const { units } = await getVendorVerdict(scope, vendorId, date ?? today(scope));
  return { ...clearance, verdicts: projectId ? units.filter(({ project }) => project?.id === projectId) : units };
}

/** An answer in the words that the API has for it. */
const answer = async (scope: CompanyScope, asked: Parameters<typeof ask>[1]) => askDto.parse(await ask(scope, asked));

/** A current coverage is requested as a person would, so that the answer is the same. */
const expiring = (scope: CompanyScope, { days, page, limit }: Input<"expiring_coverages">) =>
  answer(scope, { q: writeQuery([{ field: "expires", range: rangeWithin(days, today(scope)) }]), page, limit });

function stopped(scope: CompanyScope, { project, page, limit }: Input<"who_may_not_work">) {
  const named = project ? ([{ field: "project", text: project }] as const) : [];
  return answer(scope, { q: writeQuery([...named, { field: "work", values: ["stop"] }]), page, limit });
}

/** Every value that the review desk shows, with its place in the file. */
async function valuesOf(scope: CompanyScope, { documentId }: Input<"document_values">) {
  const { fileName, vendor, complianceStatus, processingStatus, reviewReasons, failureReason } = await getDocument(scope, documentId);
  const { certificates, needsReview } = await getReview(scope, documentId);
  const shown = certificates.slice(0, mostCertificates).map((certificate) =>
    groupsOf(certificate).map(({ title, fields }) => ({
      title: inWords(title),
      values: fields.map(({ name, value, state, reason, evidence }) => ({
        ...{ name: inWords(name), value, state, evidence },
        reason: reason && inWords(reason),
      })),
    })),
  );
  return {
    document: { id: documentId, fileName, vendor, complianceStatus, processingStatus, needsReview, reviewReasons, failureReason },
    certificates: shown,
    certificatesLeftOff: Math.max(0, certificates.length - mostCertificates),
  };
}

/** What each tool reads, and what its caller must be allowed: the same functions as the calls of the API. */
const tools: { [Name in ReadingTool]: Tool<Name> } = {
  find_vendors: { can: "vendor:read", read: findVendors },
  find_projects: { can: "project:read", read: findProjects },
  vendor_verdict: { can: "vendor:read", read: verdictOf },
  expiring_coverages: { can: "vendor:read", read: expiring },
  who_may_not_work: { can: "vendor:read", read: stopped },
  document_values: { can: "document:read", read: valuesOf },
  open_wordings: { can: "document:read", read: (scope, { page, limit }) => listWordings(scope, wordingQuery.parse({ page, limit })) },
  ask: { can: "vendor:read", read: (scope, { question, page, limit }) => answer(scope, { q: question, page, limit }) },
};

/** Reads what a tool answers. Throws `forbidden` where the caller's role does not allow it. */
export async function readTool<Name extends ReadingTool>(scope: CompanyScope, name: Name, input: Input<Name>): Promise<unknown> {
  const tool: Tool<Name> = tools[name];
  if (!can(scope.role, tool.can)) throw new AppError("forbidden", coded("server.http.roleForbids"));
  return tool.read(scope, input);
}
