-- Who acted, as a type. Events from before are told apart by what they hold already; lib/tenancy/actors/rules says the same, and
-- their hashes go on to cover those facts.
ALTER TABLE "audit_event" ADD COLUMN "actor_kind" TEXT;
ALTER TABLE audit_event NO FORCE ROW LEVEL SECURITY;
UPDATE audit_event SET actor_kind = CASE
  WHEN details ? 'byLink' THEN 'link'
  WHEN details ->> 'platformAdmin' = 'command line' THEN 'command'
  WHEN details ? 'apiKey' THEN 'key'
  WHEN actor_id IS NOT NULL OR details ? 'platformAdmin' THEN 'person'
  ELSE 'job' END;
ALTER TABLE audit_event FORCE ROW LEVEL SECURITY;
ALTER TABLE "audit_event" ALTER COLUMN "actor_kind" SET NOT NULL;
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_actor" CHECK (
  actor_kind IN ('person', 'key') AND (actor_id IS NOT NULL OR details ? 'platformAdmin')
  OR actor_kind IN ('link', 'job', 'command') AND actor_id IS NULL);
