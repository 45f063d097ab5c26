import { Prisma, type Vendor } from "@/generated/prisma/client";
import { readToday } from "@/lib/compliance/judging/queries";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import type { VendorVerdictDto } from "@/lib/compliance/reading/schema";
import { statusNames } from "@/lib/compliance/verdicts/labels-values";
import { quarantineReason } from "@/lib/documents/malware-rules";
import type { Manifest } from "@/lib/documents/passports/schema";
import { mostFiles } from "@/lib/documents/passports/values";
import { extraction } from "@/lib/extraction/schema";
import { isScanning } from "@/lib/infra/clamd";
import { fromIsoDate } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { notFound } from "@/lib/infra/errors";
import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";
import type { Certificate } from "@/lib/reports/passports/rules";
import type { PassportListDto } from "@/lib/reports/passports/schema";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** Bytes of the certificates of a passport: with its page, it still is a file that any upload takes. */
const mostBytes = 20 * 1024 * 1024;
const shownPassports = 50;

/** What a passport is made of, or why none can be made. */
export type Material = { vendor: Pick<Vendor, "id" | "name">; whyNot: Sentence } | Ready;
export type Ready = { vendor: Pick<Vendor, "id" | "name">; whyNot: null; verdict: VendorVerdictDto; certificates: Certificate[] };

/** A vendor is compliant today, with nothing that waits, or gets no passport. Throws `not_found`. */
export async function loadMaterial(scope: CompanyScope, vendorId: string): Promise<Material> {
  const { companyId } = scope;
  const found = await readToday(scope, async (tx) => {
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } } });
    if (!vendor) throw notFound(coded("common.vendor"));
    const waiting = await tx.document.count({ where: { companyId, vendorId, processingStatus: { in: ["PENDING", "PROCESSING"] } } });
    return { vendor, waiting };
  });
  const { vendor, waiting } = found;
  const refuse = (whyNot: Sentence) => ({ vendor, whyNot });
  if (waiting > 0) return refuse(coded("server.passports.stillReading"));
  if (vendor.complianceStatus !== "COMPLIANT") {
    return refuse(coded("server.passports.notCompliant", { status: { code: statusNames[vendor.complianceStatus] } }));
  }
  const verdict = await getVendorVerdict(scope, vendorId);
  if (verdict.status !== "COMPLIANT")
    return refuse(coded("server.passports.notCompliant", { status: { code: statusNames[verdict.status] } }));
  const certificates = await inCompany(scope, (tx) => loadCertificates(tx, scope, vendorId, verdict));
  if (certificates.length === 0) return refuse(coded("server.passports.noCertificate"));
  const bytes = certificates.reduce((sum, { document }) => sum + document.fileSize, 0);
  if (certificates.length > mostFiles || bytes > mostBytes) return refuse(coded("server.passports.tooLarge", { count: mostFiles }));
  return { vendor, whyNot: null, verdict, certificates };
}

/**
 * The files that today's coverage rests on: those that state a policy in force, and those that met a requirement. Papers of the company's
 * kinds stay here, such as a W-9 with a tax number. So does what a person still has to look at.
 */
async function loadCertificates(tx: Tx, scope: CompanyScope, vendorId: string, { units }: VendorVerdictDto): Promise<Certificate[]> {
  const { companyId } = scope;
  const lines = units.flatMap((unit) => unit.lines).filter(({ result, kindId }) => result === "pass" && kindId === null);
  const proofs = lines.flatMap((line) => line.proofs.map(({ document }) => document.id));
  const day = fromIsoDate(today(scope));
  const inForce = { isCurrent: true, canceledOn: null, expirationDate: { gt: day } };
  const rows = await tx.document.findMany({
    where: {
      ...{ companyId, vendorId, processingStatus: "PROCESSED", needsReview: false, isInsuredRejected: false, isInsuredDoubtful: false },
      ...{ kindId: null, isCanceled: false, fileMissingAt: null },
      OR: [{ id: { in: proofs } }, { policies: { some: inForce } }],
    },
    include: { readings: { where: { error: { equals: Prisma.DbNull } }, orderBy: { revision: "desc" }, take: 1 } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const sums = new Set<string>();
  return rows.flatMap(({ readings, ...document }) => {
    const reading = extraction.safeParse(readings[0]?.result).data;
    if (!reading || reading.isPassport || sums.has(document.sha256) || quarantineReason(document, isScanning())) return [];
    sums.add(document.sha256);
    return [{ document, reading }];
  });
}

export const passportAddress = (id: string): string => `${env().APP_URL}/passports/${id}`;

/** The passports that were made of a vendor, and why none can be made now. */
export async function listPassports(scope: CompanyScope, vendorId: string): Promise<PassportListDto> {
  const { companyId } = scope;
  const { whyNot } = await loadMaterial(scope, vendorId);
  const rows = await inCompany(scope, (tx) =>
    tx.vendorPassport.findMany({ where: { companyId, vendorId }, orderBy: { createdAt: "desc" }, take: shownPassports }),
  );
  const passports = rows.map(({ id, createdAt, isByVendor, manifest: signed, withdrawnAt }) => ({
    ...{ id, madeAt: createdAt.toISOString(), isByVendor, address: passportAddress(id) },
    ...{ files: (signed as Manifest).files.length, withdrawnAt: withdrawnAt?.toISOString() ?? null },
  }));
  return { whyNot: whyNot && inWords(whyNot), passports };
}
