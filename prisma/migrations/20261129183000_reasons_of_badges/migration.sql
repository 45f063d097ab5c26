-- A document's badge has a reason of its own: the sentence of the requirement that decides it. Nothing reads `is_doubtful` any more.
ALTER TABLE "document" ADD COLUMN "badge_sentence" JSONB;
ALTER TABLE "document" DROP COLUMN "is_doubtful";
GRANT UPDATE (badge_sentence) ON document TO coverkeep_app;

-- A sentence of a description is asked at the coverage that it is about, and no longer as a question about the whole file.
ALTER TABLE "document" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "vendor" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "company_stats" NO FORCE ROW LEVEL SECURITY;
UPDATE document SET review_reasons = ARRAY(
    SELECT reason FROM unnest(review_reasons) WITH ORDINALITY AS one(reason, place)
    WHERE reason NOT LIKE 'The description says: "%" Check whether it limits the coverage.' ORDER BY place)
  WHERE EXISTS (SELECT 1 FROM unnest(review_reasons) AS reason
    WHERE reason LIKE 'The description says: "%" Check whether it limits the coverage.');
UPDATE vendor SET is_judgment_due = true WHERE NOT is_judgment_due;
UPDATE company_stats s SET rejudge_total = (SELECT count(*) FROM vendor v WHERE v.company_id = s.company_id AND v.is_judgment_due);
ALTER TABLE "document" FORCE ROW LEVEL SECURITY;
ALTER TABLE "vendor" FORCE ROW LEVEL SECURITY;
ALTER TABLE "company_stats" FORCE ROW LEVEL SECURITY;
