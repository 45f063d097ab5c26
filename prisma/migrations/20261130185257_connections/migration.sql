-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'CONNECTION_NOTICE';

-- CreateTable
CREATE TABLE "connection" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "connector" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "off_reason" TEXT,
    "settings" JSONB NOT NULL,
    "reads_vendors" BOOLEAN NOT NULL DEFAULT true,
    "writes_standings" BOOLEAN NOT NULL DEFAULT true,
    "schedule" TEXT NOT NULL DEFAULT 'daily',
    "secrets" TEXT,
    "host_key" TEXT,
    "connected_as" TEXT,
    "read_cursor" TEXT,
    "told_to" BIGINT,
    "tried_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "next_run_at" TIMESTAMPTZ(3),
    "running_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "connection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "connection_record" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "connection_id" UUID NOT NULL,
    "external_id" TEXT NOT NULL,
    "vendor_id" UUID,
    "state" TEXT NOT NULL,
    "source" JSONB NOT NULL,
    "written" JSONB,
    "is_due" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "connection_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "connection_run" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "connection_id" UUID NOT NULL,
    "is_dry" BOOLEAN NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "started_by_id" UUID,
    "counts" JSONB NOT NULL,
    "lines" JSONB NOT NULL,
    "problem" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "connection_run_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "connection_company_id_id_key" ON "connection"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "connection_company_id_connector_key" ON "connection"("company_id", "connector");

-- CreateIndex
CREATE INDEX "connection_record_company_id_vendor_id_idx" ON "connection_record"("company_id", "vendor_id");

-- CreateIndex
CREATE UNIQUE INDEX "connection_record_company_id_id_key" ON "connection_record"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "connection_record_company_id_connection_id_external_id_key" ON "connection_record"("company_id", "connection_id", "external_id");

-- CreateIndex
CREATE INDEX "connection_run_company_id_connection_id_created_at_idx" ON "connection_run"("company_id", "connection_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "connection_run_company_id_id_key" ON "connection_run"("company_id", "id");

-- AddForeignKey
ALTER TABLE "connection" ADD CONSTRAINT "connection_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connection_record" ADD CONSTRAINT "connection_record_company_id_connection_id_fkey" FOREIGN KEY ("company_id", "connection_id") REFERENCES "connection"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connection_run" ADD CONSTRAINT "connection_run_company_id_connection_id_fkey" FOREIGN KEY ("company_id", "connection_id") REFERENCES "connection"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['connection', 'connection_record', 'connection_run'] LOOP
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
GRANT UPDATE (is_active, off_reason, settings, reads_vendors, writes_standings, schedule, secrets, host_key, connected_as, read_cursor, told_to,
  tried_at, failures, next_run_at, running_until) ON connection TO coverkeep_app;
GRANT UPDATE (vendor_id, state, source, written, is_due) ON connection_record TO coverkeep_app;
GRANT UPDATE (state, counts, lines, problem, finished_at) ON connection_run TO coverkeep_app;
