-- CreateTable
CREATE TABLE "email_day" (
    "company_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "invitations" INTEGER NOT NULL DEFAULT 0,
    "reminders" INTEGER NOT NULL DEFAULT 0,
    "reminders_waiting" INTEGER NOT NULL DEFAULT 0,
    "limit_reached_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_day_pkey" PRIMARY KEY ("company_id","day")
);

-- CreateIndex
CREATE INDEX "email_day_day_idx" ON "email_day"("day");

-- AddForeignKey
ALTER TABLE "email_day" ADD CONSTRAINT "email_day_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE email_day ENABLE ROW LEVEL SECURITY;
ALTER TABLE email_day FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON email_day TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON email_day TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON email_day FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT, UPDATE ON email_day TO coverkeep_app;
GRANT SELECT, DELETE ON email_day TO coverkeep_platform;
GRANT SELECT ON email_day TO coverkeep_backup;
