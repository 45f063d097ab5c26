-- How the four usual coverages of a vendor stand, kept with its status, so that a list shows and filters them without a join.
CREATE TYPE coverage_state AS ENUM ('EXPIRED', 'MISSING', 'UNDER_REVIEW', 'EXPIRING_SOON', 'IN_FORCE');
ALTER TABLE vendor
  ADD COLUMN general_liability_mark coverage_state NOT NULL DEFAULT 'MISSING',
  ADD COLUMN auto_liability_mark coverage_state NOT NULL DEFAULT 'MISSING',
  ADD COLUMN umbrella_mark coverage_state NOT NULL DEFAULT 'MISSING',
  ADD COLUMN workers_compensation_mark coverage_state NOT NULL DEFAULT 'MISSING';

ALTER TABLE vendor NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company NO FORCE ROW LEVEL SECURITY;
ALTER TABLE document NO FORCE ROW LEVEL SECURITY;
ALTER TABLE policy NO FORCE ROW LEVEL SECURITY;

-- As lib/compliance/marks/rules.ts says it, from what the last judgement wrote. The next judgement of each vendor writes them anew.
WITH line AS (
  SELECT p.company_id, p.vendor_id, p.coverage,
    CASE
      WHEN bool_or(p.expiration_date <= day.today) THEN 'EXPIRED'
      WHEN bool_or(p.expiration_date IS NULL OR p.effective_date > day.today OR d.needs_review) THEN 'UNDER_REVIEW'
      WHEN bool_or(p.expiration_date <= day.today + 30) THEN 'EXPIRING_SOON'
      ELSE 'IN_FORCE'
    END::coverage_state AS state
  FROM policy p
    JOIN document d ON d.company_id = p.company_id AND d.id = p.document_id
    JOIN company c ON c.id = p.company_id
    CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE c.time_zone)::date AS today) day
  WHERE p.is_current
  GROUP BY 1, 2, 3
), marks AS (
  SELECT v.company_id, v.id,
    CASE WHEN EXISTS (
      SELECT 1 FROM document d WHERE d.company_id = v.company_id AND d.vendor_id = v.id
        AND (d.processing_status <> 'PROCESSED' OR d.needs_review AND NOT EXISTS (
          SELECT 1 FROM policy p WHERE p.company_id = d.company_id AND p.document_id = d.id AND p.is_current))
    ) THEN 'UNDER_REVIEW' ELSE 'MISSING' END::coverage_state AS absent,
    (SELECT jsonb_object_agg(line.coverage, line.state) FROM line WHERE line.company_id = v.company_id AND line.vendor_id = v.id) AS lines
  FROM vendor v WHERE v.documents_count > 0
)
UPDATE vendor v SET
  general_liability_mark = coalesce((marks.lines ->> 'GENERAL_LIABILITY')::coverage_state, marks.absent),
  auto_liability_mark = coalesce((marks.lines ->> 'AUTO_LIABILITY')::coverage_state, marks.absent),
  umbrella_mark = coalesce((marks.lines ->> 'UMBRELLA_POLICY')::coverage_state, marks.absent),
  workers_compensation_mark = coalesce((marks.lines ->> 'WORKERS_COMPENSATION')::coverage_state, marks.absent)
FROM marks WHERE v.company_id = marks.company_id AND v.id = marks.id;

ALTER TABLE vendor FORCE ROW LEVEL SECURITY;
ALTER TABLE company FORCE ROW LEVEL SECURITY;
ALTER TABLE document FORCE ROW LEVEL SECURITY;
ALTER TABLE policy FORCE ROW LEVEL SECURITY;

-- The list by status, the worst first (lib/compliance/order). Sorting by the enum itself would follow the order of its names.
DROP INDEX vendor_by_status;
CREATE INDEX vendor_by_status ON vendor (company_id, (CASE compliance_status
  WHEN 'EXPIRED' THEN 1 WHEN 'NON_COMPLIANT' THEN 2 WHEN 'NO_DOCUMENTS' THEN 3 WHEN 'UNDER_REVIEW' THEN 4 WHEN 'EXPIRING_SOON' THEN 5 ELSE 6 END), lower(name), id);
