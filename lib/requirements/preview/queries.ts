import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import { readToday } from "@/lib/compliance/queries";
import { readStoredSet } from "@/lib/compliance/requirements/rules";
import type { RequirementSet } from "@/lib/compliance/requirements/schema";
import type { ComplianceStatus } from "@/lib/compliance/schema";
import { readInCompany, type Tx } from "@/lib/infra/db";
import { eachInTurns } from "@/lib/infra/turns";
import { type JudgedFileRow, toPapers } from "@/lib/requirements/preview/dto";
import { type Comparison, type PreviewedVendor, summarize, type Turn, turnOf } from "@/lib/requirements/preview/rules";
import type { PreviewDto } from "@/lib/requirements/preview/schema";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

const vendorsAtOnce = 50;
/** A reading with its evidence can be large: no more of them are in memory at once. */
const filesAtOnce = 50;
/** What a preview may take; the vendors that it did not reach are told as a number. */
const longest = 8_000;

const nil = "00000000-0000-0000-0000-000000000000";

/**
 * How the company's active vendors would stand by a set that is not stored, against how they stand by its default set. Changes
 * nothing. The longest preview ends after 8 seconds with what it has.
 */
export async function previewSet(scope: CompanyScope, set: RequirementSet, patience = longest): Promise<PreviewDto> {
  const until = performance.now() + patience;
  const { before, ...company } = await readToday(scope, (tx) => loadCompany(tx, scope));
  const comparison = { before, after: { ...set, id: "preview", version: 1 }, holders: company.holders, date: today(scope) };
  const turns: Turn[] = [];
  for (let last = nil; ; ) {
    const vendors = await nextVendors(scope, last);
    const papers = await papersOfVendors(
      scope,
      vendors.map(({ id }) => id),
    );
    turns.push(...(await eachInTurns(vendors, (vendor) => judged(vendor, papers, comparison))));
    last = vendors.at(-1)?.id ?? last;
    if (vendors.length < vendorsAtOnce || performance.now() > until) break;
  }
  const comparedWith = before && { id: before.id, name: before.name };
  return { vendors: Math.max(company.vendors, turns.length), comparedWith, ...summarize(turns) };
}

type VendorRow = { id: string; name: string; acceptedNames: string[]; shown: ComplianceStatus };

const judged = (vendor: VendorRow, papers: ReadonlyMap<string, JudgedDocument[]>, comparison: Comparison) => {
  const previewed: PreviewedVendor = { ...vendor, documents: papers.get(vendor.id) ?? [] };
  return turnOf(previewed, comparison);
};

/** What all vendors are judged with. A default set that cannot be read judges nobody: the badges of today count. */
async function loadCompany(tx: Tx, { companyId }: CompanyScope) {
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, include: { defaultRequirementSet: true } });
  const vendors = await tx.vendor.count({ where: { companyId, status: "ACTIVE" } });
  const holders = [company.name, ...company.legalNames].map((name) => ({ name, address: null }));
  const row = company.defaultRequirementSet;
  const newest = row && (await tx.requirementSetVersion.findFirst({ where: { companyId, setId: row.id }, orderBy: { number: "desc" } }));
  const set = readStoredSet(newest?.body).set;
  const before = row && newest && set ? { ...set, name: row.name, id: row.id, version: newest.number } : null;
  return { before, holders, vendors };
}

async function nextVendors(scope: CompanyScope, last: string): Promise<VendorRow[]> {
  const text = `select v.id, v.name, v.accepted_names as "acceptedNames", v.compliance_status as shown from vendor v
    where v.company_id = $1 and v.status = 'ACTIVE' and v.id > $2::uuid order by v.id limit ${vendorsAtOnce}`;
  const [rows = []] = await readInCompany(scope, [{ text, values: [scope.companyId, last] }]);
  return rows as VendorRow[];
}

/** The papers of each vendor. */
async function papersOfVendors(scope: CompanyScope, ids: readonly string[]): Promise<Map<string, JudgedDocument[]>> {
  const papers = new Map<string, JudgedDocument[]>();
  const text = `
    select d.id, d.vendor_id as "vendorId", d.file_name as "fileName", d.created_at as "createdAt", d.processing_status as "processingStatus",
      d.confirmed_insured as "confirmedInsured", d.typed_document_type as "typedDocumentType",
      d.typed_expiration_date::text as "typedExpiration", d.holder_answer as "holderAnswer", r.result
    from document d left join lateral (
      select n.result from reading n where n.company_id = d.company_id and n.document_id = d.id and n.error is null
      order by n.revision desc limit 1) r on true
    where d.company_id = $1 and d.vendor_id = any($2::uuid[]) and d.id > $3::uuid order by d.id limit ${filesAtOnce}`;
  for (let last = nil; ids.length > 0; ) {
    const [rows = []] = await readInCompany(scope, [{ text, values: [scope.companyId, ids, last] }]);
    const files = rows as JudgedFileRow[];
    const ofFiles = await eachInTurns(files, toPapers);
    for (const [at, { vendorId }] of files.entries()) papers.set(vendorId, [...(papers.get(vendorId) ?? []), ...(ofFiles[at] ?? [])]);
    last = files.at(-1)?.id ?? last;
    if (files.length < filesAtOnce) break;
  }
  return papers;
}
