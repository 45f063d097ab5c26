-- Two vendors that are one firm: which one went into which, and all that an undo needs.
CREATE TABLE "vendor_merge" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "first_vendor_id" UUID NOT NULL,
    "gone_id" UUID NOT NULL,
    "other_email" TEXT NOT NULL,
    "gone" JSONB NOT NULL,
    "given" JSONB NOT NULL,
    "moved" JSONB NOT NULL,
    "aside" JSONB NOT NULL,
    "counts" JSONB NOT NULL,
    "merged_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "vendor_merge_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "vendor_merge_company_id_id_key" ON "vendor_merge"("company_id", "id");
CREATE INDEX "vendor_merge_company_id_vendor_id_idx" ON "vendor_merge"("company_id", "vendor_id");
CREATE INDEX "vendor_merge_gone_id_idx" ON "vendor_merge"("gone_id");
CREATE INDEX vendor_merge_email ON vendor_merge (lower(other_email)) WHERE undone_at IS NULL;
ALTER TABLE "vendor_merge" ADD CONSTRAINT "vendor_merge_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE vendor_merge ENABLE ROW LEVEL SECURITY;
ALTER TABLE vendor_merge FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON vendor_merge TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON vendor_merge TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON vendor_merge FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT ON vendor_merge TO coverkeep_app;
GRANT UPDATE (vendor_id, undone_at) ON vendor_merge TO coverkeep_app;
GRANT SELECT ON vendor_merge TO coverkeep_platform, coverkeep_backup;

-- A merge moves whose a row is, and changes nothing else of it.
GRANT UPDATE (vendor_id) ON document, policy, reminder, mail, inbound_delivery, verdict, requirement_exception, verdict_decision,
  policy_notice, portal_link, vendor_note, assignment, import_row TO coverkeep_app;
GRANT UPDATE (assignment_id) ON requirement_exception, verdict_decision, completed_operations_request TO coverkeep_app;

-- Both vendors may have sent the same file. Each copy keeps its readings and answers.
ALTER TABLE document ADD COLUMN is_twin BOOLEAN NOT NULL DEFAULT false;
GRANT UPDATE (is_twin) ON document TO coverkeep_app;
DROP INDEX document_same_bytes;
CREATE UNIQUE INDEX document_same_bytes ON document (company_id, vendor_id, sha256) NULLS NOT DISTINCT
  WHERE created_at >= '2026-11-21T06:30:00Z' AND NOT is_twin;
