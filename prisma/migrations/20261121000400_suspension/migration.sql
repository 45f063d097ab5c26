-- Suspending a user or a company ends their sign-ins for good, whoever does it: lifting the suspension revives none.

CREATE FUNCTION sessions_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'user' THEN
    UPDATE session SET revoked_at = now() WHERE company_id = NEW.company_id AND user_id = NEW.id AND revoked_at IS NULL;
  ELSE
    UPDATE session SET revoked_at = now() WHERE company_id = NEW.id AND revoked_at IS NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER user_suspended AFTER UPDATE ON "user" FOR EACH ROW
  WHEN (NEW.status <> 'ACTIVE' AND OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION sessions_end();
CREATE TRIGGER company_suspended AFTER UPDATE ON company FOR EACH ROW
  WHEN (NEW.status <> 'ACTIVE' AND OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION sessions_end();
