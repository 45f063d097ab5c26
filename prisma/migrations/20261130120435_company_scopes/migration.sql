-- Keys name what they may do, and belong to the company. A key goes on without its maker from now on. Keys that had ended with their
-- maker's rights stay ended: nobody gets back what was taken from someone.
ALTER TABLE api_key NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "user" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE api_key ADD COLUMN scopes TEXT[];
UPDATE api_key k SET revoked_at = now() FROM "user" u
WHERE u.company_id = k.company_id AND u.id = k.user_id AND k.revoked_at IS NULL
  AND (u.status <> 'ACTIVE' OR u.deleted_at IS NOT NULL
    OR NOT (u.platform_role = 'ADMIN' OR (u.role = 'ADMIN' AND k.scope IN ('read', 'write'))));
-- A platform admin may have been less in their own company; their keys never did more than they could.
UPDATE api_key k SET scopes = CASE WHEN k.scope = 'admin' THEN ARRAY['admin']
    WHEN k.scope = 'write' AND u.role <> 'VIEWER' THEN ARRAY['read', 'write'] ELSE ARRAY['read'] END
FROM "user" u WHERE u.company_id = k.company_id AND u.id = k.user_id;
ALTER TABLE "user" FORCE ROW LEVEL SECURITY;
ALTER TABLE api_key FORCE ROW LEVEL SECURITY;
ALTER TABLE api_key ALTER COLUMN scopes SET NOT NULL;
ALTER TABLE api_key DROP COLUMN scope;
ALTER TABLE api_key ADD CONSTRAINT api_key_scopes_check CHECK (cardinality(scopes) > 0
  AND scopes <@ ARRAY['read', 'write', 'webhooks', 'imports', 'exports', 'team', 'settings', 'activity', 'admin']);
GRANT SELECT (scopes) ON api_key TO coverkeep_app;

CREATE OR REPLACE FUNCTION refuse_platform_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'coverkeep_app' AND 'admin' = ANY(NEW.scopes) THEN
    RAISE EXCEPTION 'a company cannot make a key for the platform''s calls' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
