-- CreateTable
CREATE TABLE "key_call" (
    "id" BIGSERIAL NOT NULL,
    "company_id" UUID NOT NULL,
    "key_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "millis" INTEGER NOT NULL,
    "request_id" UUID NOT NULL,

    CONSTRAINT "key_call_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateIndex
CREATE INDEX "key_call_company_id_key_id_id_idx" ON "key_call"("company_id", "key_id", "id" DESC);

-- CreateIndex
CREATE INDEX "key_call_company_id_at_idx" ON "key_call"("company_id", "at");

-- AddForeignKey
ALTER TABLE "key_call" ADD CONSTRAINT "key_call_company_id_key_id_fkey" FOREIGN KEY ("company_id", "key_id") REFERENCES "api_key"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "key_call" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "key_call" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "key_call" TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON "key_call" TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON "key_call" FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT, DELETE ON "key_call" TO coverkeep_app;
GRANT SELECT ON "key_call" TO coverkeep_platform;
GRANT SELECT ON "key_call" TO coverkeep_backup;
GRANT USAGE ON SEQUENCE key_call_id_seq TO coverkeep_app;
GRANT SELECT ON SEQUENCE key_call_id_seq TO coverkeep_backup;
