-- Events that a company's own programs are told of, and each telling of one.
CREATE TABLE "webhook" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "types" TEXT[],
    "secret" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "off_reason" TEXT CHECK (off_reason IN ('gone', 'by_hand')),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "webhook_company_id_id_key" ON "webhook"("company_id", "id");
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3),
    "tried_at" TIMESTAMPTZ(3),
    "answer_status" INTEGER,
    "answer_excerpt" TEXT,
    "problem" TEXT CHECK (problem IN ('answer', 'private_address', 'timeout', 'unreachable')),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "webhook_delivery_company_id_id_key" ON "webhook_delivery"("company_id", "id");
CREATE INDEX "webhook_delivery_company_id_webhook_id_created_at_idx" ON "webhook_delivery"("company_id", "webhook_id", "created_at" DESC);
CREATE INDEX "webhook_delivery_company_id_created_at_idx" ON "webhook_delivery"("company_id", "created_at");
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_company_id_webhook_id_fkey" FOREIGN KEY ("company_id", "webhook_id") REFERENCES "webhook"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['webhook', 'webhook_delivery'] LOOP
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
GRANT UPDATE (is_active, off_reason) ON webhook TO coverkeep_app;
GRANT UPDATE (state, tries, next_try_at, tried_at, answer_status, answer_excerpt, problem) ON webhook_delivery TO coverkeep_app;
