import { Prisma } from "@/generated/prisma/client";
import { statedDoubtInSql } from "@/lib/compliance/policies/doubts-rules";
import type { DocumentStanding, PolicyStanding } from "@/lib/compliance/policies/standings-schema";
import type { Tx } from "@/lib/infra/db";
import { announce } from "@/lib/integrations/changes/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Ids of documents on which an open requirement rests, and what the check says of each policy and document. */
type Judged = { open: readonly string[]; policies: readonly PolicyStanding[]; documents: readonly DocumentStanding[] };

/**
 * Records what the check of their vendors says of policies and documents: which policies count and which are canceled, each document's
 * badge with its reason, and whether it needs a person: it is in doubt by itself, or an open requirement rests on it. Webhooks get
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
  const asked = documents.flatMap(({ id, wordings }) => wordings.map((one) => ({ id, ...one })));
  const landed = await tx.$queryRaw<{ documentId: string; vendorId: string }[]>`
    with found as (
      select d.id, d.needs_review as was_waiting, n.badge, n.sentence, n."isByDates" as is_by_dates, d.id = any(${canceled}::uuid[]) as is_canceled,
        d.processing_status = 'FAILED' or not n."isSuperseded" and (${Prisma.raw(statedDoubtInSql)}) as is_doubtful
      from document d join jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
        as n(id uuid, badge text, sentence jsonb, "isByDates" boolean, "isSuperseded" boolean) on n.id = d.id
      where d.company_id = ${companyId}::uuid and d.vendor_id = any(${vendorIds}::uuid[])),
    judged as (
      select *, is_doubtful or id = any(${open}::uuid[]) as needs_review,
        case when is_doubtful and badge in ('COMPLIANT', 'EXPIRING_SOON', 'NOT_REQUIRED') then 'UNDER_REVIEW' else badge end as shown
      from found),
    changed as (
      update document d set needs_review = n.needs_review, is_canceled = n.is_canceled, badge = n.shown, badge_sentence = n.sentence,
        is_by_dates = n.is_by_dates
      from judged n
      where d.company_id = ${companyId}::uuid and d.id = n.id and (d.needs_review, d.is_canceled, d.badge, d.badge_sentence, d.is_by_dates)
        is distinct from (n.needs_review, n.is_canceled, n.shown, n.sentence, n.is_by_dates)
      returning d.id, d.vendor_id, d.needs_review and not n.was_waiting and d.review_dismissed_at is null as has_landed),
    asked as (select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as n(id uuid, wording text, sentence text, "isOpen" boolean)),
    answered as (
      delete from document_wording w using found f where w.company_id = ${companyId}::uuid and w.document_id = f.id
        and not exists (select 1 from asked n where n.id = w.document_id and n.wording = w.wording)),
    noted as (
      insert into document_wording as w (company_id, document_id, wording, sentence, is_open)
      select ${companyId}::uuid, n.id, n.wording, n.sentence, n."isOpen" from asked n join found f on f.id = n.id
      on conflict (company_id, document_id, wording) do update set sentence = excluded.sentence, is_open = excluded.is_open
      where (w.sentence, w.is_open) is distinct from (excluded.sentence, excluded.is_open))
    select id as "documentId", vendor_id as "vendorId" from changed where has_landed order by id`;
  await announce(tx, scope, "document.needs_review", ...landed);
}
