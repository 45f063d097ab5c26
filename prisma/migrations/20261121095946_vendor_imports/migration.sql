-- CreateEnum
CREATE TYPE "import_state" AS ENUM ('RUNNING', 'DONE', 'UNDOING', 'UNDONE');

-- CreateEnum
CREATE TYPE "import_outcome" AS ENUM ('WAITING', 'CREATED', 'UPDATED', 'SKIPPED', 'REFUSED', 'KEPT');

-- CreateTable
CREATE TABLE "vendor_import" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "created_by_id" UUID,
    "file_name" TEXT NOT NULL,
    "state" "import_state" NOT NULL DEFAULT 'RUNNING',
    "updates_existing" BOOLEAN NOT NULL,
    "row_count" INTEGER NOT NULL,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "skipped" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "removed" INTEGER NOT NULL DEFAULT 0,
    "kept" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "vendor_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_row" (
    "company_id" UUID NOT NULL,
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "outcome" "import_outcome" NOT NULL DEFAULT 'WAITING',
    "reason" TEXT,
    "vendor_id" UUID,

    CONSTRAINT "import_row_pkey" PRIMARY KEY ("company_id","import_id","line")
);

-- CreateIndex
CREATE INDEX "vendor_import_company_id_created_at_idx" ON "vendor_import"("company_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "vendor_import_company_id_id_key" ON "vendor_import"("company_id", "id");

-- CreateIndex
CREATE INDEX "import_row_company_id_vendor_id_idx" ON "import_row"("company_id", "vendor_id");

-- AddForeignKey
ALTER TABLE "vendor_import" ADD CONSTRAINT "vendor_import_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendor_import" ADD CONSTRAINT "vendor_import_company_id_created_by_id_fkey" FOREIGN KEY ("company_id", "created_by_id") REFERENCES "user"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_company_id_import_id_fkey" FOREIGN KEY ("company_id", "import_id") REFERENCES "vendor_import"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One list at a time: two would not see each other's vendors.
CREATE UNIQUE INDEX vendor_import_one_at_work ON vendor_import (company_id) WHERE state IN ('RUNNING', 'UNDOING');

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['vendor_import', 'import_row'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY tenant ON %I TO coverkeep_app USING (company_id = current_setting(''app.company_id'')::uuid) '
                   'WITH CHECK (company_id = current_setting(''app.company_id'')::uuid)', tenant_table);
    EXECUTE format('CREATE POLICY platform ON %I TO coverkeep_platform USING (true) WITH CHECK (true)', tenant_table);
    EXECUTE format('CREATE POLICY backup ON %I FOR SELECT TO coverkeep_backup USING (true)', tenant_table);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO coverkeep_app', tenant_table);
    EXECUTE format('GRANT SELECT ON %I TO coverkeep_platform, coverkeep_backup', tenant_table);
  END LOOP;
END $$;
