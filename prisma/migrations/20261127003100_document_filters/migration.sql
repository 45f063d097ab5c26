-- Whether the insured's name leaves it open whose a document is, as its vendor was judged last: names are compared outside of SQL.
ALTER TABLE "document" ADD COLUMN "is_insured_doubtful" BOOLEAN NOT NULL DEFAULT false;
GRANT UPDATE (is_insured_doubtful) ON document TO coverkeep_app;

-- What can be in doubt for any reason, so that a list of documents under review does not read a whole company. The same words as in
-- lib/documents/filters/queries.
CREATE INDEX document_doubtful ON document (company_id, created_at DESC, id)
  WHERE processing_status <> 'PROCESSED' OR cardinality(review_reasons) > 0 OR vendor_id IS NULL OR holder_doubt IS NOT NULL
    OR is_insured_doubtful OR coalesce(typed_expiration_date, read_expiration_date) IS NULL OR read_expiration_date < typed_expiration_date;

-- Vendors with documents are judged anew at the next look or sweep. The tables' owner passes their fence for this, and no longer.
ALTER TABLE vendor NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats NO FORCE ROW LEVEL SECURITY;

UPDATE vendor SET status_due_on = '1970-01-01' WHERE documents_count > 0;
UPDATE company_stats SET as_of = '1970-01-01';

ALTER TABLE vendor FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats FORCE ROW LEVEL SECURITY;
