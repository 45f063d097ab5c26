-- The palette shows six of each kind. A word that thousands of names hold had all of them compared and ranked for that: 0.2 to 0.9 s. These
-- functions stop at `most` of each way to hold it, after the names that begin so. MATERIALIZED keeps the planner from reading the company's
-- rows one after the other in the hope of finding that many soon.

CREATE FUNCTION find_vendors_first(pattern text, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  plain text := plain_text(pattern);
  -- A US number may be typed with or without its country code.
  digits text := regexp_replace(regexp_replace(pattern, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '');
BEGIN
  RETURN QUERY
    WITH holding AS MATERIALIZED (
      SELECT v.id FROM vendor v
      WHERE v.company_id = company AND (plain_text(v.name) LIKE plain OR plain_text(v.email) LIKE plain OR plain_text(v.contact_name) LIKE plain)),
    accepted AS MATERIALIZED (
      SELECT v.id FROM vendor v
      WHERE v.company_id = company AND v.accepted_names <> '{}' AND plain_text(array_to_string(v.accepted_names, ' ')) LIKE plain),
    called AS MATERIALIZED (
      SELECT v.id FROM vendor v
      WHERE pattern ~ '^%[-+(). 0-9]+%$' AND length(digits) >= 4
        AND v.company_id = company AND regexp_replace(v.phone, '[^0-9]', '', 'g') LIKE '%' || digits || '%')
    (SELECT v.id FROM vendor v WHERE v.company_id = company AND lower(v.name) LIKE substr(plain, 2) ORDER BY lower(v.name), v.id LIMIT most)
    UNION (SELECT holding.id FROM holding LIMIT most)
    UNION (SELECT accepted.id FROM accepted LIMIT most)
    UNION (SELECT called.id FROM called LIMIT most);
END $$;

CREATE FUNCTION find_documents_first(pattern text, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  plain text := plain_text(pattern);
  named uuid[];
BEGIN
  WITH holding AS MATERIALIZED (SELECT d.id FROM document d WHERE d.company_id = company AND plain_text(d.file_name) LIKE plain)
  SELECT array_agg(hit.id) INTO named FROM (
    (SELECT d.id FROM document d WHERE d.company_id = company AND lower(d.file_name) LIKE substr(plain, 2)
     ORDER BY lower(d.file_name), d.id LIMIT most)
    UNION (SELECT holding.id FROM holding LIMIT most)) hit;
  RETURN QUERY SELECT unnest(named);
  -- What holds it in its name comes before what is of such a vendor or insured.
  IF cardinality(named) >= most THEN RETURN; END IF;
  RETURN QUERY
    WITH insured AS MATERIALIZED (
      SELECT d.id FROM document d WHERE d.company_id = company AND plain_text(joined_names(d.insured_names)) LIKE plain),
    owned AS MATERIALIZED (
      SELECT d.id FROM vendor v JOIN document d ON d.company_id = company AND d.vendor_id = v.id
      WHERE v.company_id = company AND plain_text(v.name) LIKE plain)
    ((SELECT insured.id FROM insured LIMIT most) UNION (SELECT owned.id FROM owned LIMIT most)) EXCEPT SELECT unnest(named);
END $$;

DO $$
DECLARE search text;
BEGIN
  GRANT CREATE ON SCHEMA public TO coverkeep_search;
  FOREACH search IN ARRAY ARRAY['find_vendors_first(text, int)', 'find_documents_first(text, int)'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO coverkeep_search', search);
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', search);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO coverkeep_app', search);
  END LOOP;
  REVOKE CREATE ON SCHEMA public FROM coverkeep_search;
END $$;
