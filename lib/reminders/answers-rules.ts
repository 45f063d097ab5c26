import { isReachableInSql } from "@/lib/mail/recipients/rules";

/**
 * SQL: whether a vendor was told its last step more than a day ago and has sent nothing since, while its coverage is not in order.
 * `vendor` is the row in question.
 */
export const hasNoAnswerInSql = `(compliance_status in ('EXPIRED', 'EXPIRING_SOON', 'NON_COMPLIANT', 'NO_DOCUMENTS') and exists (
  select 1 from reminder r where r.company_id = vendor.company_id and r.vendor_id = vendor.id and r.is_last
    and r.created_at < now() - interval '1 day' and not exists (
      select 1 from document d where d.company_id = vendor.company_id and d.vendor_id = vendor.id and d.created_at > r.created_at)))`;

/** After an email, a vendor is given so many days before someone writes again. */
export const unwrittenDays = 14;

/**
 * SQL: the vendors that got an email in the last days. Row-level security keeps it inside the company: named by the row of the vendor,
 * it would be read again for each vendor.
 */
const writtenInSql = String.raw`select m.vendor_id from mail m where m.vendor_id is not null
  and m.created_at > now() - interval '${unwrittenDays} days'`;

/**
 * SQL: whether a vendor can be written to and got no email in the last days. One that did not answer the last reminder is called
 * instead. `vendor` is the row in question.
 */
export const isUnwrittenInSql = `(not is_sample and ${isReachableInSql} and not ${hasNoAnswerInSql} and id not in (${writtenInSql}))`;
