-- AlterTable
ALTER TABLE "company" ADD COLUMN     "directory_ends_keys" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sign_on_role" "company_role";

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "directory_at" TIMESTAMPTZ(3),
ADD COLUMN     "directory_id" TEXT,
ADD COLUMN     "directory_name" TEXT,
ADD COLUMN     "keeps_password" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "sign_on_domain" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "domain" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "is_found" BOOLEAN NOT NULL DEFAULT false,
    "provider_id" UUID,
    "is_required" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_on_domain_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_on_provider" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "client_secret" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_on_provider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "directory_group" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "external_id" TEXT,
    "role" "company_role",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "directory_group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "directory_member" (
    "company_id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "directory_member_pkey" PRIMARY KEY ("company_id","group_id","user_id")
);

-- CreateIndex
CREATE INDEX "sign_on_domain_domain_idx" ON "sign_on_domain"("domain");

-- CreateIndex
CREATE UNIQUE INDEX "sign_on_domain_company_id_id_key" ON "sign_on_domain"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "sign_on_domain_company_id_domain_key" ON "sign_on_domain"("company_id", "domain");

-- CreateIndex
CREATE UNIQUE INDEX "sign_on_provider_company_id_id_key" ON "sign_on_provider"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "directory_group_company_id_id_key" ON "directory_group"("company_id", "id");

-- CreateIndex
CREATE INDEX "directory_member_company_id_user_id_idx" ON "directory_member"("company_id", "user_id");

-- AddForeignKey
ALTER TABLE "sign_on_domain" ADD CONSTRAINT "sign_on_domain_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_on_domain" ADD CONSTRAINT "sign_on_domain_company_id_provider_id_fkey" FOREIGN KEY ("company_id", "provider_id") REFERENCES "sign_on_provider"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_on_provider" ADD CONSTRAINT "sign_on_provider_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_group" ADD CONSTRAINT "directory_group_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_member" ADD CONSTRAINT "directory_member_company_id_group_id_fkey" FOREIGN KEY ("company_id", "group_id") REFERENCES "directory_group"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_member" ADD CONSTRAINT "directory_member_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "user"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A domain belongs to one company: the one that has shown it (docs/decisions/140).
CREATE UNIQUE INDEX sign_on_domain_verified ON sign_on_domain (domain) WHERE verified_at IS NOT NULL;
ALTER TABLE sign_on_domain ADD CONSTRAINT sign_on_domain_required CHECK (NOT is_required OR (verified_at IS NOT NULL AND provider_id IS NOT NULL));
CREATE UNIQUE INDEX user_directory_name ON "user" (company_id, lower(directory_name)) WHERE directory_name IS NOT NULL;
CREATE INDEX user_directory_id ON "user" (company_id, directory_id) WHERE directory_id IS NOT NULL;
CREATE UNIQUE INDEX directory_group_name ON directory_group (company_id, lower(name));

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['sign_on_domain', 'sign_on_provider', 'directory_group', 'directory_member'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant ON %I TO coverkeep_app USING (company_id = current_setting(''app.company_id'')::uuid) '
      'WITH CHECK (company_id = current_setting(''app.company_id'')::uuid)', t);
    EXECUTE format('CREATE POLICY platform ON %I TO coverkeep_platform USING (true) WITH CHECK (true)', t);
    EXECUTE format('CREATE POLICY backup ON %I FOR SELECT TO coverkeep_backup USING (true)', t);
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO coverkeep_app', t);
    EXECUTE format('GRANT SELECT ON %I TO coverkeep_platform, coverkeep_backup', t);
  END LOOP;
END $$;
-- Which firm an address belongs to is asked before anyone is signed in.
CREATE POLICY sign_in ON sign_on_domain FOR SELECT TO coverkeep_auth USING (true);
CREATE POLICY sign_in ON sign_on_provider FOR SELECT TO coverkeep_auth USING (true);
GRANT SELECT ON sign_on_domain, sign_on_provider TO coverkeep_auth;
GRANT UPDATE (verified_at, checked_at, is_found, provider_id, is_required) ON sign_on_domain TO coverkeep_app;
GRANT UPDATE (name, issuer, client_id, client_secret, is_on) ON sign_on_provider TO coverkeep_app;
GRANT UPDATE (name, external_id, role, updated_at) ON directory_group TO coverkeep_app;
GRANT UPDATE (sign_on_role, directory_ends_keys) ON company TO coverkeep_app;
GRANT UPDATE (keeps_password, directory_at, directory_id, directory_name) ON "user" TO coverkeep_app;

-- Another company that shows a domain takes it where its former company no longer does. That row is outside of the taker's fence.
CREATE FUNCTION release_domain(taken text, taker uuid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE sign_on_domain SET verified_at = NULL, is_found = false, is_required = false, provider_id = NULL
  WHERE domain = taken AND company_id <> taker AND verified_at IS NOT NULL;
$$;
DO $$
BEGIN
  GRANT CREATE ON SCHEMA public TO coverkeep_platform;
  ALTER FUNCTION release_domain(text, uuid) OWNER TO coverkeep_platform;
  REVOKE ALL ON FUNCTION release_domain(text, uuid) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION release_domain(text, uuid) TO coverkeep_app;
  REVOKE CREATE ON SCHEMA public FROM coverkeep_platform;
  GRANT UPDATE (verified_at, is_found, is_required, provider_id) ON sign_on_domain TO coverkeep_platform;
END $$;

-- A token of the firm's directory is a key that can do nothing else.
ALTER TABLE api_key DROP CONSTRAINT api_key_scopes_check;
ALTER TABLE api_key ADD CONSTRAINT api_key_scopes_check CHECK (cardinality(scopes) > 0
  AND scopes <@ ARRAY['read', 'write', 'webhooks', 'imports', 'exports', 'team', 'settings', 'activity', 'scim', 'admin']
  AND (NOT 'scim' = ANY(scopes) OR cardinality(scopes) = 1));

DROP TRIGGER user_followed ON "user";
CREATE TRIGGER user_followed AFTER INSERT OR UPDATE OR DELETE ON "user" FOR EACH ROW
  EXECUTE FUNCTION note_change('user', 'id', '', 'password_hash,password_changed_at,totp_secret,totp_step,recovery_hashes,list_columns,reported_week,'
    'terms_accepted_at,terms_version,new_email,former_email,language,email_alerts,expiration_reminders,weekly_reports,new_vendor_alerts,'
    'system_updates,deletion_due_at,keeps_password,directory_at,directory_id,directory_name', 'deleted_at');
