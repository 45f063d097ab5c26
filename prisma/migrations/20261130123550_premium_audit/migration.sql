-- CreateTable
CREATE TABLE "payment_import" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "created_by_id" UUID,
    "file_name" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "left_out" INTEGER NOT NULL DEFAULT 0,
    "left_out_cents" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vendor_payment" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "import_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "paid_on" DATE NOT NULL,
    "cents" BIGINT NOT NULL,

    CONSTRAINT "vendor_payment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_import_company_id_id_key" ON "payment_import"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_import_company_id_sha256_key" ON "payment_import"("company_id", "sha256");

-- CreateIndex
CREATE INDEX "vendor_payment_company_id_vendor_id_paid_on_idx" ON "vendor_payment"("company_id", "vendor_id", "paid_on");

-- CreateIndex
CREATE INDEX "vendor_payment_company_id_paid_on_idx" ON "vendor_payment"("company_id", "paid_on");

-- CreateIndex
CREATE INDEX "vendor_payment_company_id_import_id_idx" ON "vendor_payment"("company_id", "import_id");

-- CreateIndex
CREATE UNIQUE INDEX "vendor_payment_company_id_id_key" ON "vendor_payment"("company_id", "id");

-- AddForeignKey
ALTER TABLE "payment_import" ADD CONSTRAINT "payment_import_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_import" ADD CONSTRAINT "payment_import_company_id_created_by_id_fkey" FOREIGN KEY ("company_id", "created_by_id") REFERENCES "user"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendor_payment" ADD CONSTRAINT "vendor_payment_company_id_import_id_fkey" FOREIGN KEY ("company_id", "import_id") REFERENCES "payment_import"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendor_payment" ADD CONSTRAINT "vendor_payment_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['payment_import', 'vendor_payment'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY tenant ON %I TO coverkeep_app USING (company_id = current_setting(''app.company_id'')::uuid) '
                   'WITH CHECK (company_id = current_setting(''app.company_id'')::uuid)', tenant_table);
    EXECUTE format('CREATE POLICY platform ON %I TO coverkeep_platform USING (true) WITH CHECK (true)', tenant_table);
    EXECUTE format('CREATE POLICY backup ON %I FOR SELECT TO coverkeep_backup USING (true)', tenant_table);
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO coverkeep_app', tenant_table);
    EXECUTE format('GRANT SELECT ON %I TO coverkeep_platform, coverkeep_backup', tenant_table);
  END LOOP;
END $$;
-- A merge moves the payments of the vendor that goes.
GRANT UPDATE (vendor_id) ON vendor_payment TO coverkeep_app;
