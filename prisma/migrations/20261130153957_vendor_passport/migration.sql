-- AlterTable
ALTER TABLE "company" ADD COLUMN     "passport_keys" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "document" ADD COLUMN     "passport" JSONB;

-- CreateTable
CREATE TABLE "vendor_passport" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "is_by_vendor" BOOLEAN NOT NULL,
    "manifest" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "vendor_passport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "vendor_passport_company_id_vendor_id_created_at_idx" ON "vendor_passport"("company_id", "vendor_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "vendor_passport_company_id_id_key" ON "vendor_passport"("company_id", "id");

-- AddForeignKey
ALTER TABLE "vendor_passport" ADD CONSTRAINT "vendor_passport_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendor_passport" ADD CONSTRAINT "vendor_passport_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "vendor_passport" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "vendor_passport" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "vendor_passport" TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON "vendor_passport" TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON "vendor_passport" FOR SELECT TO coverkeep_backup USING (true);
-- Whoever has a passport looks it up by its id, without an account.
CREATE POLICY sign_in ON "vendor_passport" FOR SELECT TO coverkeep_auth USING (true);
GRANT SELECT, INSERT, DELETE ON "vendor_passport" TO coverkeep_app;
-- A merge moves the passports of the vendor that goes.
GRANT UPDATE (withdrawn_at, vendor_id) ON "vendor_passport" TO coverkeep_app;
GRANT SELECT ON "vendor_passport" TO coverkeep_platform, coverkeep_backup, coverkeep_auth;

GRANT UPDATE (passport) ON document TO coverkeep_app;
GRANT UPDATE (passport_keys) ON company TO coverkeep_app;
