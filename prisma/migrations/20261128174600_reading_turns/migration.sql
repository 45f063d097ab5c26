-- Which document is read next. A row stands for one reading: it waits, is taken by a job of the queue, and ends. Those that ended tell
-- for an hour whose turn it was and what it cost.
CREATE TABLE "reading_turn" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "lane" SMALLINT NOT NULL CHECK (lane BETWEEN 0 AND 2),
    "turn_of" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "is_quick" BOOLEAN NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_by" UUID,
    "taken_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "millis" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reading_turn_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "reading_turn_company_id_id_key" ON "reading_turn"("company_id", "id");
CREATE UNIQUE INDEX reading_turn_open ON reading_turn (company_id, document_id) WHERE finished_at IS NULL;
CREATE INDEX reading_turn_recent ON reading_turn (taken_at) WHERE taken_at IS NOT NULL;
ALTER TABLE "reading_turn" ADD CONSTRAINT "reading_turn_company_id_document_id_fkey" FOREIGN KEY ("company_id", "document_id") REFERENCES "document"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE reading_turn ENABLE ROW LEVEL SECURITY;
ALTER TABLE reading_turn FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON reading_turn TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON reading_turn TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON reading_turn FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT ON reading_turn TO coverkeep_app;
GRANT UPDATE (is_quick, tries, due_at, taken_by, taken_at, finished_at, millis) ON reading_turn TO coverkeep_app;
GRANT SELECT, INSERT, DELETE ON reading_turn TO coverkeep_platform;
GRANT UPDATE (taken_by, taken_at) ON reading_turn TO coverkeep_platform;
GRANT SELECT ON reading_turn TO coverkeep_backup;

-- Documents that wait now. Their jobs in the queue name them, and so read them.
INSERT INTO reading_turn (id, company_id, document_id, lane, turn_of, turn, is_quick, created_at)
SELECT gen_random_uuid(), company_id, id, CASE source WHEN 'EMAIL' THEN 1 WHEN 'IMPORT' THEN 2 ELSE 0 END,
  coalesce(vendor_id::text, uploaded_by_id::text, ''), 0, false, created_at
FROM document WHERE processing_status IN ('PENDING', 'PROCESSING');

-- By which version of the reader a file was read.
ALTER TABLE reading ADD COLUMN reader_version INTEGER;
