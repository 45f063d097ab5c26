import type { Document, DocumentType, Policy } from "@/generated/prisma/client";
import { comparableNumber, coverageLine, insurerOf, policyKey } from "@/lib/compliance/policies/rules";
import type { Extraction, PolicyType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { limitKeys, policyTypes } from "@/lib/extraction/values";
import { fromIsoDate, toIsoDate } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { announce } from "@/lib/integrations/webhooks/commands";
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
  const isCertificate = documentType === null || documentType === "CERTIFICATE_OF_INSURANCE";
  const coverage = isCertificate ? "OTHER" : policyTypes.find((type) => type === documentType);
  // A notice opens no coverage.
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
  if (!vendorId) return;
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
export async function noteHolderDoubts(tx: Tx, { companyId }: CompanyScope, rows: readonly Document[]): Promise<void> {
  for (const { id, holderDoubt: doubt } of rows) await tx.document.updateMany({ where: { companyId, id }, data: { holderDoubt: doubt } });
}

/** Notes which of a vendor's coverage lines are today's coverage, by their ids. */
export async function markCurrent(
  tx: Tx,
  { companyId }: CompanyScope,
  policies: readonly Policy[],
  current: ReadonlySet<string>,
): Promise<void> {
  const changed = policies.filter((policy) => policy.isCurrent !== current.has(policy.id));
  for (const isCurrent of [true, false]) {
    const ids = changed.filter((policy) => current.has(policy.id) === isCurrent).map(({ id }) => id);
    if (ids.length > 0) await tx.policy.updateMany({ where: { companyId, id: { in: ids } }, data: { isCurrent } });
  }
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

/** Notes which of a vendor's documents are in doubt by themselves: those that could not be read, and those in a doubt that still matters. */
export async function markDoubtful(
  tx: Tx,
  scope: CompanyScope,
  documents: readonly Document[],
  doubtful: ReadonlySet<string>,
): Promise<void> {
  const waits = ({ id, processingStatus }: Document) => processingStatus === "FAILED" || doubtful.has(id);
  for (const isDoubtful of [true, false]) {
    const ids = documents.filter((row) => waits(row) === isDoubtful && row.isDoubtful !== isDoubtful).map(({ id }) => id);
    if (ids.length > 0) await tx.document.updateMany({ where: { companyId: scope.companyId, id: { in: ids } }, data: { isDoubtful } });
  }
}

/** Ids of documents on which an open requirement rests, and the policies that a notice has ended. */
type Judged = { open: readonly string[]; canceled: readonly { document: string; position: number; on: string }[] };

/**
 * Records what the check of their vendors says of policies and documents: which policies are canceled, which documents need a person, being
 * in doubt or `open`, and which state a canceled policy. Webhooks get those that did not need one before.
 */
export async function markJudged(tx: Tx, scope: CompanyScope, vendorIds: readonly string[], { open, canceled }: Judged): Promise<void> {
  const { companyId } = scope;
  await tx.$executeRaw`
    update policy p set canceled_on = n."on"
    from (select one.id, c."on" from policy one
      left join jsonb_to_recordset(${JSON.stringify(canceled)}::jsonb) as c(document uuid, position int, "on" date)
        on c.document = one.document_id and c.position = one.position
      where one.company_id = ${companyId}::uuid and one.vendor_id = any(${vendorIds}::uuid[])) n
    where p.company_id = ${companyId}::uuid and p.id = n.id and p.canceled_on is distinct from n."on"`;
  const landed = await tx.$queryRaw<{ documentId: string; vendorId: string }[]>`
    with changed as (
      update document d set needs_review = n.needs_review, is_canceled = n.is_canceled
      from (select id, needs_review as was_waiting, is_doubtful or id = any(${open}::uuid[]) as needs_review,
          id = any(${canceled.map(({ document }) => document)}::uuid[]) as is_canceled
        from document where company_id = ${companyId}::uuid and vendor_id = any(${vendorIds}::uuid[])) n
      where d.company_id = ${companyId}::uuid and d.id = n.id
        and (d.needs_review, d.is_canceled) is distinct from (n.needs_review, n.is_canceled)
      returning d.id, d.vendor_id, d.needs_review and not n.was_waiting and d.review_dismissed_at is null as has_landed)
    select id as "documentId", vendor_id as "vendorId" from changed where has_landed order by id`;
  await announce(tx, scope, "document.needs_review", ...landed);
}
