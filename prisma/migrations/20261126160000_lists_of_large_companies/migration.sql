-- Documents by expiration, the latest first and those without a date last: the index of the other direction has these first.
CREATE INDEX document_by_late_expiration
  ON document (company_id, (COALESCE(typed_expiration_date, read_expiration_date)) DESC NULLS LAST, id DESC);

-- With the usual 0.3 and 0.6, one name of a certificate is compared with a tenth of 100,000 vendors. A name that differs by a slip,
-- an initial or its form of entity stays above these limits.
-- Calling the extension first makes its settings known; a role that is no superuser cannot set an unknown one.
SELECT similarity('', '');
SET ROLE coverkeep_search;
ALTER FUNCTION find_vendors_named(text[], int) SET pg_trgm.similarity_threshold = 0.5;
ALTER FUNCTION find_vendors_named(text[], int) SET pg_trgm.word_similarity_threshold = 0.75;
RESET ROLE;
