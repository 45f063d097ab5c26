-- Vendors are judged by requirement sets, each contract of a project by itself.

ALTER TYPE "coverage_state" ADD VALUE 'SHORT' BEFORE 'UNDER_REVIEW';
ALTER TYPE "coverage_state" ADD VALUE 'NOT_REQUIRED';

ALTER TABLE "project"
  ADD COLUMN "completed_on" DATE,
  ADD COLUMN "completed_years" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "requirement_set_id" UUID,
  ADD COLUMN "holders" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "external_id" TEXT,
  ADD COLUMN "external_source" TEXT;
UPDATE project SET completed_on = least(coalesce(ends_on, updated_at::date), current_date) WHERE status = 'COMPLETED';
ALTER TABLE project ADD CONSTRAINT project_completed_years CHECK (completed_years BETWEEN 0 AND 20);

ALTER TABLE "assignment"
  ADD COLUMN "contract_number" TEXT,
  ADD COLUMN "trade" TEXT,
  ADD COLUMN "starts_on" DATE,
  ADD COLUMN "ends_on" DATE,
  ADD COLUMN "requirement_set_id" UUID,
  ADD COLUMN "external_id" TEXT,
  ADD COLUMN "external_source" TEXT;
ALTER TABLE assignment ADD CONSTRAINT assignment_days CHECK (ends_on >= starts_on);
DROP INDEX "assignment_company_id_project_id_vendor_id_key";
CREATE INDEX "assignment_company_id_project_id_idx" ON "assignment"("company_id", "project_id");
-- One vendor has one contract of a number once on a project, and at most one contract without a number.
CREATE UNIQUE INDEX assignment_contract ON assignment (company_id, project_id, vendor_id, lower(coalesce(contract_number, '')));

ALTER TABLE "vendor"
  ADD COLUMN "papers_judgment" JSONB,
  ADD COLUMN "reason_sentence" JSONB,
  ADD COLUMN "excepted_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "is_judgment_due" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "external_id" TEXT,
  ADD COLUMN "external_source" TEXT;
UPDATE vendor SET papers_judgment = jsonb_build_object('status', compliance_status, 'reason', compliance_reason, 'dueOn', status_due_on,
  'marks', jsonb_build_object('generalLiability', general_liability_mark, 'autoLiability', auto_liability_mark,
    'umbrella', umbrella_mark, 'workersCompensation', workers_compensation_mark));
CREATE INDEX vendor_judgment_due ON vendor (company_id) WHERE is_judgment_due;

CREATE UNIQUE INDEX vendor_external ON vendor (company_id, external_source, external_id) NULLS NOT DISTINCT WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX project_external ON project (company_id, external_source, external_id) NULLS NOT DISTINCT WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX assignment_external ON assignment (company_id, external_source, external_id) NULLS NOT DISTINCT WHERE external_id IS NOT NULL;

ALTER TABLE "document" ADD COLUMN "is_doubtful" BOOLEAN NOT NULL DEFAULT false;
UPDATE document SET is_doubtful = needs_review;
GRANT UPDATE (is_doubtful) ON document TO coverkeep_app;

ALTER TABLE "company_stats" ADD COLUMN "rejudge_total" INTEGER NOT NULL DEFAULT 0;

-- Deferrable, so that a restore can load both.
ALTER TABLE "project" ADD CONSTRAINT "project_company_id_requirement_set_id_fkey" FOREIGN KEY ("company_id", "requirement_set_id") REFERENCES "requirement_set"("company_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_company_id_requirement_set_id_fkey" FOREIGN KEY ("company_id", "requirement_set_id") REFERENCES "requirement_set"("company_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION DEFERRABLE INITIALLY IMMEDIATE;

CREATE TABLE "verdict" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "assignment_id" UUID,
    "project_id" UUID,
    "set_id" UUID NOT NULL,
    "set_version" INTEGER NOT NULL,
    "from_at" TIMESTAMPTZ(3) NOT NULL,
    "until_at" TIMESTAMPTZ(3),
    "status" "compliance_status" NOT NULL,
    "work" TEXT NOT NULL,
    "pay" TEXT NOT NULL,
    "valid_until" DATE,
    "due_on" DATE,
    "misses" TEXT[],
    "questions" TEXT[],
    "excepted" INTEGER NOT NULL,
    "body" JSONB NOT NULL,

    CONSTRAINT "verdict_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "verdict_company_id_id_key" ON "verdict"("company_id", "id");
CREATE INDEX "verdict_company_id_vendor_id_from_at_idx" ON "verdict"("company_id", "vendor_id", "from_at");
-- Exactly one verdict holds for a vendor's assignment.
CREATE UNIQUE INDEX verdict_current ON verdict (company_id, vendor_id, assignment_id) NULLS NOT DISTINCT WHERE until_at IS NULL;
CREATE INDEX verdict_of_project ON verdict (company_id, project_id) WHERE until_at IS NULL;
ALTER TABLE verdict ADD CONSTRAINT verdict_gates CHECK (work IN ('clear', 'warn', 'stop') AND pay IN ('clear', 'warn', 'stop'));
ALTER TABLE "verdict" ADD CONSTRAINT "verdict_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "requirement_exception" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "assignment_id" UUID,
    "set_id" UUID NOT NULL,
    "requirement" TEXT NOT NULL,
    "requirement_sentence" JSONB NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "condition" TEXT,
    "owner_id" UUID,
    "from_on" DATE NOT NULL,
    "until_on" DATE NOT NULL,
    "policy_number" TEXT,
    "least" BIGINT,
    "state" TEXT NOT NULL DEFAULT 'requested',
    "requested_by_id" UUID,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "decision_note" TEXT,
    "ended_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),

    CONSTRAINT "requirement_exception_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "requirement_exception_company_id_id_key" ON "requirement_exception"("company_id", "id");
CREATE INDEX "requirement_exception_company_id_vendor_id_idx" ON "requirement_exception"("company_id", "vendor_id");
CREATE INDEX "requirement_exception_company_id_state_until_on_idx" ON "requirement_exception"("company_id", "state", "until_on");
ALTER TABLE requirement_exception ADD CONSTRAINT requirement_exception_words
  CHECK (kind IN ('waive', 'accept_short') AND state IN ('requested', 'approved', 'refused', 'ended'));
ALTER TABLE requirement_exception ADD CONSTRAINT requirement_exception_days CHECK (until_on >= from_on);
ALTER TABLE "requirement_exception" ADD CONSTRAINT "requirement_exception_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "verdict_decision" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "assignment_id" UUID,
    "set_id" UUID NOT NULL,
    "requirement" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "settings" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "document_ids" UUID[],
    "note" TEXT NOT NULL,
    "decided_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "verdict_decision_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "verdict_decision_company_id_id_key" ON "verdict_decision"("company_id", "id");
CREATE INDEX "verdict_decision_company_id_vendor_id_idx" ON "verdict_decision"("company_id", "vendor_id");
ALTER TABLE verdict_decision ADD CONSTRAINT verdict_decision_answer CHECK (answer IN ('accepted', 'rejected'));
ALTER TABLE "verdict_decision" ADD CONSTRAINT "verdict_decision_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "policy_notice" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "document_id" UUID,
    "kind" TEXT NOT NULL,
    "policy_number" TEXT NOT NULL,
    "coverage" TEXT,
    "effective_on" DATE NOT NULL,
    "notice_date" DATE,
    "note" TEXT,
    "entered_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policy_notice_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "policy_notice_company_id_id_key" ON "policy_notice"("company_id", "id");
CREATE INDEX "policy_notice_company_id_vendor_id_idx" ON "policy_notice"("company_id", "vendor_id");
ALTER TABLE policy_notice ADD CONSTRAINT policy_notice_kind CHECK (kind IN ('cancellation', 'non_renewal', 'reinstatement', 'amendment'));
ALTER TABLE "policy_notice" ADD CONSTRAINT "policy_notice_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "vendor_note" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vendor_note_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "vendor_note_company_id_id_key" ON "vendor_note"("company_id", "id");
CREATE INDEX "vendor_note_company_id_vendor_id_created_at_idx" ON "vendor_note"("company_id", "vendor_id", "created_at");
ALTER TABLE "vendor_note" ADD CONSTRAINT "vendor_note_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "insurer_rating" (
    "company_id" UUID NOT NULL,
    "naic" TEXT NOT NULL,
    "name" TEXT,
    "rating" TEXT NOT NULL,
    "size" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "insurer_rating_pkey" PRIMARY KEY ("company_id","naic")
);
ALTER TABLE "insurer_rating" ADD CONSTRAINT "insurer_rating_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['verdict', 'requirement_exception', 'verdict_decision', 'policy_notice', 'vendor_note', 'insurer_rating'] LOOP
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
-- What was judged and decided is closed, never rewritten.
GRANT UPDATE (until_at) ON verdict TO coverkeep_app;
GRANT UPDATE (withdrawn_at) ON verdict_decision TO coverkeep_app;
GRANT UPDATE (state, decided_by_id, decided_at, decision_note, ended_at, reminded_at) ON requirement_exception TO coverkeep_app;
GRANT DELETE ON policy_notice, vendor_note, insurer_rating TO coverkeep_app;
GRANT UPDATE (text, updated_at) ON vendor_note TO coverkeep_app;
GRANT UPDATE (name, rating, size, updated_at) ON insurer_rating TO coverkeep_app;
