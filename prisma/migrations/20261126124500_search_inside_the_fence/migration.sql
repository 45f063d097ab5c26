-- Text operators are not leakproof: under row-level security the trigram indexes are never searched. These functions search them for
-- the company of the setting, and return ids alone; the rows behind the ids are read under the caller's own fence.

DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'coverkeep_search') THEN
    BEGIN
      CREATE ROLE coverkeep_search NOLOGIN NOSUPERUSER NOBYPASSRLS NOINHERIT;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database of the cluster was quicker
    END;
  END IF;
  -- Whoever hands a function over must be able to take the role.
  IF NOT pg_has_role(current_user, 'coverkeep_search', 'SET') THEN
    EXECUTE format('GRANT coverkeep_search TO %I', current_user);
  END IF;
END $$;

GRANT USAGE ON SCHEMA public TO coverkeep_search;
GRANT SELECT (id, company_id, name, email, contact_name, accepted_names) ON vendor TO coverkeep_search;
GRANT SELECT (id, company_id, vendor_id, file_name) ON document TO coverkeep_search;
CREATE POLICY search ON vendor FOR SELECT TO coverkeep_search USING (true);
CREATE POLICY search ON document FOR SELECT TO coverkeep_search USING (true);

-- Few vendors have accepted names, and these cannot be in a trigram index.
CREATE INDEX vendor_with_names ON vendor (company_id) WHERE accepted_names <> '{}';

CREATE FUNCTION find_vendors(pattern text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE company uuid := current_setting('app.company_id')::uuid;
BEGIN
  RETURN QUERY
    SELECT v.id FROM vendor v
    WHERE v.company_id = company AND (v.name ILIKE pattern OR v.email ILIKE pattern OR v.contact_name ILIKE pattern)
    UNION
    SELECT v.id FROM vendor v
    WHERE v.company_id = company AND v.accepted_names <> '{}' AND array_to_string(v.accepted_names, ' ') ILIKE pattern;
END $$;

CREATE FUNCTION find_documents(pattern text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE company uuid := current_setting('app.company_id')::uuid;
BEGIN
  RETURN QUERY
    SELECT d.id FROM document d WHERE d.company_id = company AND d.file_name ILIKE pattern
    UNION
    SELECT d.id FROM vendor v JOIN document d ON d.company_id = company AND d.vendor_id = v.id
    WHERE v.company_id = company AND v.name ILIKE pattern;
END $$;

-- What is spelled alike, the most alike first.
CREATE FUNCTION find_vendors_alike(words text, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE company uuid := current_setting('app.company_id')::uuid;
BEGIN
  RETURN QUERY
    SELECT v.id FROM vendor v WHERE v.company_id = company AND words <% v.name
    ORDER BY word_similarity(words, v.name) DESC, lower(v.name), v.id LIMIT most;
END $$;

CREATE FUNCTION find_documents_alike(words text, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE company uuid := current_setting('app.company_id')::uuid;
BEGIN
  RETURN QUERY
    SELECT d.id FROM document d WHERE d.company_id = company AND words <% d.file_name
    ORDER BY word_similarity(words, d.file_name) DESC, lower(d.file_name), d.id LIMIT most;
END $$;

-- Vendors that names on a certificate may mean: for each name the most alike, and whoever has an accepted name like it.
CREATE FUNCTION find_vendors_named(names text[], most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE company uuid := current_setting('app.company_id')::uuid;
BEGIN
  RETURN QUERY
    SELECT near.id FROM unnest(names) asked CROSS JOIN LATERAL (
      SELECT v.id FROM vendor v WHERE v.company_id = company AND (v.name % asked OR asked <% v.name)
      ORDER BY greatest(similarity(v.name, asked), word_similarity(asked, v.name)) DESC, v.id LIMIT most) near
    UNION
    SELECT v.id FROM vendor v, unnest(v.accepted_names) accepted, unnest(names) asked
    WHERE v.company_id = company AND v.accepted_names <> '{}' AND (accepted % asked OR asked <% accepted);
END $$;

DO $$
DECLARE search text;
BEGIN
  GRANT CREATE ON SCHEMA public TO coverkeep_search;
  FOREACH search IN ARRAY ARRAY['find_vendors(text)', 'find_documents(text)', 'find_vendors_alike(text, int)',
                                'find_documents_alike(text, int)', 'find_vendors_named(text[], int)'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO coverkeep_search', search);
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', search);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO coverkeep_app', search);
  END LOOP;
  REVOKE CREATE ON SCHEMA public FROM coverkeep_search;
END $$;
