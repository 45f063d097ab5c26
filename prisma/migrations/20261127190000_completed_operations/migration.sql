-- Vendors are asked once a year for insurance that a contract still requires after its work.

ALTER TYPE "mail_kind" ADD VALUE 'COMPLETED_OPERATIONS' BEFORE 'PLATFORM_REPORT';

CREATE TABLE "completed_operations_request" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "assignment_id" UUID NOT NULL,
    "year" INTEGER NOT NULL,
    "mail_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "completed_operations_request_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "completed_operations_request_company_id_id_key" ON "completed_operations_request"("company_id", "id");
CREATE UNIQUE INDEX "completed_operations_request_company_id_assignment_id_year_key" ON "completed_operations_request"("company_id", "assignment_id", "year");
ALTER TABLE "completed_operations_request" ADD CONSTRAINT "completed_operations_request_company_id_assignment_id_fkey" FOREIGN KEY ("company_id", "assignment_id") REFERENCES "assignment"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "completed_operations_request" ADD CONSTRAINT "completed_operations_request_company_id_mail_id_fkey" FOREIGN KEY ("company_id", "mail_id") REFERENCES "mail"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "completed_operations_request" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "completed_operations_request" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "completed_operations_request" TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON "completed_operations_request" TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON "completed_operations_request" FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT, DELETE ON "completed_operations_request" TO coverkeep_app;
GRANT SELECT ON "completed_operations_request" TO coverkeep_platform, coverkeep_backup;
