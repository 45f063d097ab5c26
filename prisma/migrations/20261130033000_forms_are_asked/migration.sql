-- A form that takes coverage away is asked once for each company, as sentences are. Vendors are checked again, so that the forms of what is
-- on file are known.
ALTER TABLE "vendor" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "company_stats" NO FORCE ROW LEVEL SECURITY;
UPDATE vendor SET is_judgment_due = true WHERE NOT is_judgment_due;
UPDATE company_stats s SET rejudge_total = (SELECT count(*) FROM vendor v WHERE v.company_id = s.company_id AND v.is_judgment_due);
ALTER TABLE "vendor" FORCE ROW LEVEL SECURITY;
ALTER TABLE "company_stats" FORCE ROW LEVEL SECURITY;
