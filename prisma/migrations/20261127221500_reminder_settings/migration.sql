-- When and how often a company's vendors are reminded, and what its emails say.
ALTER TYPE "mail_kind" ADD VALUE 'FOLLOW_UP' BEFORE 'PLATFORM_REPORT';
ALTER TYPE "mail_kind" ADD VALUE 'COMPANY_MESSAGE' BEFORE 'PLATFORM_REPORT';

ALTER TABLE "company" ADD COLUMN "reminder_steps" INTEGER[] NOT NULL DEFAULT ARRAY[90, 60, 30, 14, 7, 3, 1],
ADD COLUMN "reminder_hour" INTEGER NOT NULL DEFAULT 8,
ADD COLUMN "reminders_a_month" INTEGER NOT NULL DEFAULT 8,
ADD COLUMN "chases_expired" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "chases_missing" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "chase_days" INTEGER NOT NULL DEFAULT 7,
ADD COLUMN "chase_times" INTEGER NOT NULL DEFAULT 4,
ADD COLUMN "chase_later_days" INTEGER NOT NULL DEFAULT 30;
GRANT UPDATE (reminder_steps, reminder_hour, reminders_a_month, chases_expired, chases_missing, chase_days, chase_times, chase_later_days)
  ON company TO coverkeep_app;

ALTER TABLE "vendor" ADD COLUMN "has_own_steps" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "own_steps" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN "is_chased" BOOLEAN NOT NULL DEFAULT true;

-- A stage below zero counts the emails about coverage that has expired or was never there.
ALTER TABLE "reminder" ADD COLUMN "is_last" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX reminder_last_idx ON reminder (company_id, vendor_id, created_at) WHERE is_last;

CREATE TABLE "mail_template" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_template_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "mail_template_company_id_id_key" ON "mail_template"("company_id", "id");
CREATE UNIQUE INDEX "mail_template_company_id_kind_language_key" ON "mail_template"("company_id", "kind", "language");
ALTER TABLE mail_template ADD CONSTRAINT mail_template_kind CHECK (kind IN ('reminder', 'request', 'followup', 'invitation', 'verdict', 'custom'));
ALTER TABLE mail_template ADD CONSTRAINT mail_template_language CHECK (language IN ('en', 'es'));
ALTER TABLE "mail_template" ADD CONSTRAINT "mail_template_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "mail_template" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail_template" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "mail_template" TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON "mail_template" TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON "mail_template" FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT, DELETE ON "mail_template" TO coverkeep_app;
GRANT UPDATE (subject, body, updated_at) ON "mail_template" TO coverkeep_app;
GRANT SELECT ON "mail_template" TO coverkeep_platform, coverkeep_backup;
