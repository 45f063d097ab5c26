import type { Document, DocumentType } from "@/generated/prisma/client";
import { comparableNumber, coverageLine, insurerOf, policyKey, typedCoverage } from "@/lib/compliance/policies/rules";
import type { Extraction, PolicyType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";
import { fromIsoDate, toIsoDate } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

type PolicyFacts = Pick<ReadPolicy, "policyNumber" | "effectiveDate" | "expirationDate" | "additionalInsured" | "waiverOfSubrogation"> & {
  coverage: PolicyType;
  coverageText: string | null;
  insurerName: string | null;
  insurerNaic: string | null;
  insuredName: string | null;
  certificateDate: string | null;
  limits: Partial<ReadPolicy["limits"]>;
  unreadable: string[];
};

function policyRow(certificate: ReadCertificate, policy: ReadPolicy, place: number): PolicyFacts {
  const insurer = insurerOf(certificate, policy);
  const { type, typeText, ...rest } = policy;
  const insurerNames = { insurerName: insurer?.name ?? null, insurerNaic: insurer?.naic ?? null };
  const stated = { insuredName: certificate.insured.name, certificateDate: certificate.certificateDate };
  const pointer = `/policies/${place}/`;
  const own = certificate.unreadable.filter((one) => one.startsWith(pointer));
  const unreadable = own.map((one) => one.slice(pointer.length).replace(/^limits\//, ""));
  return { ...rest, ...insurerNames, ...stated, coverage: type, coverageText: typeText, unreadable };
}

/** The coverage that a person stated by date and type for a file in which none was read. */
function typedRow(documentType: DocumentType | null): PolicyFacts[] {
  const coverage = typedCoverage(documentType);
  if (!coverage) return [];
  const unknown = { policyNumber: null, effectiveDate: null, expirationDate: null, additionalInsured: null, waiverOfSubrogation: null };
  const nobody = { insurerName: null, insurerNaic: null, insuredName: null, certificateDate: null };
  return [{ ...unknown, ...nobody, coverage, coverageText: null, limits: {}, unreadable: [] }];
}

/**
 * Rewrites the document's coverage lines by its current reading (null: it could not be read) and its current vendor. A typed expiration
 * date counts for all of them. A file without a vendor covers no one.
 */
export async function writePolicies(tx: Tx, scope: CompanyScope, document: Document, reading: Extraction | null): Promise<void> {
  await tx.policy.deleteMany({ where: { companyId: scope.companyId, documentId: document.id } });
  const { vendorId, typedDocumentType } = document;
  // A paper of the company's kinds is no insurance, whatever was read of it.
  if (!vendorId || document.kindId !== null) return;
  const typedExpiration = toIsoDate(document.typedExpirationDate);
  const certificates = reading?.certificates ?? [];
  const read = certificates.flatMap((certificate) => certificate.policies.map((policy, place) => policyRow(certificate, policy, place)));
  const policies = read.length === 0 && typedExpiration ? typedRow(typedDocumentType) : read;
  await tx.policy.createMany({
    data: policies.map((policy, position) => {
      const expiration = typedExpiration ?? policy.expirationDate;
      const line = coverageLine(policy.coverage, policy.coverageText);
      return {
        companyId: scope.companyId,
        vendorId,
        documentId: document.id,
        position,
        key: policyKey({ line, policyNumber: comparableNumber(policy.policyNumber), expiration }),
        coverage: policy.coverage,
        coverageText: policy.coverageText,
        insurerName: policy.insurerName,
        insurerNaic: policy.insurerNaic,
        insuredName: policy.insuredName,
        certificateDate: fromIsoDate(policy.certificateDate),
        policyNumber: policy.policyNumber,
        effectiveDate: fromIsoDate(policy.effectiveDate),
        expirationDate: fromIsoDate(expiration),
        additionalInsured: policy.additionalInsured,
        waiverOfSubrogation: policy.waiverOfSubrogation,
        ...limitColumns(policy.limits),
        unreadable: policy.unreadable,
      };
    }),
  });
}

function limitColumns(limits: Partial<ReadPolicy["limits"]>) {
  return Object.fromEntries(limitKeys.map((limit) => [limit, limits[limit] ?? null]));
}

/** Notes why documents are not made out to the company; null: they are. */
export async function noteHolderDoubts(
  tx: Tx,
  { companyId }: CompanyScope,
  rows: readonly { id: string; holderDoubt: unknown }[],
): Promise<void> {
  if (rows.length === 0) return;
  const doubts = JSON.stringify(rows.map(({ id, holderDoubt: doubt }) => ({ id, doubt })));
  await tx.$executeRaw`
    update document d set holder_doubt = nullif(n.doubt, 'null'::jsonb) from jsonb_to_recordset(${doubts}::jsonb) as n(id uuid, doubt jsonb)
    where d.company_id = ${companyId}::uuid and d.id = n.id`;
}

/** Marks the documents whose insured does not clearly match their vendor. */
export async function noteInsuredDoubts(
  tx: Tx,
  { companyId }: CompanyScope,
  documents: readonly Document[],
  open: ReadonlySet<string>,
): Promise<void> {
  for (const isInsuredDoubtful of [true, false]) {
    const changed = documents.filter((row) => open.has(row.id) === isInsuredDoubtful && row.isInsuredDoubtful !== isInsuredDoubtful);
    const where = { companyId, id: { in: changed.map(({ id }) => id) } };
    if (changed.length > 0) await tx.document.updateMany({ where, data: { isInsuredDoubtful } });
  }
}
