import { judgeVendors } from "@/lib/compliance/judging/commands";
import { createDocument } from "@/lib/documents/commands";
import { fromIsoDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { storage } from "@/lib/infra/storage";
import { findWork } from "@/lib/infra/worked-with-queries";
import { deleteProject } from "@/lib/projects/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { countSamples, drawnCertificate, getSamples } from "@/lib/transfer/samples/queries";
import { dated } from "@/lib/transfer/samples/rules";
import type { SamplesDto } from "@/lib/transfer/samples/schema";
import { sampleFileEnding, sampleProjects, sampleVendors } from "@/lib/transfer/samples/values";
import { lockAndDeleteVendor } from "@/lib/vendors/commands";
import { whyKept } from "@/lib/vendors/import/dto";

/**
 * Fills a company that has no vendors with invented ones, marked as samples. Loading again changes nothing. Throws `conflict` for a
 * company with vendors of its own.
 */
export async function loadSamples(scope: CompanyScope): Promise<SamplesDto> {
  const created = await inCompany(scope, async (tx) => {
    // Of two simultaneous calls, the second finds the first one's vendors.
    await tx.$executeRaw`select 1 from company where id = ${scope.companyId}::uuid for update`;
    const { vendors, canLoad } = await countSamples(tx, scope);
    if (vendors > 0) return null;
    if (!canLoad) throw new AppError("conflict", "Sample data is for a company without vendors. You already have your own.");
    const ids = await createSampleRows(tx, scope);
    await recordEvent(tx, scope, { action: "samples.loaded", subjectType: "company", subjectId: scope.companyId });
    return ids;
  });
  // Samples without their certificates would stay so: loading again changes nothing.
  if (created)
    await addCertificates(scope, created).catch(async (error) => {
      await removeSamples(scope);
      throw error;
    });
  return getSamples(scope);
}

/** The vendors' ids by their names. */
async function createSampleRows(tx: Tx, scope: CompanyScope): Promise<Map<string, string>> {
  const { companyId } = scope;
  const ids = new Map<string, string>();
  for (const { papers: _papers, ...vendor } of sampleVendors) {
    const { id } = await tx.vendor.create({ data: { ...vendor, companyId, isSample: true } });
    ids.set(vendor.name, id);
  }
  const day = (days: number) => fromIsoDate(addDays(today(scope), days));
  for (const { vendors, startsInDays, endsInDays, ...project } of sampleProjects) {
    const dates = { startsOn: day(startsInDays), endsOn: day(endsInDays) };
    const { id } = await tx.project.create({ data: { ...project, ...dates, companyId, isSample: true } });
    for (const name of vendors) await tx.assignment.create({ data: { companyId, projectId: id, vendorId: ids.get(name) ?? "" } });
  }
  await judgeVendors(tx, scope, [...ids.values()]);
  return ids;
}

/** Uploaded like a person's files, so that they are read and judged. */
async function addCertificates(scope: CompanyScope, ids: ReadonlyMap<string, string>): Promise<void> {
  const { name: company } = await inCompany(scope, (tx) => tx.company.findUniqueOrThrow({ where: { id: scope.companyId } }));
  for (const { name, papers } of sampleVendors) {
    const drawn = drawnCertificate(name);
    for (const endsInDays of drawn ? papers : []) {
      const bytes = dated(drawn ?? Buffer.alloc(0), {
        ...{ expiration: addDays(today(scope), endsInDays), today: today(scope), company },
      });
      const stored = await storage().put(scope.companyId, one(bytes));
      const fileName = `${name.toLowerCase().replaceAll(" ", "-")}${sampleFileEnding}`;
      await createDocument(scope, { vendorId: ids.get(name) ?? null, documentType: null, expirationDate: null }, { ...stored, fileName });
    }
  }
}

async function* one(bytes: Buffer) {
  yield bytes;
}

/**
 * Removes the sample vendors with their documents, and the sample projects. What someone worked with stays and is named. Nothing else is
 * touched; without samples nothing is.
 */
export async function removeSamples(scope: CompanyScope): Promise<Done> {
  const { companyId } = scope;
  const where = { companyId, isSample: true };
  const [vendors, projects] = await inCompany(scope, async (tx) => [
    await tx.vendor.findMany({ where, select: { id: true, name: true }, orderBy: { name: "asc" } }),
    await tx.project.findMany({ where: { ...where, assignments: { none: ofOwnVendors } }, select: { id: true } }),
  ]);
  const kept: { name: string; reason: Sentence }[] = [];
  for (const { id, name } of vendors) {
    const reason = await removeOne(() => removeVendor(scope, id));
    if (reason) kept.push({ name, reason });
  }
  for (const { id } of projects) await removeOne(() => deleteProject(scope, id).then(() => null));
  const removed = vendors.length - kept.length;
  if (removed + projects.length > 0) {
    const details = { vendors: removed, projects: projects.length, ...(kept.length > 0 && { kept: kept.length }) };
    await inCompany(scope, (tx) =>
      recordEvent(tx, scope, { action: "samples.removed", subjectType: "company", subjectId: companyId, details }),
    );
  }
  const names = kept.map(({ name, reason }) => `${name} (${inWords(reason)})`).join("; ");
  return { message: names ? coded("samples.removedExcept", { names }) : coded("samples.sampleDataRemoved") };
}

/** Vendors that the company put on a sample project are its work. */
const ofOwnVendors = { vendor: { isSample: false } };

/** Why a sample vendor stays; null: it went. */
const removeVendor = (scope: CompanyScope, id: string): Promise<Sentence | null> =>
  inCompany(scope, (tx) => lockAndDeleteVendor(tx, scope, id, { keep: () => whyKeptSample(tx, scope, id) }));

/** By the rule of undoing an import, where no one worked with what came with the samples. */
async function whyKeptSample(tx: Tx, scope: CompanyScope, id: string): Promise<Sentence | null> {
  const { companyId } = scope;
  const own = { companyId, vendorId: id };
  const others: Partial<Record<string, () => Promise<number>>> = {
    document: () => tx.document.count({ where: { ...own, NOT: { fileName: { endsWith: sampleFileEnding } } } }),
    assignment: () => tx.assignment.count({ where: { ...own, project: { isSample: false } } }),
  };
  const tables: string[] = [];
  for (const table of (await findWork(tx, scope, "vendor", [id])).get(id) ?? []) {
    if ((await others[table]?.()) !== 0) tables.push(table);
  }
  return whyKept(tables, false);
}

/** A second press at the same time may have removed it already. */
function removeOne(remove: () => Promise<Sentence | null>): Promise<Sentence | null> {
  return remove().catch((error) => {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    return null;
  });
}
