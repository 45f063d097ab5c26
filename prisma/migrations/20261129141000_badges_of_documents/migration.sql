-- Requirement sets are the only judge. A document's badge is the worst of the requirements that rest on it, as its vendor was judged last.
ALTER TABLE "document" ADD COLUMN "badge" TEXT NOT NULL DEFAULT 'UNDER_REVIEW', ADD COLUMN "is_by_dates" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "policy" ADD COLUMN "superseded_by" UUID;
ALTER TABLE "vendor" ADD COLUMN "is_by_dates" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "vendor" DROP COLUMN "papers_judgment";
GRANT UPDATE (badge, is_by_dates) ON document TO coverkeep_app;

DROP INDEX document_doubtful;
-- The same words as in lib/documents/filters-queries.
CREATE INDEX document_by_badge ON document (company_id, (CASE WHEN vendor_id IS NULL THEN 'NO_VENDOR'
  WHEN processing_status <> 'PROCESSED' THEN 'UNDER_REVIEW' WHEN is_canceled THEN 'EXPIRED' ELSE badge END), created_at DESC, id);

-- All vendors are judged again; the worker begins with its next sweep.
ALTER TABLE vendor NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats NO FORCE ROW LEVEL SECURITY;
UPDATE vendor SET is_judgment_due = true WHERE NOT is_judgment_due;
UPDATE company_stats s SET rejudge_total = (SELECT count(*) FROM vendor v WHERE v.company_id = s.company_id AND v.is_judgment_due);
ALTER TABLE vendor FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats FORCE ROW LEVEL SECURITY;
