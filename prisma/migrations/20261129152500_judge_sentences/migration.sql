-- Each sentence of a description is explained or asked now. What was judged before is clear no more until it is judged again, which the
-- worker begins with its next sweep.
ALTER TABLE "vendor" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "company_stats" NO FORCE ROW LEVEL SECURITY;
UPDATE vendor SET is_judgment_due = true WHERE NOT is_judgment_due;
UPDATE company_stats s SET rejudge_total = (SELECT count(*) FROM vendor v WHERE v.company_id = s.company_id AND v.is_judgment_due);
ALTER TABLE "vendor" FORCE ROW LEVEL SECURITY;
ALTER TABLE "company_stats" FORCE ROW LEVEL SECURITY;
