-- AlterTable
ALTER TABLE "vendor" ADD COLUMN     "accepted_names" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "document" ADD COLUMN     "insured_names" TEXT[] DEFAULT ARRAY[]::TEXT[],
ALTER COLUMN "vendor_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "policy" ADD COLUMN     "certificate_date" DATE,
ADD COLUMN     "insured_name" TEXT;

-- The same bytes are kept once a vendor, and once among the files without a vendor. What was stored twice before stays.
CREATE UNIQUE INDEX document_same_bytes ON document (company_id, vendor_id, sha256) NULLS NOT DISTINCT
  WHERE created_at >= '2026-11-21T06:30:00Z';
-- The same file at another vendor of the company is told.
CREATE INDEX document_sha256 ON document (company_id, sha256);
CREATE INDEX document_without_vendor ON document (company_id, created_at DESC, id) WHERE vendor_id IS NULL;

-- A file may come without a vendor, and move to one: both vendors' counters follow.
CREATE OR REPLACE FUNCTION document_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE vendor SET documents_count = documents_count - 1 WHERE company_id = OLD.company_id AND id = OLD.vendor_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE vendor SET documents_count = documents_count + 1 WHERE company_id = NEW.company_id AND id = NEW.vendor_id;
  END IF;
  IF TG_OP = 'INSERT' THEN
    UPDATE company_stats SET documents = documents + 1 WHERE company_id = NEW.company_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE company_stats SET documents = documents - 1 WHERE company_id = OLD.company_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER document_moved AFTER UPDATE ON document FOR EACH ROW
  WHEN (OLD.vendor_id IS DISTINCT FROM NEW.vendor_id) EXECUTE FUNCTION document_counted();

-- What was read before tells its insured too. The tables' owner passes their fence for this, and no longer.
ALTER TABLE document NO FORCE ROW LEVEL SECURITY;
ALTER TABLE policy NO FORCE ROW LEVEL SECURITY;
ALTER TABLE reading NO FORCE ROW LEVEL SECURITY;
ALTER TABLE vendor NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats NO FORCE ROW LEVEL SECURITY;

CREATE TEMPORARY TABLE newest_reading AS
  SELECT DISTINCT ON (r.company_id, r.document_id) r.company_id, r.document_id, r.result
  FROM reading r JOIN document d ON d.company_id = r.company_id AND d.id = r.document_id AND d.processing_status <> 'FAILED'
  WHERE r.error IS NULL AND r.result IS NOT NULL ORDER BY r.company_id, r.document_id, r.revision DESC;

UPDATE document d SET insured_names = found.names
  FROM (SELECT n.company_id, n.document_id, array_agg(DISTINCT c.value #>> '{insured,name}') AS names
        FROM newest_reading n, jsonb_array_elements(n.result -> 'certificates') c(value)
        WHERE c.value #>> '{insured,name}' IS NOT NULL GROUP BY n.company_id, n.document_id) found
  WHERE found.company_id = d.company_id AND found.document_id = d.id;

UPDATE policy p SET insured_name = line.insured, certificate_date = line.dated
  FROM (SELECT n.company_id, n.document_id, c.value #>> '{insured,name}' AS insured, (c.value ->> 'certificateDate')::date AS dated,
          row_number() OVER (PARTITION BY n.company_id, n.document_id ORDER BY c.place, l.place) - 1 AS position
        FROM newest_reading n, jsonb_array_elements(n.result -> 'certificates') WITH ORDINALITY c(value, place),
          jsonb_array_elements(c.value -> 'policies') WITH ORDINALITY l(value, place)) line
  WHERE line.company_id = p.company_id AND line.document_id = p.document_id AND line.position = p.position;

DROP TABLE newest_reading;

-- Every vendor with documents is judged anew at the next look or sweep.
UPDATE vendor SET status_due_on = '1970-01-01' WHERE documents_count > 0;
UPDATE company_stats SET as_of = '1970-01-01';

ALTER TABLE document FORCE ROW LEVEL SECURITY;
ALTER TABLE policy FORCE ROW LEVEL SECURITY;
ALTER TABLE reading FORCE ROW LEVEL SECURITY;
ALTER TABLE vendor FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats FORCE ROW LEVEL SECURITY;
