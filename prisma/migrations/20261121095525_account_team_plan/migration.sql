-- AlterEnum
ALTER TYPE "auth_token_kind" ADD VALUE 'CHANGE_EMAIL';

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'CHANGE_EMAIL';
ALTER TYPE "mail_kind" ADD VALUE 'TEAM_INVITATION';
ALTER TYPE "mail_kind" ADD VALUE 'NEW_VENDOR';
ALTER TYPE "mail_kind" ADD VALUE 'WEEKLY_REPORT';
ALTER TYPE "mail_kind" ADD VALUE 'SYSTEM_UPDATE';
ALTER TYPE "mail_kind" ADD VALUE 'PLAN_WISH';
ALTER TYPE "mail_kind" ADD VALUE 'DELETION_NOTICE';

-- AlterTable
ALTER TABLE "company" ADD COLUMN     "deletion_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "legal_names" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "logo_key" TEXT,
ADD COLUMN     "plan_cycle" TEXT,
ADD COLUMN     "plan_since" TIMESTAMPTZ(3),
ADD COLUMN     "wished_at" TIMESTAMPTZ(3),
ADD COLUMN     "wished_cycle" TEXT,
ADD COLUMN     "wished_plan" TEXT;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "deletion_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "email_alerts" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "expiration_reminders" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "new_email" TEXT,
ADD COLUMN     "new_vendor_alerts" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "reported_week" DATE,
ADD COLUMN     "system_updates" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "weekly_reports" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" "company_role" NOT NULL,
    "hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "removal" (
    "removed_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL,
    "users" INTEGER NOT NULL,
    "vendors" INTEGER NOT NULL,
    "documents" INTEGER NOT NULL,

    CONSTRAINT "removal_pkey" PRIMARY KEY ("removed_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitation_hash_key" ON "invitation"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_company_id_id_key" ON "invitation"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_company_id_email_key" ON "invitation"("company_id", "email");

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE invitation ENABLE ROW LEVEL SECURITY;
ALTER TABLE invitation FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON invitation TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON invitation TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON invitation FOR SELECT TO coverkeep_backup USING (true);
-- Who follows its link has no company yet.
CREATE POLICY sign_in ON invitation FOR SELECT TO coverkeep_auth USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON invitation TO coverkeep_app;
GRANT SELECT ON invitation TO coverkeep_platform, coverkeep_backup, coverkeep_auth;

-- No company in it: the company is gone. The audit log goes with its company, by the database's own cascade; nobody can
-- remove a single event.
GRANT SELECT, INSERT ON removal TO coverkeep_platform;
GRANT SELECT ON removal TO coverkeep_backup;
