-- A vendor's new address has a new chance, whichever way it was entered.
CREATE FUNCTION forget_returned_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email_bounced_at := NULL;
  NEW.email_bounce_reason := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER forget_returned_email BEFORE UPDATE OF email ON vendor
  FOR EACH ROW WHEN (lower(OLD.email) IS DISTINCT FROM lower(NEW.email)) EXECUTE FUNCTION forget_returned_email();
