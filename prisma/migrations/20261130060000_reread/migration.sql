-- All certificates of a company are read again. The new readings are kept beside those that count, until someone uses or discards them.
CREATE TABLE "reread_run" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "reader_version" INTEGER NOT NULL,
    "started_by_id" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "job_key" UUID NOT NULL,
    "stepped_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "compared_to" UUID,
    "compared_at" TIMESTAMPTZ(3),
    "compared_on" DATE,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "read_count" INTEGER NOT NULL DEFAULT 0,
    "differ_count" INTEGER NOT NULL DEFAULT 0,
    "applied_count" INTEGER NOT NULL DEFAULT 0,
    "turned_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "reread_run_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "reread_run_company_id_id_key" ON "reread_run"("company_id", "id");
CREATE INDEX "reread_run_company_id_started_at_idx" ON "reread_run"("company_id", "started_at" DESC);
-- One run of a company at a time.
CREATE UNIQUE INDEX "reread_run_open" ON "reread_run"("company_id") WHERE state IN ('reading', 'comparing', 'ready', 'applying');
ALTER TABLE reread_run ADD CONSTRAINT reread_run_state
  CHECK (state IN ('reading', 'comparing', 'ready', 'applying', 'applied', 'discarded'));
ALTER TABLE "reread_run" ADD CONSTRAINT "reread_run_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "reread_file" (
    "company_id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "revision" INTEGER NOT NULL DEFAULT 0,
    "result" JSONB,
    "millis" INTEGER NOT NULL DEFAULT 0,
    "error" JSONB,
    "changes" JSONB NOT NULL DEFAULT '[]',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "reread_file_pkey" PRIMARY KEY ("company_id", "run_id", "document_id")
);
CREATE INDEX "reread_file_company_id_document_id_idx" ON "reread_file"("company_id", "document_id");
CREATE INDEX "reread_file_company_id_run_id_state_idx" ON "reread_file"("company_id", "run_id", "state");
ALTER TABLE reread_file ADD CONSTRAINT reread_file_state CHECK (state IN ('waiting', 'same', 'different', 'failed', 'held', 'applied'));
ALTER TABLE "reread_file" ADD CONSTRAINT "reread_file_company_id_run_id_fkey" FOREIGN KEY ("company_id", "run_id") REFERENCES "reread_run"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reread_file" ADD CONSTRAINT "reread_file_company_id_document_id_fkey" FOREIGN KEY ("company_id", "document_id") REFERENCES "document"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "reread_vendor" (
    "company_id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "from_status" TEXT NOT NULL,
    "to_status" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "reason" JSONB,

    CONSTRAINT "reread_vendor_pkey" PRIMARY KEY ("company_id", "run_id", "vendor_id")
);
CREATE INDEX "reread_vendor_company_id_vendor_id_idx" ON "reread_vendor"("company_id", "vendor_id");
ALTER TABLE "reread_vendor" ADD CONSTRAINT "reread_vendor_company_id_run_id_fkey" FOREIGN KEY ("company_id", "run_id") REFERENCES "reread_run"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reread_vendor" ADD CONSTRAINT "reread_vendor_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['reread_run', 'reread_file', 'reread_vendor'] LOOP
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
-- The sweep has runs go on whose job was lost.
GRANT UPDATE (job_key, stepped_at) ON reread_run TO coverkeep_platform;
