import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { expiringSoonDays } from "@/lib/compliance/policies/values";
import type { documentFilter, ExpiryFilter } from "@/lib/documents/schema";
import { addDays } from "@/lib/infra/dates-rules";

/*
 * A document's badge and expiration as conditions of a list, of a document `d`. The badge is `documentBadge` of lib/compliance/dates/doubts-rules,
 * in SQL; a test compares the two.
 */

/** The expiration of a document `d` that counts: a typed one wins. */
export const expirationInSql = "coalesce(d.typed_expiration_date, d.read_expiration_date)";
const ends = Prisma.raw(expirationInSql);

const openQuestions = Prisma.sql`d.processing_status <> 'PROCESSED' or cardinality(d.review_reasons) > 0 or d.vendor_id is null
  or d.holder_doubt is not null or d.is_insured_doubtful or ${ends} is null`;

/** In the words of the partial index, which also holds dates that contradict each other from a later day on. */
const maybeDoubtful = Prisma.sql`(${openQuestions} or d.read_expiration_date < d.typed_expiration_date)`;

const doubtful = (today: string) =>
  Prisma.sql`(${openQuestions} or (d.read_expiration_date < d.typed_expiration_date and d.read_expiration_date <= ${today}::date))`;

type Badge = NonNullable<z.output<typeof documentFilter>["compliance"]>;

function hasBadge(badge: Badge, today: string): Prisma.Sql {
  const soon = addDays(today, expiringSoonDays);
  switch (badge) {
    case "":
      return Prisma.sql`true`;
    case "EXPIRED":
      return Prisma.sql`(${ends} <= ${today}::date or d.is_canceled)`;
    case "UNDER_REVIEW":
      return Prisma.sql`${maybeDoubtful} and ${doubtful(today)} and not d.is_canceled and (${ends} is null or ${ends} > ${today}::date)`;
    case "EXPIRING_SOON":
      return Prisma.sql`${ends} > ${today}::date and ${ends} <= ${soon}::date and not d.is_canceled and not ${doubtful(today)}`;
    case "COMPLIANT":
      return Prisma.sql`${ends} > ${soon}::date and not d.is_canceled and not ${doubtful(today)}`;
  }
}

/** `expired`, or within so many days from today. What has expired is not about to. */
function expires(within: Exclude<ExpiryFilter, "">, today: string): Prisma.Sql {
  if (within === "expired") return Prisma.sql`${ends} <= ${today}::date`;
  return Prisma.sql`${ends} > ${today}::date and ${ends} <= ${addDays(today, Number(within))}::date`;
}

type Filter = Pick<z.output<typeof documentFilter>, "compliance" | "expires">;

/** The conditions of both filters on the ISO date `today`. */
export function datedConditions({ compliance, expires: within }: Filter, today: string): Prisma.Sql[] {
  return [...(compliance ? [hasBadge(compliance, today)] : []), ...(within ? [expires(within, today)] : [])];
}
