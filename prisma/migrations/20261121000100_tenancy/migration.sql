-- Roles without a login. The login that web and worker use is a member of them and has no right of its own
-- (see lib/infra/migrate.ts): every connection chooses one.
--   coverkeep_app       one company a transaction, fenced by row-level security
--   coverkeep_auth      sign-in, before a company is known: users, sessions, tokens, companies
--   coverkeep_platform  the platform's admins and the sweeps, across companies
--   coverkeep_queue     pg-boss
--   coverkeep_backup    pg_dump: reads everything, changes nothing
DO $$
DECLARE role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['coverkeep_app', 'coverkeep_auth', 'coverkeep_platform', 'coverkeep_queue', 'coverkeep_backup'] LOOP
    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = role_name) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOINHERIT', role_name);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database of the cluster was quicker
      END;
    END IF;
  END LOOP;
END $$;

GRANT USAGE ON SCHEMA public TO coverkeep_app, coverkeep_auth, coverkeep_platform, coverkeep_backup;

-- Row-level security on every tenant table. `current_setting` without missing_ok: a query that forgets its company
-- fails with an error; it never sees rows, and never silently sees none.
DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['user', 'session', 'auth_token', 'vendor', 'document', 'reading', 'policy', 'reminder', 'mail',
                                      'audit_event', 'company_stats'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY tenant ON %I TO coverkeep_app USING (company_id = current_setting(''app.company_id'')::uuid) '
                   'WITH CHECK (company_id = current_setting(''app.company_id'')::uuid)', tenant_table);
    EXECUTE format('CREATE POLICY platform ON %I TO coverkeep_platform USING (true) WITH CHECK (true)', tenant_table);
    EXECUTE format('CREATE POLICY backup ON %I FOR SELECT TO coverkeep_backup USING (true)', tenant_table);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO coverkeep_app', tenant_table);
    EXECUTE format('GRANT SELECT ON %I TO coverkeep_platform, coverkeep_backup', tenant_table);
  END LOOP;
END $$;

ALTER TABLE company ENABLE ROW LEVEL SECURITY;
ALTER TABLE company FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON company TO coverkeep_app USING (id = current_setting('app.company_id')::uuid)
  WITH CHECK (id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON company TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON company FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT, UPDATE ON company TO coverkeep_app;
GRANT SELECT, UPDATE, DELETE ON company TO coverkeep_platform;
GRANT SELECT ON company TO coverkeep_backup;

-- Sign-in looks up before a company is known; what it then changes, it changes inside the company.
DO $$
DECLARE auth_table text;
BEGIN
  FOREACH auth_table IN ARRAY ARRAY['company', 'user', 'session', 'auth_token'] LOOP
    EXECUTE format('CREATE POLICY sign_in ON %I FOR SELECT TO coverkeep_auth USING (true)', auth_table);
    EXECUTE format('GRANT SELECT ON %I TO coverkeep_auth', auth_table);
  END LOOP;
END $$;

-- The platform's admins change users and companies; nothing else of a tenant.
GRANT UPDATE, DELETE ON "user" TO coverkeep_platform;
GRANT UPDATE ON session TO coverkeep_platform;

-- The audit log only grows.
REVOKE UPDATE, DELETE ON audit_event FROM coverkeep_app;

-- No company in these.
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limit TO coverkeep_auth;
GRANT SELECT, INSERT, UPDATE, DELETE ON worker_heartbeat TO coverkeep_platform;
GRANT SELECT ON rate_limit, worker_heartbeat TO coverkeep_backup;
