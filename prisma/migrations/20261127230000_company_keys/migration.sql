-- A company's own admins make and revoke keys too. Keys of the scope admin stay with the platform.
GRANT INSERT ON api_key TO coverkeep_app;
GRANT UPDATE (revoked_at) ON api_key TO coverkeep_app;

CREATE FUNCTION refuse_platform_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'coverkeep_app' AND NEW.scope = 'admin' THEN
    RAISE EXCEPTION 'a company cannot make a key for the platform''s calls' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER api_key_refuse_platform_key BEFORE INSERT ON api_key FOR EACH ROW EXECUTE FUNCTION refuse_platform_key();
