-- Vendors and their agents answer on a page of their own, by a link and without an account.

CREATE TYPE "portal_link_kind" AS ENUM ('VENDOR', 'AGENT', 'AGENCY');
ALTER TYPE "mail_kind" ADD VALUE 'AGENT_REQUEST' BEFORE 'PLATFORM_REPORT';
ALTER TYPE "mail_kind" ADD VALUE 'VENDOR_NEWS' BEFORE 'PLATFORM_REPORT';

ALTER TABLE "vendor" ADD COLUMN "language" TEXT;
ALTER TABLE vendor ADD CONSTRAINT vendor_language CHECK (language IN ('en', 'es'));

CREATE TABLE "portal_link" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID,
    "kind" "portal_link_kind" NOT NULL,
    "recipient" TEXT NOT NULL,
    "agency" TEXT,
    "hash" TEXT NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),
    "files_limit" INTEGER NOT NULL,
    "bytes_limit" BIGINT NOT NULL,
    "files" INTEGER NOT NULL DEFAULT 0,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "emails" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "portal_link_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "portal_link_hash_key" ON "portal_link"("hash");
CREATE UNIQUE INDEX "portal_link_company_id_id_key" ON "portal_link"("company_id", "id");
CREATE INDEX "portal_link_company_id_vendor_id_idx" ON "portal_link"("company_id", "vendor_id");
-- A link is about one vendor, or about all vendors of one agency.
ALTER TABLE portal_link ADD CONSTRAINT portal_link_about CHECK ((kind = 'AGENCY') = (vendor_id IS NULL) AND (kind = 'AGENCY') = (agency IS NOT NULL));
ALTER TABLE "portal_link" ADD CONSTRAINT "portal_link_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "portal_link" ADD CONSTRAINT "portal_link_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "portal_link" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "portal_link" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "portal_link" TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON "portal_link" TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON "portal_link" FOR SELECT TO coverkeep_backup USING (true);
-- Who follows a link has no company yet.
CREATE POLICY sign_in ON "portal_link" FOR SELECT TO coverkeep_auth USING (true);
GRANT SELECT, INSERT, DELETE ON "portal_link" TO coverkeep_app;
-- What a link opens never changes.
GRANT UPDATE (revoked_at, used_at, files, bytes, emails) ON "portal_link" TO coverkeep_app;
GRANT SELECT ON "portal_link" TO coverkeep_platform, coverkeep_backup, coverkeep_auth;

-- By which link a file came, and which agencies wrote its certificates, in normal form.
ALTER TABLE "document" ADD COLUMN "portal_link_id" UUID, ADD COLUMN "producer_keys" TEXT[] DEFAULT ARRAY[]::TEXT[];
GRANT UPDATE (producer_keys) ON document TO coverkeep_app;
UPDATE document d SET producer_keys = found.keys FROM (
  SELECT r.document_id, array_agg(DISTINCT btrim(lower(regexp_replace(c -> 'producer' ->> 'name', '[^[:alnum:]]+', ' ', 'g')))) AS keys
  FROM (SELECT DISTINCT ON (document_id) document_id, result FROM reading WHERE error IS NULL ORDER BY document_id, revision DESC) r
  CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(r.result -> 'certificates') WHEN 'array' THEN r.result -> 'certificates' ELSE '[]' END) c
  WHERE c -> 'producer' ->> 'name' IS NOT NULL
  GROUP BY r.document_id) found
WHERE found.document_id = d.id;

-- What an agent says of a policy has no day yet, and waits for a person.
ALTER TABLE "policy_notice" ALTER COLUMN "effective_on" DROP NOT NULL, ADD COLUMN "reported_by" TEXT;
ALTER TABLE policy_notice ADD CONSTRAINT policy_notice_reported CHECK (reported_by IN ('vendor', 'agent', 'agency') AND effective_on IS NULL
  OR reported_by IS NULL AND effective_on IS NOT NULL);

ALTER TABLE "requirement_exception" ADD COLUMN "by_vendor" BOOLEAN NOT NULL DEFAULT false;
