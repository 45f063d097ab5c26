import { recordEvent } from "@/lib/audit/commands";
import { createDocument } from "@/lib/documents/commands";
import { fromIsoDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates/rules";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { storage } from "@/lib/infra/storage";
import { deleteProject } from "@/lib/projects/commands";
import { countSamples, drawnCertificate, getSamples } from "@/lib/samples/queries";
import { dated } from "@/lib/samples/rules";
import type { SamplesDto } from "@/lib/samples/schema";
import { sampleProjects, sampleVendors } from "@/lib/samples/values";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { deleteVendor } from "@/lib/vendors/commands";
import { judgeVendors } from "@/lib/verdicts/judging/commands";

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
      const fileName = `${name.toLowerCase().replaceAll(" ", "-")}-sample-certificate.pdf`;
      await createDocument(scope, { vendorId: ids.get(name) ?? null, documentType: null, expirationDate: null }, { ...stored, fileName });
    }
  }
}

async function* one(bytes: Buffer) {
  yield bytes;
}

/** Removes the sample vendors with their documents, and the sample projects. Nothing else is touched; without samples nothing is. */
export async function removeSamples(scope: CompanyScope): Promise<{ message: string }> {
  const { companyId } = scope;
  const where = { companyId, isSample: true };
  const [vendors, projects] = await inCompany(scope, async (tx) => [
    await tx.vendor.findMany({ where, select: { id: true } }),
    await tx.project.findMany({ where, select: { id: true } }),
  ]);
  for (const { id } of projects) await removeOne(() => deleteProject(scope, id));
  for (const { id } of vendors) await removeOne(() => deleteVendor(scope, id));
  if (vendors.length + projects.length > 0) {
    const details = { vendors: vendors.length, projects: projects.length };
    await inCompany(scope, (tx) =>
      recordEvent(tx, scope, { action: "samples.removed", subjectType: "company", subjectId: companyId, details }),
    );
  }
  return { message: "Sample data removed" };
}

/** A second press at the same time may have removed it already. */
async function removeOne(remove: () => Promise<unknown>): Promise<void> {
  await remove().catch((error) => {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
  });
}
