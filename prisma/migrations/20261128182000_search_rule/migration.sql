-- One rule for every search: without case, accents (also of decomposed letters) and apostrophes. What people type passes the same function.
CREATE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(lower(regexp_replace(
    normalize(translate(value, 'øØ''’‘ʼ`´', 'oo'), NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae')
$$;

DROP INDEX vendor_search;
CREATE INDEX vendor_search ON vendor
  USING gin (company_id, plain_text(name) gin_trgm_ops, plain_text(email) gin_trgm_ops, plain_text(contact_name) gin_trgm_ops);
-- Names on certificates are compared as they are written.
CREATE INDEX vendor_names_search ON vendor USING gin (company_id, name gin_trgm_ops);
DROP INDEX document_search;
CREATE INDEX document_search ON document USING gin (company_id, plain_text(file_name) gin_trgm_ops);
DROP INDEX document_insured_search;
CREATE INDEX document_insured_search ON document USING gin (company_id, plain_text(joined_names(insured_names)) gin_trgm_ops);
DROP INDEX policy_search;
CREATE INDEX policy_search ON policy
  USING gin (company_id, (upper(regexp_replace(policy_number, '[^A-Za-z0-9]', '', 'g'))) gin_trgm_ops, plain_text(insurer_name) gin_trgm_ops);
DROP INDEX mail_search;
CREATE INDEX mail_search ON mail USING gin (plain_text(recipient) gin_trgm_ops, plain_text(subject) gin_trgm_ops);

CREATE OR REPLACE FUNCTION find_vendors(pattern text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  plain text := plain_text(pattern);
  -- A US number may be typed with or without its country code.
  digits text := regexp_replace(regexp_replace(pattern, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '');
BEGIN
  RETURN QUERY
    SELECT v.id FROM vendor v
    WHERE v.company_id = company AND (plain_text(v.name) LIKE plain OR plain_text(v.email) LIKE plain OR plain_text(v.contact_name) LIKE plain)
    UNION
    SELECT v.id FROM vendor v
    WHERE v.company_id = company AND v.accepted_names <> '{}' AND plain_text(array_to_string(v.accepted_names, ' ')) LIKE plain;
  IF pattern ~ '^%[-+(). 0-9]+%$' AND length(digits) >= 4 THEN
    RETURN QUERY
      SELECT v.id FROM vendor v
      WHERE v.company_id = company AND regexp_replace(v.phone, '[^0-9]', '', 'g') LIKE '%' || digits || '%';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION find_documents(pattern text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  plain text := plain_text(pattern);
BEGIN
  RETURN QUERY
    SELECT d.id FROM document d WHERE d.company_id = company AND plain_text(d.file_name) LIKE plain
    UNION
    SELECT d.id FROM document d WHERE d.company_id = company AND plain_text(joined_names(d.insured_names)) LIKE plain
    UNION
    SELECT d.id FROM vendor v JOIN document d ON d.company_id = company AND d.vendor_id = v.id
    WHERE v.company_id = company AND plain_text(v.name) LIKE plain;
END $$;

CREATE OR REPLACE FUNCTION find_vendors_alike(words text, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  plain text := plain_text(words);
BEGIN
  RETURN QUERY
    SELECT v.id FROM vendor v WHERE v.company_id = company AND plain <% plain_text(v.name)
    ORDER BY word_similarity(plain, plain_text(v.name)) DESC, lower(v.name), v.id LIMIT most;
END $$;

CREATE OR REPLACE FUNCTION find_documents_alike(words text, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  plain text := plain_text(words);
BEGIN
  RETURN QUERY
    SELECT d.id FROM document d WHERE d.company_id = company AND plain <% plain_text(d.file_name)
    ORDER BY word_similarity(plain, plain_text(d.file_name)) DESC, lower(d.file_name), d.id LIMIT most;
END $$;

CREATE OR REPLACE FUNCTION find_policies(pattern text, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  plain text := plain_text(pattern);
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
  IF length(plain) >= 5 THEN
    RETURN QUERY
      SELECT near.id FROM (
        SELECT p.id, p.is_current FROM policy p WHERE p.company_id = company AND plain_text(p.insurer_name) LIKE plain LIMIT most * 50) near
      ORDER BY near.is_current DESC, near.id LIMIT most;
  END IF;
END $$;
