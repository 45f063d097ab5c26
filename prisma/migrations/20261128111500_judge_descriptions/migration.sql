-- Judging is stricter: sentences of descriptions and the forms that they name, schedules of endorsements, reinstatements, canceled
-- policies that come back, holders' addresses and limits of free rows. What was judged before is clear no more until it is judged
-- again, which the worker begins with its next sweep.
UPDATE vendor SET is_judgment_due = true WHERE NOT is_judgment_due;
UPDATE company_stats s SET rejudge_total = (SELECT count(*) FROM vendor v WHERE v.company_id = s.company_id AND v.is_judgment_due);
