-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'SECURITY_NOTICE';

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "password_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "recovery_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "terms_version" TEXT,
ADD COLUMN     "totp_enabled_at" TIMESTAMPTZ(3),
ADD COLUMN     "totp_secret" TEXT,
ADD COLUMN     "totp_step" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "password_hash" DROP NOT NULL;

-- CreateTable
CREATE TABLE "identity" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "identity_company_id_id_key" ON "identity"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "identity_provider_subject_key" ON "identity"("provider", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "identity_company_id_user_id_provider_key" ON "identity"("company_id", "user_id", "provider");

-- AddForeignKey
ALTER TABLE "identity" ADD CONSTRAINT "identity_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "user"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE identity ENABLE ROW LEVEL SECURITY;
ALTER TABLE identity FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON identity TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON identity TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON identity FOR SELECT TO coverkeep_backup USING (true);
CREATE POLICY sign_in ON identity FOR SELECT TO coverkeep_auth USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity TO coverkeep_app;
GRANT SELECT ON identity TO coverkeep_platform, coverkeep_backup, coverkeep_auth;
