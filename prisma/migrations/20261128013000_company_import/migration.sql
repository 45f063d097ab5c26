-- The data of a company that another installation exported, taken in here; and what of it is kept as a record of that installation.
CREATE TABLE "company_import" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "created_by_id" UUID,
    "file_name" TEXT NOT NULL,
    "storage_key" TEXT,
    "state" TEXT NOT NULL DEFAULT 'checking'
      CHECK (state IN ('checking', 'checked', 'refused', 'importing', 'judging', 'done', 'failed', 'discarded')),
    "former_company" TEXT,
    "exported_at" TIMESTAMPTZ(3),
    "progress" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "report" JSONB NOT NULL DEFAULT '{}',
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "company_import_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "company_import_storage_key_key" ON "company_import"("storage_key");
CREATE UNIQUE INDEX "company_import_company_id_id_key" ON "company_import"("company_id", "id");
CREATE INDEX "company_import_company_id_created_at_idx" ON "company_import"("company_id", "created_at" DESC);
-- One at a time.
CREATE UNIQUE INDEX company_import_at_work ON company_import (company_id) WHERE state IN ('checking', 'importing', 'judging');
ALTER TABLE "company_import" ADD CONSTRAINT "company_import_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "former_record" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "import_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "file_size" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,

    CONSTRAINT "former_record_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "former_record_storage_key_key" ON "former_record"("storage_key");
CREATE UNIQUE INDEX "former_record_company_id_id_key" ON "former_record"("company_id", "id");
CREATE UNIQUE INDEX "former_record_company_id_import_id_name_key" ON "former_record"("company_id", "import_id", "name");
ALTER TABLE "former_record" ADD CONSTRAINT "former_record_company_id_import_id_fkey" FOREIGN KEY ("company_id", "import_id") REFERENCES "company_import"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['company_import', 'former_record'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY tenant ON %I TO coverkeep_app USING (company_id = current_setting(''app.company_id'')::uuid) '
                   'WITH CHECK (company_id = current_setting(''app.company_id'')::uuid)', tenant_table);
    EXECUTE format('CREATE POLICY platform ON %I TO coverkeep_platform USING (true) WITH CHECK (true)', tenant_table);
    EXECUTE format('CREATE POLICY backup ON %I FOR SELECT TO coverkeep_backup USING (true)', tenant_table);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO coverkeep_app', tenant_table);
    EXECUTE format('GRANT SELECT ON %I TO coverkeep_platform, coverkeep_backup', tenant_table);
  END LOOP;
END $$;
GRANT UPDATE (storage_key, state, former_company, exported_at, progress, total, report, error, finished_at) ON company_import TO coverkeep_app;

-- A raw email of another installation came in by no door of this one.
ALTER TABLE inbound_message DROP CONSTRAINT inbound_message_door;
ALTER TABLE inbound_message ADD CONSTRAINT inbound_message_door CHECK (door IN ('imap', 'smtp', 'webhook', 'import'));
