/** SQL: whether what the document `d` states is in doubt: a value, its holder, its insured, or a typed date that it contradicts. */
export const statedDoubtInSql = `d.review_reasons <> '[]'::jsonb
  or d.holder_doubt is not null and d.holder_answer is distinct from 'REJECTED'
  or d.is_insured_doubtful and not d.is_insured_rejected
  or d.processing_status = 'PROCESSED' and coalesce(d.read_expiration_date < d.typed_expiration_date, false)`;

/** SQL: whether the document `d` needs a person by itself, and not only for a requirement that rests on it. */
export const ownDoubtInSql = `(d.processing_status = 'FAILED' or ${statedDoubtInSql})`;
