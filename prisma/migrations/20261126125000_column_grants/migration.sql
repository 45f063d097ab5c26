-- What a company's own code must never change, whatever a bug or an injected value asks for: who runs the platform, plan and
-- status of the company, whose row it is, and the facts of a stored file. Commands that may change the plan switch to
-- coverkeep_platform inside their transaction (`inRole` of lib/infra/db).
-- A column that a later migration adds to these tables needs its own GRANT UPDATE (column).
DO $$
DECLARE
  fixed record;
  allowed text;
BEGIN
  FOR fixed IN SELECT * FROM (VALUES
    ('company', ARRAY['id', 'status', 'plan', 'plan_since', 'plan_cycle', 'plan_ended_at', 'trial_ends_at']),
    ('user', ARRAY['id', 'company_id', 'platform_role']),
    ('session', ARRAY['id', 'company_id', 'user_id']),
    ('auth_token', ARRAY['id', 'company_id', 'user_id', 'kind', 'hash']),
    ('document', ARRAY['id', 'company_id', 'uploaded_by_id', 'source', 'file_size', 'content_type', 'sha256', 'storage_key']),
    ('mail', ARRAY['id', 'company_id', 'vendor_id', 'kind', 'recipient', 'message_id'])
  ) AS known(name, columns) LOOP
    SELECT string_agg(quote_ident(attname), ', ') INTO allowed FROM pg_attribute
      WHERE attrelid = quote_ident(fixed.name)::regclass AND attnum > 0 AND NOT attisdropped AND NOT attname = ANY (fixed.columns);
    EXECUTE format('REVOKE UPDATE ON %I FROM coverkeep_app', fixed.name);
    EXECUTE format('GRANT UPDATE (%s) ON %I TO coverkeep_app', allowed, fixed.name);
  END LOOP;
END $$;

-- A sent step stays told, and an account at a provider stays whose it is.
REVOKE UPDATE ON reminder, identity FROM coverkeep_app;

-- A new account is never a platform admin; that right is given to an existing one by the platform.
CREATE FUNCTION refuse_platform_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'coverkeep_app' AND NEW.platform_role <> 'USER' THEN
    RAISE EXCEPTION 'a company cannot create a platform admin' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER user_refuse_platform_admin BEFORE INSERT ON "user" FOR EACH ROW EXECUTE FUNCTION refuse_platform_admin();
