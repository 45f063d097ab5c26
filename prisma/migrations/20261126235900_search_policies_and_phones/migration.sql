-- People also search for policy numbers, insurers, insureds and phone numbers (W5).
GRANT SELECT (phone) ON vendor TO coverkeep_search;
GRANT SELECT (insured_names) ON document TO coverkeep_search;
GRANT SELECT (id, company_id, document_id, insurer_name, policy_number, is_current) ON policy TO coverkeep_search;
CREATE POLICY search ON policy FOR SELECT TO coverkeep_search USING (true);

-- array_to_string is only stable, since it takes arrays of any type. For text it is immutable, and an index needs that.
CREATE FUNCTION joined_names(names text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path = pg_catalog AS $$ SELECT array_to_string(names, ' ') $$;

CREATE INDEX vendor_phone_search ON vendor USING gin (company_id, (regexp_replace(phone, '[^0-9]', '', 'g')) gin_trgm_ops);
CREATE INDEX document_insured_search ON document USING gin (company_id, joined_names(insured_names) gin_trgm_ops);
-- A policy number is compared without its spaces and dashes.
CREATE INDEX policy_search ON policy
  USING gin (company_id, (upper(regexp_replace(policy_number, '[^A-Za-z0-9]', '', 'g'))) gin_trgm_ops, insurer_name gin_trgm_ops);

CREATE OR REPLACE FUNCTION find_vendors(pattern text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  -- A US number may be typed with or without its country code.
  digits text := regexp_replace(regexp_replace(pattern, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '');
BEGIN
  RETURN QUERY
    SELECT v.id FROM vendor v
    WHERE v.company_id = company AND (v.name ILIKE pattern OR v.email ILIKE pattern OR v.contact_name ILIKE pattern)
    UNION
    SELECT v.id FROM vendor v
    WHERE v.company_id = company AND v.accepted_names <> '{}' AND array_to_string(v.accepted_names, ' ') ILIKE pattern;
  IF pattern ~ '^%[-+(). 0-9]+%$' AND length(digits) >= 4 THEN
    RETURN QUERY
      SELECT v.id FROM vendor v
      WHERE v.company_id = company AND regexp_replace(v.phone, '[^0-9]', '', 'g') LIKE '%' || digits || '%';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION find_documents(pattern text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE company uuid := current_setting('app.company_id')::uuid;
BEGIN
  RETURN QUERY
    SELECT d.id FROM document d WHERE d.company_id = company AND d.file_name ILIKE pattern
    UNION
    SELECT d.id FROM document d WHERE d.company_id = company AND joined_names(d.insured_names) ILIKE pattern
    UNION
    SELECT d.id FROM vendor v JOIN document d ON d.company_id = company AND d.vendor_id = v.id
    WHERE v.company_id = company AND v.name ILIKE pattern;
END $$;

-- Current policies first. Without `most`, all of them. Fewer than three letters have no trigram and would read every policy.
CREATE FUNCTION find_policies(pattern text, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  code text := upper(regexp_replace(pattern, '[^A-Za-z0-9]', '', 'g'));
BEGIN
  IF length(code) >= 3 AND code ~ '[0-9]' THEN
    RETURN QUERY
      SELECT near.id FROM (
        SELECT p.id, p.is_current FROM policy p
        WHERE p.company_id = company AND upper(regexp_replace(p.policy_number, '[^A-Za-z0-9]', '', 'g')) LIKE '%' || code || '%'
        LIMIT most * 50) near
      ORDER BY near.is_current DESC, near.id LIMIT most;
  END IF;
  IF length(pattern) >= 5 THEN
    RETURN QUERY
      SELECT near.id FROM (
        SELECT p.id, p.is_current FROM policy p WHERE p.company_id = company AND p.insurer_name ILIKE pattern LIMIT most * 50) near
      ORDER BY near.is_current DESC, near.id LIMIT most;
  END IF;
END $$;

DO $$
BEGIN
  GRANT CREATE ON SCHEMA public TO coverkeep_search;
  ALTER FUNCTION find_policies(text, int) OWNER TO coverkeep_search;
  REVOKE ALL ON FUNCTION find_policies(text, int) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION find_policies(text, int) TO coverkeep_app;
  REVOKE CREATE ON SCHEMA public FROM coverkeep_search;
END $$;
