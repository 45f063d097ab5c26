-- A sentence of a description that is not understood is asked once for each wording and company.
CREATE TABLE "wording_answer" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "wording" TEXT NOT NULL,
    "example" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "grants" TEXT[],
    "coverages" TEXT[],
    "answered_by_id" UUID,
    "answered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_by_id" UUID,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "wording_answer_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "wording_answer_company_id_id_key" ON "wording_answer"("company_id", "id");
CREATE INDEX "wording_answer_company_id_answered_at_idx" ON "wording_answer"("company_id", "answered_at");
-- One answer for each wording counts.
CREATE UNIQUE INDEX "wording_answer_counts" ON "wording_answer"("company_id", "wording") WHERE withdrawn_at IS NULL;
ALTER TABLE wording_answer ADD CONSTRAINT wording_answer_answer CHECK (answer IN ('nothing', 'gives', 'takes'));
ALTER TABLE "wording_answer" ADD CONSTRAINT "wording_answer_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "document_wording" (
    "company_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "wording" TEXT NOT NULL,
    "sentence" TEXT NOT NULL,
    "is_open" BOOLEAN NOT NULL,

    CONSTRAINT "document_wording_pkey" PRIMARY KEY ("company_id", "document_id", "wording")
);
CREATE INDEX "document_wording_company_id_wording_idx" ON "document_wording"("company_id", "wording");
ALTER TABLE "document_wording" ADD CONSTRAINT "document_wording_company_id_document_id_fkey" FOREIGN KEY ("company_id", "document_id") REFERENCES "document"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['wording_answer', 'document_wording'] LOOP
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
-- An answer is withdrawn, never rewritten.
GRANT UPDATE (withdrawn_at, withdrawn_by_id) ON wording_answer TO coverkeep_app;
GRANT UPDATE (sentence, is_open), DELETE ON document_wording TO coverkeep_app;

-- Vendors are checked again, so that the sentences of what is on file are known.
ALTER TABLE "vendor" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "company_stats" NO FORCE ROW LEVEL SECURITY;
UPDATE vendor SET is_judgment_due = true WHERE NOT is_judgment_due;
UPDATE company_stats s SET rejudge_total = (SELECT count(*) FROM vendor v WHERE v.company_id = s.company_id AND v.is_judgment_due);
ALTER TABLE "vendor" FORCE ROW LEVEL SECURITY;
ALTER TABLE "company_stats" FORCE ROW LEVEL SECURITY;
