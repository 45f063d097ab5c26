import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import type { documentFilter, ExpiryFilter } from "@/lib/documents/schema";
import { addDays } from "@/lib/infra/dates-rules";

/*
 * A document's badge and expiration as conditions of a list, of a document `d`. The badge is `badgeOf` of lib/compliance/statuses in SQL; a test
 * compares the two.
 */

/** The expiration of a document `d` that counts: a typed one wins. */
export const expirationInSql = "coalesce(d.typed_expiration_date, d.read_expiration_date)";
const ends = Prisma.raw(expirationInSql);

/** The badge of a document `d`, in the words of the index `document_by_badge`: change both or neither. */
const badgeInSql = Prisma.raw(`(case when d.vendor_id is null then 'NO_VENDOR' when d.processing_status <> 'PROCESSED' then 'UNDER_REVIEW'
  when d.is_canceled then 'EXPIRED' else d.badge end)`);

/** `expired`, or within so many days from today. What has expired is not about to. */
function expires(within: Exclude<ExpiryFilter, "">, today: string): Prisma.Sql {
  if (within === "expired") return Prisma.sql`${ends} <= ${today}::date`;
  return Prisma.sql`${ends} > ${today}::date and ${ends} <= ${addDays(today, Number(within))}::date`;
}

/** The condition of the filter by kind, of a document `d`. */
export const ofKind = (kind: "insurance" | (string & {})): Prisma.Sql =>
  kind === "insurance" ? Prisma.sql`d.kind_id is null` : Prisma.sql`d.kind_id = ${kind}::uuid`;

type Filter = Pick<z.output<typeof documentFilter>, "compliance" | "expires">;

/** The conditions of both filters on the ISO date `today`. */
export function datedConditions({ compliance, expires: within }: Filter, today: string): Prisma.Sql[] {
  return [...(compliance ? [Prisma.sql`${badgeInSql} = ${compliance}`] : []), ...(within ? [expires(within, today)] : [])];
}
