import { Prisma } from "@/generated/prisma/client";
import type { Source, Told } from "@/lib/attention/kinds/kind-queries";
import { urgency } from "@/lib/attention/values";
import { ownDoubtInSql } from "@/lib/compliance/policies/doubts-rules";
import { expirationInSql } from "@/lib/documents/filters-queries";
import { loadQueued, queued } from "@/lib/documents/review/queue-queries";
import type { QueuedDto } from "@/lib/documents/review/queue-schema";
import { toCheck } from "@/lib/documents/review/to-check-rules";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

const waiting = { dismissed: false };

/** Whether sentences are all that is open in the document `d`: they are listed as wordings, once for all certificates. */
const isAboutWordingsAlone = Prisma.raw(`(not (${ownDoubtInSql}) and exists (
  select 1 from document_wording w where w.company_id = d.company_id and w.document_id = d.id and w.is_open))`);

/** The files that wait in an email: the email is listed. */
const heldByEmails = ({ companyId }: CompanyScope) => Prisma.sql`
  select a.document_id from inbound_delivery m join inbound_attachment a on a.company_id = m.company_id and a.delivery_id = m.id
  where m.company_id = ${companyId}::uuid and m.state in ('waiting', 'parked') and a.document_id is not null`;

/** Days from a fixed one, to order by: among what has expired, the latest comes first. */
const ends = Prisma.raw(`(${expirationInSql} - date '2000-01-01')`);

function rows(scope: CompanyScope, hasVendor: boolean): Prisma.Sql {
  const isPast = Prisma.sql`${Prisma.raw(expirationInSql)} <= ${today(scope)}::date`;
  const level = hasVendor
    ? Prisma.sql`case when v.compliance_status = 'UNDER_REVIEW' then ${urgency.verdict}
        when ${isPast} then ${urgency.past} else ${urgency.value} end`
    : Prisma.sql`case when ${isPast} then ${urgency.past} else ${urgency.file} end`;
  const which = hasVendor
    ? Prisma.sql`v.id is not null and not ${isAboutWordingsAlone}`
    : Prisma.sql`v.id is null and d.id not in (${heldByEmails(scope)})
        and (d.inside_of_id is null or d.inside_of_id not in (${heldByEmails(scope)}))`;
  return Prisma.sql`
    select d.id, ${level} as urgency, case when ${level} = ${urgency.past} then -${ends} else ${ends} end as weight, d.created_at as since
    from ${queued(scope, waiting)} and ${which}`;
}

/** How much is to check, and the first reason. */
function sentenceOf({ processingStatus, failureReason, reviewReasons, valuesToCheck, marksToCheck }: QueuedDto): Sentence {
  if (processingStatus === "FAILED") return failureReason ?? coded("attention.unreadFile");
  const reason = reviewReasons[0];
  const count = toCheck({ values: valuesToCheck, marks: marksToCheck });
  if (!reason) return count;
  return valuesToCheck + marksToCheck > 0 ? joined("sentences", [count, reason]) : reason;
}

function toldOf(document: QueuedDto): Told {
  const { id, fileName, vendor, insuredNames } = document;
  const about = { id, vendor, href: `/documents/${id}`, count: null };
  if (vendor) return { ...about, title: vendor.name, sentence: sentenceOf(document), note: fileName };
  const [insured] = insuredNames;
  const isRead = document.processingStatus !== "FAILED";
  const whose = insured ? coded("attention.insuredIs", { insured }) : coded("attention.insuredUnknown");
  return { ...about, title: fileName, sentence: isRead ? whose : sentenceOf(document), note: coded("common.noVendorYet") };
}

const tell: Source["tell"] = async (tx, scope, ids) => (await loadQueued(tx, scope, ids)).map(toldOf);

/** Certificates with values or marks to check, each of a vendor. */
export const documents: Source = { rows: (_tx, scope) => rows(scope, true), tell };

/** Files that belong to no vendor yet. */
export const files: Source = { rows: (_tx, scope) => rows(scope, false), tell };
