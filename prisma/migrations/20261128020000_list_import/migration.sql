-- Lists that a company brings along from spreadsheets or another system, with its certificates.
CREATE TABLE "list_import" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "created_by_id" UUID,
    "file_name" TEXT NOT NULL,
    "storage_key" TEXT,
    "state" TEXT NOT NULL DEFAULT 'checking'
      CHECK (state IN ('checking', 'checked', 'refused', 'importing', 'done', 'undoing', 'undone', 'discarded')),
    "updates_existing" BOOLEAN NOT NULL,
    "vendor_import_id" UUID,
    "report" JSONB NOT NULL DEFAULT '{}',
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "list_import_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "list_import_storage_key_key" ON "list_import"("storage_key");
CREATE UNIQUE INDEX "list_import_company_id_id_key" ON "list_import"("company_id", "id");
CREATE INDEX "list_import_company_id_created_at_idx" ON "list_import"("company_id", "created_at" DESC);
-- One at a time: two would not see each other's vendors.
CREATE UNIQUE INDEX list_import_at_work ON list_import (company_id) WHERE state IN ('checking', 'importing', 'undoing');
ALTER TABLE "list_import" ADD CONSTRAINT "list_import_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "list_import_row" (
    "company_id" UUID NOT NULL,
    "import_id" UUID NOT NULL,
    "list" TEXT NOT NULL
      CHECK (list IN ('vendors', 'projects', 'assignments', 'users', 'certificates', 'archive')),
    "line" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "plan" TEXT NOT NULL
      CHECK (plan IN ('create', 'update', 'skip', 'refuse', 'note')),
    "problems" JSONB NOT NULL DEFAULT '[]',
    "outcome" TEXT NOT NULL
      CHECK (outcome IN ('waiting', 'created', 'updated', 'skipped', 'refused', 'noted', 'removed', 'restored', 'kept')),
    "reason" TEXT,
    "subject_id" UUID,
    "link" TEXT,
    "changes" JSONB,

    CONSTRAINT "list_import_row_pkey" PRIMARY KEY ("company_id","import_id","list","line")
);
CREATE INDEX "list_import_row_company_id_import_id_outcome_list_line_idx" ON "list_import_row"("company_id", "import_id", "outcome", "list", "line");
ALTER TABLE "list_import_row" ADD CONSTRAINT "list_import_row_company_id_import_id_fkey" FOREIGN KEY ("company_id", "import_id") REFERENCES "list_import"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['list_import', 'list_import_row'] LOOP
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
GRANT UPDATE (storage_key, state, vendor_import_id, report, error, finished_at) ON list_import TO coverkeep_app;
GRANT UPDATE (outcome, reason, subject_id, link, changes) ON list_import_row TO coverkeep_app;
GRANT DELETE ON list_import_row TO coverkeep_app;
