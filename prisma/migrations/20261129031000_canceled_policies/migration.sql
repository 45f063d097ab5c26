-- A notice ends one policy; the certificate's other policies go on. Vendors of firms that require nothing are judged by notices too,
-- and earlier migrations did not reach the rows where the owner of the tables is no superuser. So all vendors are judged again, which
-- marks their policies; the worker begins with its next sweep.
ALTER TABLE "policy" ADD COLUMN "canceled_on" DATE;
CREATE INDEX policy_canceled ON policy (company_id, vendor_id) WHERE canceled_on IS NOT NULL;

ALTER TABLE vendor NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats NO FORCE ROW LEVEL SECURITY;
UPDATE vendor SET is_judgment_due = true WHERE NOT is_judgment_due;
UPDATE company_stats s SET rejudge_total = (SELECT count(*) FROM vendor v WHERE v.company_id = s.company_id AND v.is_judgment_due);
ALTER TABLE vendor FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats FORCE ROW LEVEL SECURITY;
