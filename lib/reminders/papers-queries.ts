import { Prisma } from "@/generated/prisma/client";
import { remindedOfKind } from "@/lib/mail/recipients/queries";

/** A paper about which its vendor is to be emailed. `days` until it expires. `step`: the reminder day that is due, below zero once it has expired. */
export type DuePaper = {
  vendorId: string;
  documentId: string;
  kindId: string;
  kind: string;
  told: string;
  reminderText: string | null;
  expires: string;
  days: number;
  step: number;
};

/** In the ledger of reminders, what begins so is about a paper of a kind: it says nothing of insurance. */
export const paperKeys = "paper:";
/** SQL: whether the ledger's row `r` is about insurance. */
export const isAboutInsurance = Prisma.sql`r.policy_key not like 'paper:%'`;

/** A paper that expired longer ago is no news. */
const longestAgoDays = 60;

const ends = Prisma.sql`coalesce(d.typed_expiration_date, d.read_expiration_date)`;

/**
 * The papers of kinds whose reminder day has come on `day`; company and day are SQL. Of each kind the newest paper counts, none while
 * another of its vendor waits, and each day of a kind is told once.
 */
export const duePapers = (company: Prisma.Sql, day: Prisma.Sql) => Prisma.sql`
  select v.id as "vendorId", d.id as "documentId", k.id as "kindId", k.name as kind, k.told, k.reminder_text as "reminderText", ${ends}::text as expires,
    (${ends} - ${day}) as days, due.step
  from document d join document_kind k on k.company_id = d.company_id and k.id = d.kind_id
  join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
  cross join lateral (select case when ${ends} <= ${day} then -1
    else (select min(one) from unnest(k.reminder_days) one where one >= ${ends} - ${day}) end as step) due
  where d.company_id = ${company} and k.archived_at is null and k.reminder_days <> '{}' and k.expires <> 'never'
    and d.processing_status = 'PROCESSED' and d.badge <> 'SUPERSEDED' and not d.needs_review and due.step is not null
    and ${ends} > ${day} - ${longestAgoDays}::int
    and v.status = 'ACTIVE' and not v.is_sample and exists (${remindedOfKind(Prisma.sql`d.kind_id`)})
    and not exists (select 1 from document o where o.company_id = d.company_id and o.vendor_id = d.vendor_id and o.kind_id = d.kind_id
      and (o.processing_status in ('PENDING', 'PROCESSING') or o.needs_review))
    and not exists (select 1 from reminder r where r.company_id = d.company_id and r.vendor_id = d.vendor_id
      and r.policy_key = ${paperKeys} || d.id::text
      and case when due.step < 0 then r.stage < 0 else r.stage > 0 and r.stage <= due.step end)`;
