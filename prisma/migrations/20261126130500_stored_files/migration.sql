-- What a company has stored and uploads within an hour, counted in the transaction of each upload (decision 009).

ALTER TABLE company_stats
  ADD COLUMN stored_bytes BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN hour_started_at TIMESTAMPTZ(3),
  ADD COLUMN hour_files INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN hour_bytes BIGINT NOT NULL DEFAULT 0;

-- When the bytes of a document were found missing in the storage.
ALTER TABLE document ADD COLUMN file_missing_at TIMESTAMPTZ(3);
GRANT UPDATE (file_missing_at) ON document TO coverkeep_app;
CREATE INDEX document_file_missing ON document (company_id) WHERE file_missing_at IS NOT NULL;

CREATE FUNCTION document_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- What was uploaded within the hour stays counted there, else deleting would be a way around the limit.
    UPDATE company_stats SET stored_bytes = stored_bytes - OLD.file_size WHERE company_id = OLD.company_id;
    RETURN NULL;
  END IF;
  UPDATE company_stats SET
    stored_bytes = stored_bytes + NEW.file_size,
    hour_files = CASE WHEN hour_started_at > now() - interval '1 hour' THEN hour_files + 1 ELSE 1 END,
    hour_bytes = CASE WHEN hour_started_at > now() - interval '1 hour' THEN hour_bytes + NEW.file_size ELSE NEW.file_size END,
    hour_started_at = CASE WHEN hour_started_at > now() - interval '1 hour' THEN hour_started_at ELSE now() END
  WHERE company_id = NEW.company_id;
  RETURN NULL;
END $$;

CREATE TRIGGER document_stored AFTER INSERT OR DELETE ON document FOR EACH ROW EXECUTE FUNCTION document_stored();

-- The tables' owner passes their fence to count what is there, and no longer.
ALTER TABLE document NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats NO FORCE ROW LEVEL SECURITY;
UPDATE company_stats s SET stored_bytes = d.bytes
FROM (SELECT company_id, sum(file_size) AS bytes FROM document GROUP BY company_id) d WHERE d.company_id = s.company_id;
ALTER TABLE document FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats FORCE ROW LEVEL SECURITY;
