/**
 * SQL: whether a vendor was told its last step more than a day ago and has sent nothing since, while its coverage is not in order.
 * `vendor` is the row in question.
 */
export const hasNoAnswerInSql = `(compliance_status in ('EXPIRED', 'EXPIRING_SOON', 'NON_COMPLIANT', 'NO_DOCUMENTS') and exists (
  select 1 from reminder r where r.company_id = vendor.company_id and r.vendor_id = vendor.id and r.is_last
    and r.created_at < now() - interval '1 day' and not exists (
      select 1 from document d where d.company_id = vendor.company_id and d.vendor_id = vendor.id and d.created_at > r.created_at)))`;
