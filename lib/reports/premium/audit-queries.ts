import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { loadCompanyRules, loadFacts } from "@/lib/compliance/facts/queries";
import type { ContractRow } from "@/lib/compliance/facts/schema";
import { openForArchive, requireFilesInReach } from "@/lib/documents/files/queries";
import { requireScanned } from "@/lib/documents/upkeep/malware-commands";
import { endOfDate, now } from "@/lib/infra/clock";
import { inCompany, readInCompany } from "@/lib/infra/db";
import { eachInTurns } from "@/lib/infra/turns";
import { type ZipEntry, zipOf } from "@/lib/infra/zip";
import { readFonts } from "@/lib/reports/drawing-queries";
import { fileNameOf } from "@/lib/reports/evidence/rules";
import { auditVendor, type EnrolledContract, type Payment, wrapsOf } from "@/lib/reports/premium/audit-rules";
import { type AuditRow, auditSheet, auditWorkbook } from "@/lib/reports/premium/audit-tables-rules";
import type { auditTypes } from "@/lib/reports/premium/values";
import { sheetPdf } from "@/lib/reports/sheets-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

type Year = { from: string; to: string };

/**
 * What the yearly premium audit asks, as a file: each vendor that had a contract or was paid in the year, on how many of its days its
 * certificates show workers compensation and general liability, the gaps, and the policies. A ZIP has the certificates too, and is
 * written while it is sent. Days to come are left out.
 */
export async function exportPremiumAudit(
  scope: CompanyScope,
  { from, to, format }: Year & { format: keyof typeof auditTypes },
): Promise<Readable> {
  const { companyId } = scope;
  const day = today(scope);
  const year = { from, to: to < day ? to : day };
  if (format === "zip") await requireFilesInReach(scope, (tx) => tx.document.count({ where: { companyId, scanResult: null } }));
  const company = await inCompany(scope, async (tx) => {
    await recordEvent(tx, scope, { action: "premium_audit.exported", subjectType: "company", subjectId: companyId, details: { from, to } });
    return tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } });
  });
  const rows = await auditRows(scope, year);
  if (format === "pdf") return Readable.from([await pdfOf(company.name, year, rows)]);
  if (format === "xlsx") return Readable.from(auditWorkbook(company.name, year, rows), { objectMode: false });
  return zipOf(entriesOf(scope, company.name, year, rows));
}

const pdfOf = async (company: string, year: Year, rows: readonly AuditRow[]) =>
  Buffer.from(await sheetPdf(auditSheet(company, year, rows), await readFonts(), now()));

async function* entriesOf(scope: CompanyScope, company: string, year: Year, rows: readonly AuditRow[]): AsyncGenerator<ZipEntry> {
  yield { name: "premium-audit.pdf", bytes: await pdfOf(company, year, rows) };
  yield { name: "premium-audit.xlsx", bytes: await buffer(Readable.from(auditWorkbook(company, year, rows), { objectMode: false })) };
  for (const [at, { id, name, coverages }] of rows.entries()) {
    const ids = [...new Set(coverages.flatMap(({ policies }) => policies.map(({ document }) => document.id)))];
    if (ids.length > 0) yield* certificatesOf(scope, id, ids, `certificates/${fileNameOf(at + 1, name)}`);
  }
}

/** The certificates that prove a vendor's policies, in a folder with its name. Two vendors may have one name, so it has a number too. */
async function* certificatesOf(scope: CompanyScope, vendorId: string, ids: readonly string[], folder: string): AsyncGenerator<ZipEntry> {
  const { companyId } = scope;
  const files = await inCompany(scope, (tx) =>
    tx.document.findMany({
      where: { companyId, vendorId, id: { in: [...ids] } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true, fileName: true, storageKey: true, sha256: true, scanResult: true, scanFinding: true },
    }),
  );
  for (const [at, file] of files.entries()) {
    const name = `${folder}/${fileNameOf(at + 1, file.fileName)}`;
    const bytes = await openForArchive(file.storageKey, () => requireScanned(scope, file));
    yield typeof bytes === "string" ? { name: `${name}.missing.txt`, bytes: Buffer.from(bytes) } : { name, bytes };
  }
}

/** A contract without dates counts for all days; one that was entered after the year is not of it. */
const inYear = `
  select v.id, v.name from vendor v where v.company_id = $1 and not v.is_sample and (
    exists (select 1 from vendor_payment p where p.company_id = v.company_id and p.vendor_id = v.id and p.paid_on between $2 and $3)
    or exists (select 1 from assignment a join project p on p.company_id = a.company_id and p.id = a.project_id
      where a.company_id = v.company_id and a.vendor_id = v.id
        and (coalesce(a.starts_on, p.starts_on) <= $3 or (coalesce(a.starts_on, p.starts_on) is null and a.created_at < $4))
        and coalesce(a.ends_on, p.completed_on, p.ends_on, 'infinity') >= $2))
  order by lower(v.name), v.id`;

const contracts = `
  select a.vendor_id as "vendorId", a.starts_on::text as "startsOn", a.ends_on::text as "endsOn", p.starts_on::text as "projectStartsOn",
    p.ends_on::text as "projectEndsOn", p.completed_on::text as "completedOn", p.completed_years as "completedYears",
    p.name as project, p.wrap, a.enrollment
  from assignment a join project p on p.company_id = a.company_id and p.id = a.project_id
  where a.company_id = $1 and a.vendor_id = any($5::uuid[])
    and (coalesce(a.starts_on, p.starts_on) <= $3 or (coalesce(a.starts_on, p.starts_on) is null and a.created_at < $4))
    and coalesce(a.ends_on, p.completed_on, p.ends_on, 'infinity') >= $2`;

const payments = `select vendor_id as "vendorId", paid_on::text as day, cents::float8 as cents from vendor_payment
  where company_id = $1 and paid_on between $2 and $3 and $4::timestamptz is not null and vendor_id = any($5::uuid[])`;

const exceptions = `select vendor_id as "vendorId", requirement_sentence as sentence, from_on::text as "from", until_on::text as "to"
  from requirement_exception where company_id = $1 and from_on <= $3 and until_on >= $2 and $4::timestamptz is not null and vendor_id = any($5::uuid[])
    and state in ('approved', 'ended') order by from_on, id`;

type OfVendor = { vendorId: string };

const vendorsAtOnce = 50;

/** Each vendor of the year. Their papers are read some vendors at a time: those of thousands do not fit into memory together. */
async function auditRows(scope: CompanyScope, year: Year): Promise<AuditRow[]> {
  const values = [scope.companyId, year.from, year.to, endOfDate(scope.timeZone, year.to)];
  const [vendors = []] = (await readInCompany(scope, [{ text: inYear, values }])) as unknown as { id: string; name: string }[][];
  const rules = await inCompany(scope, (tx) => loadCompanyRules(tx, scope));
  const rows: AuditRow[] = [];
  for (let from = 0; from < vendors.length; from += vendorsAtOnce) {
    const some = vendors.slice(from, from + vendorsAtOnce);
    const ids = some.map(({ id }) => id);
    const [worked = [], paid = [], excepted = []] = (await readInCompany(
      scope,
      [contracts, payments, exceptions].map((text) => ({ text, values: [...values, ids] })),
    )) as unknown as [(OfVendor & ContractRow & EnrolledContract)[], (OfVendor & Payment)[], (OfVendor & AuditRow["exceptions"][number])[]];
    const facts = await inCompany(scope, (tx) => loadFacts(tx, scope, ids, rules, { day: year.to, knownAt: now() }));
    const of = <Row extends OfVendor>(all: readonly Row[], id: string) => all.filter(({ vendorId }) => vendorId === id);
    const byId = new Map(facts.map((one) => [one.id, one]));
    const audited = await eachInTurns(some, ({ id, name }) => {
      const known = byId.get(id);
      if (!known) return [];
      const own = of(worked, id);
      return [{ id, name, exceptions: of(excepted, id), wraps: wrapsOf(own, year), ...auditVendor(known, year, own, of(paid, id)) }];
    });
    rows.push(...audited.flat());
  }
  return rows;
}
