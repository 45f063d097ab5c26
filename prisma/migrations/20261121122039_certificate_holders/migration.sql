-- AlterTable
ALTER TABLE "document" ADD COLUMN     "holder_doubt" TEXT,
ADD COLUMN     "holders" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- What was read before is taken over, so that legal names count for it too. The owner has no company to be inside of.
ALTER TABLE document NO FORCE ROW LEVEL SECURITY;
ALTER TABLE reading NO FORCE ROW LEVEL SECURITY;
ALTER TABLE vendor NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats NO FORCE ROW LEVEL SECURITY;

UPDATE document d SET holders = found.holders
  FROM (SELECT n.company_id, n.document_id, array_agg(DISTINCT coalesce(c.value ->> 'certificateHolder', '')) AS holders
        FROM (SELECT DISTINCT ON (r.company_id, r.document_id) r.company_id, r.document_id, r.result
              FROM reading r WHERE r.error IS NULL AND r.result IS NOT NULL
              ORDER BY r.company_id, r.document_id, r.revision DESC) n,
          jsonb_array_elements(n.result -> 'certificates') c(value)
        WHERE c.value ->> 'certificateHolder' IS NOT NULL OR c.value ->> 'formType' = 'ACORD_25'
        GROUP BY n.company_id, n.document_id) found
  WHERE found.company_id = d.company_id AND found.document_id = d.id AND d.processing_status <> 'FAILED';

-- Where legal names were entered already, the vendors are judged anew at the next look or sweep.
UPDATE vendor v SET status_due_on = '1970-01-01' FROM company c
  WHERE c.id = v.company_id AND cardinality(c.legal_names) > 0 AND v.documents_count > 0;
UPDATE company_stats s SET as_of = '1970-01-01' FROM company c WHERE c.id = s.company_id AND cardinality(c.legal_names) > 0;

ALTER TABLE document FORCE ROW LEVEL SECURITY;
ALTER TABLE reading FORCE ROW LEVEL SECURITY;
ALTER TABLE vendor FORCE ROW LEVEL SECURITY;
ALTER TABLE company FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats FORCE ROW LEVEL SECURITY;
