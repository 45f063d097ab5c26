import type { Document, DocumentType } from "@/generated/prisma/client";
import { comparableNumber, coverageLine, insurerOf, policyKey, typedCoverage } from "@/lib/compliance/policies/rules";
import type { DocumentStanding, PolicyStanding } from "@/lib/compliance/policies/standings-schema";
import type { Extraction, PolicyType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";
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
export async function noteHolderDoubts(
  tx: Tx,
  { companyId }: CompanyScope,
  rows: readonly Pick<Document, "id" | "holderDoubt">[],
): Promise<void> {
  if (rows.length === 0) return;
  const doubts = JSON.stringify(rows.map(({ id, holderDoubt: doubt }) => ({ id, doubt })));
  await tx.$executeRaw`
    update document d set holder_doubt = n.doubt from jsonb_to_recordset(${doubts}::jsonb) as n(id uuid, doubt text)
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

/** Ids of documents on which an open requirement rests, and what the check says of each policy and document. */
type Judged = { open: readonly string[]; policies: readonly PolicyStanding[]; documents: readonly DocumentStanding[] };

/**
 * Records what the check of their vendors says of policies and documents: which policies count and which are canceled, each document's
 * badge, whether it is in doubt by itself, and whether it needs a person: it is in doubt, or an open requirement rests on it. Webhooks get
 * those that did not need one before. A doubt of a document that newer ones have superseded needs no one, nor does one that a person answered.
 */
export async function markJudged(
  tx: Tx,
  scope: CompanyScope,
  vendorIds: readonly string[],
  { open, policies, documents }: Judged,
): Promise<void> {
  const { companyId } = scope;
  await tx.$executeRaw`
    update policy p set canceled_on = n."canceledOn", is_current = n.is_current, superseded_by = n."supersededBy"
    from (select one.id, c."canceledOn", coalesce(c."isCurrent", false) as is_current, c."supersededBy" from policy one
      left join jsonb_to_recordset(${JSON.stringify(policies)}::jsonb)
          as c(document uuid, position int, "isCurrent" boolean, "supersededBy" uuid, "canceledOn" date)
        on c.document = one.document_id and c.position = one.position
      where one.company_id = ${companyId}::uuid and one.vendor_id = any(${vendorIds}::uuid[])) n
    where p.company_id = ${companyId}::uuid and p.id = n.id
      and (p.canceled_on, p.is_current, p.superseded_by) is distinct from (n."canceledOn", n.is_current, n."supersededBy")`;
  const canceled = policies.flatMap(({ document, canceledOn }) => (canceledOn === null ? [] : [document]));
  const landed = await tx.$queryRaw<{ documentId: string; vendorId: string }[]>`
    with found as (
      select d.id, d.needs_review as was_waiting, n.badge, n."isByDates" as is_by_dates, d.id = any(${canceled}::uuid[]) as is_canceled,
        d.processing_status = 'FAILED' or not n."isSuperseded" and (cardinality(d.review_reasons) > 0
          or d.holder_doubt is not null and d.holder_answer is distinct from 'REJECTED'
          or d.is_insured_doubtful and not d.is_insured_rejected
          or d.processing_status = 'PROCESSED' and coalesce(d.read_expiration_date < d.typed_expiration_date, false)) as is_doubtful
      from document d join jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
        as n(id uuid, badge text, "isByDates" boolean, "isSuperseded" boolean) on n.id = d.id
      where d.company_id = ${companyId}::uuid and d.vendor_id = any(${vendorIds}::uuid[])),
    judged as (
      select *, is_doubtful or id = any(${open}::uuid[]) as needs_review,
        case when is_doubtful and badge in ('COMPLIANT', 'EXPIRING_SOON', 'NOT_REQUIRED') then 'UNDER_REVIEW' else badge end as shown
      from found),
    changed as (
      update document d set needs_review = n.needs_review, is_doubtful = n.is_doubtful, is_canceled = n.is_canceled, badge = n.shown,
        is_by_dates = n.is_by_dates
      from judged n
      where d.company_id = ${companyId}::uuid and d.id = n.id and (d.needs_review, d.is_doubtful, d.is_canceled, d.badge, d.is_by_dates)
        is distinct from (n.needs_review, n.is_doubtful, n.is_canceled, n.shown, n.is_by_dates)
      returning d.id, d.vendor_id, d.needs_review and not n.was_waiting and d.review_dismissed_at is null as has_landed)
    select id as "documentId", vendor_id as "vendorId" from changed where has_landed order by id`;
  await announce(tx, scope, "document.needs_review", ...landed);
}
