-- What platform admins share of the answers of companies: a wording and what it means, with no company in it.
CREATE TABLE "shared_wording" (
    "id" UUID NOT NULL,
    "wording" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "grants" TEXT[],
    "coverages" TEXT[],
    "shared_by_id" UUID,
    "shared_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_by_id" UUID,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "shared_wording_pkey" PRIMARY KEY ("id")
);
-- One shared answer for each wording counts.
CREATE UNIQUE INDEX "shared_wording_counts" ON "shared_wording"("wording") WHERE withdrawn_at IS NULL;
ALTER TABLE shared_wording ADD CONSTRAINT shared_wording_answer CHECK (answer IN ('nothing', 'gives', 'takes'));

-- Every company reads what is shared. A shared answer is withdrawn, never rewritten.
GRANT SELECT ON shared_wording TO coverkeep_app, coverkeep_platform, coverkeep_backup;
GRANT INSERT, UPDATE (withdrawn_at, withdrawn_by_id) ON shared_wording TO coverkeep_platform;

-- The certificates of all companies with a wording.
CREATE INDEX "document_wording_wording_idx" ON "document_wording"("wording");
