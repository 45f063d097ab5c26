-- A notice ends one policy; the certificate's other policies go on. Vendors with a canceled certificate are judged again, which marks
-- their policies. The worker begins with its next sweep.
ALTER TABLE "policy" ADD COLUMN "canceled_on" DATE;
CREATE INDEX policy_canceled ON policy (company_id, vendor_id) WHERE canceled_on IS NOT NULL;
UPDATE vendor v SET is_judgment_due = true WHERE NOT is_judgment_due
  AND EXISTS (SELECT 1 FROM document d WHERE d.company_id = v.company_id AND d.vendor_id = v.id AND d.is_canceled);
UPDATE company_stats s SET rejudge_total = (SELECT count(*) FROM vendor v WHERE v.company_id = s.company_id AND v.is_judgment_due);
