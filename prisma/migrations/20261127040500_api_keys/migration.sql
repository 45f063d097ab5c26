-- CreateTable
CREATE TABLE "api_key" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scope" TEXT NOT NULL CHECK (scope IN ('read', 'write', 'admin')),
    "prefix" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "api_key_hash_key" ON "api_key"("hash");
CREATE UNIQUE INDEX "api_key_company_id_id_key" ON "api_key"("company_id", "id");
CREATE INDEX "api_key_company_id_user_id_idx" ON "api_key"("company_id", "user_id");
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "user"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A company's own code only reads its keys, without their hashes; the platform makes and revokes them.
ALTER TABLE api_key ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_key FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON api_key TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON api_key TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON api_key FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT (id, company_id, user_id, name, scope, prefix, expires_at, last_used_at, revoked_at, created_at) ON api_key TO coverkeep_app;
GRANT SELECT, INSERT ON api_key TO coverkeep_platform;
GRANT UPDATE (revoked_at) ON api_key TO coverkeep_platform;
GRANT SELECT ON api_key TO coverkeep_backup;

-- The look-up of a call finds the key before a company is known, and notes its use.
CREATE POLICY sign_in ON api_key FOR SELECT TO coverkeep_auth USING (true);
CREATE POLICY sign_in_used ON api_key FOR UPDATE TO coverkeep_auth USING (true) WITH CHECK (true);
GRANT SELECT ON api_key TO coverkeep_auth;
GRANT UPDATE (last_used_at) ON api_key TO coverkeep_auth;
