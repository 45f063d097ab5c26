import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/infra/db";
import { remindedOfKind } from "@/lib/mail/recipients/queries";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

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

/** What papers of kinds are reminded of on `day`, each with `step`: SQL that joins a relation `due` to a paper `d` and its kind `k`. */
const reminded = (company: Prisma.Sql, day: Prisma.Sql, due: Prisma.Sql) => Prisma.sql`
  from document d join document_kind k on k.company_id = d.company_id and k.id = d.kind_id
  join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
  cross join lateral (${due}) due
  where d.company_id = ${company} and k.archived_at is null and k.reminder_days <> '{}' and k.expires <> 'never'
    and d.processing_status = 'PROCESSED' and d.badge <> 'SUPERSEDED' and not d.needs_review and due.step is not null
    and ${ends} > ${day} - ${longestAgoDays}::int
    and v.status = 'ACTIVE' and not v.is_sample and exists (${remindedOfKind(Prisma.sql`d.kind_id`)})
    and not exists (select 1 from document o where o.company_id = d.company_id and o.vendor_id = d.vendor_id and o.kind_id = d.kind_id
      and (o.processing_status in ('PENDING', 'PROCESSING') or o.needs_review))
    and not exists (select 1 from reminder r where r.company_id = d.company_id and r.vendor_id = d.vendor_id
      and r.policy_key = ${paperKeys} || d.id::text
      and case when due.step < 0 then r.stage < 0 else r.stage > 0 and r.stage <= due.step end)`;

/**
 * The papers of kinds whose reminder day has come on `day`; company and day are SQL. Of each kind the newest paper counts, none while
 * another of its vendor waits, and each day of a kind is told once.
 */
export const duePapers = (company: Prisma.Sql, day: Prisma.Sql) => Prisma.sql`
  select v.id as "vendorId", d.id as "documentId", k.id as "kindId", k.name as kind, k.told, k.reminder_text as "reminderText", ${ends}::text as expires,
    (${ends} - ${day}) as days, due.step
  ${reminded(
    company,
    day,
    Prisma.sql`select case when ${ends} <= ${day} then -1
      else (select min(one) from unnest(k.reminder_days) one where one >= ${ends} - ${day}) end as step`,
  )}`;

/** The next email about a paper of a vendor, if nothing else happens until then; null: none is planned. */
export async function findNextPaper(tx: Tx, scope: CompanyScope, vendorId: string): Promise<{ on: string; kind: string } | null> {
  const day = Prisma.sql`${today(scope)}::date`;
  const steps = Prisma.sql`select one as step, ${ends} - one as on from unnest(k.reminder_days) one where ${ends} > ${day}
    union all select -1, ${ends}`;
  const [next] = await tx.$queryRaw<{ on: string; kind: string }[]>`
    select greatest(due.on, ${day})::text as on, k.name as kind ${reminded(Prisma.sql`${scope.companyId}::uuid`, day, steps)}
      and d.vendor_id = ${vendorId}::uuid
    order by 1, 2 limit 1`;
  return next ?? null;
}
