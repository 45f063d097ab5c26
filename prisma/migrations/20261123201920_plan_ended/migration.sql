-- AlterTable
ALTER TABLE "company" ADD COLUMN     "plan_ended_at" TIMESTAMPTZ(3);

-- Plans that ended before: the log says when. The owner has no company to be inside of.
ALTER TABLE company NO FORCE ROW LEVEL SECURITY;
ALTER TABLE audit_event NO FORCE ROW LEVEL SECURITY;

UPDATE company c SET plan_ended_at = (SELECT max(e.at) FROM audit_event e WHERE e.company_id = c.id AND e.action = 'plan.ended')
  WHERE c.plan_since IS NULL AND c.plan_cycle IS NOT NULL;

ALTER TABLE company FORCE ROW LEVEL SECURITY;
ALTER TABLE audit_event FORCE ROW LEVEL SECURITY;
