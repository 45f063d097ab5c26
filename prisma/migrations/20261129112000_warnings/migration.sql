-- A soft miss is a warning beside a status that is good. It moves a gate only where its set says so, so all vendors are judged again;
-- the worker begins with its next sweep.
ALTER TABLE "vendor" ADD COLUMN "warnings_count" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "verdict" ADD COLUMN "warnings" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE vendor NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats NO FORCE ROW LEVEL SECURITY;
UPDATE vendor SET is_judgment_due = true WHERE NOT is_judgment_due;
UPDATE company_stats s SET rejudge_total = (SELECT count(*) FROM vendor v WHERE v.company_id = s.company_id AND v.is_judgment_due);
ALTER TABLE vendor FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats FORCE ROW LEVEL SECURITY;
