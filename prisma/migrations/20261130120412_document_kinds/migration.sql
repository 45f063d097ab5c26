-- AlterTable
ALTER TABLE "document" ADD COLUMN     "issued_on" DATE,
ADD COLUMN     "kind_id" UUID,
ADD COLUMN     "kind_source" TEXT,
ADD COLUMN     "paper_issuer" TEXT,
ADD COLUMN     "paper_number" TEXT,
ADD COLUMN     "paper_state" TEXT,
ADD COLUMN     "read_paper" JSONB;

-- CreateTable
CREATE TABLE "document_kind" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "told" TEXT NOT NULL DEFAULT '',
    "expires" TEXT NOT NULL,
    "months" INTEGER,
    "reminder_days" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "reminder_text" TEXT,
    "file_types" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "starter" TEXT,
    "title_words" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_kind_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "document_kind_company_id_id_key" ON "document_kind"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "document_kind_company_id_starter_key" ON "document_kind"("company_id", "starter");

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_company_id_kind_id_fkey" FOREIGN KEY ("company_id", "kind_id") REFERENCES "document_kind"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_kind" ADD CONSTRAINT "document_kind_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE UNIQUE INDEX document_kind_name ON document_kind (company_id, lower(name)) WHERE archived_at IS NULL;
ALTER TABLE document_kind ADD CONSTRAINT document_kind_expires CHECK (expires IN ('never', 'date', 'months') AND (expires = 'months') = (months IS NOT NULL));
ALTER TABLE document ADD CONSTRAINT document_kind_source CHECK (kind_source IN ('slot', 'title', 'person'));
CREATE INDEX document_of_kind ON document (company_id, kind_id, created_at DESC, id) WHERE kind_id IS NOT NULL;

ALTER TABLE document_kind ENABLE ROW LEVEL SECURITY;
ALTER TABLE document_kind FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON document_kind TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON document_kind TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON document_kind FOR SELECT TO coverkeep_backup USING (true);
-- A kind is archived, never deleted.
GRANT SELECT, INSERT ON document_kind TO coverkeep_app;
GRANT UPDATE (name, told, expires, months, reminder_days, reminder_text, file_types, title_words, archived_at, updated_at) ON document_kind TO coverkeep_app;
GRANT SELECT ON document_kind TO coverkeep_platform, coverkeep_backup;
GRANT UPDATE (kind_id, kind_source, paper_number, paper_issuer, paper_state, issued_on, typed_expiration_date, read_paper) ON document TO coverkeep_app;

-- A paper is found by its kind and by its number.
CREATE INDEX document_paper_search ON document USING gin (company_id, plain_text(coalesce(paper_number, read_paper ->> 'number')) gin_trgm_ops)
  WHERE kind_id IS NOT NULL;
GRANT SELECT (kind_id, paper_number, read_paper) ON document TO coverkeep_search;
GRANT SELECT (id, company_id, name) ON document_kind TO coverkeep_search;
CREATE POLICY search ON document_kind FOR SELECT TO coverkeep_search USING (true);
CREATE FUNCTION find_kind_documents(pattern text, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  plain text := plain_text(pattern);
BEGIN
  RETURN QUERY
    (SELECT d.id FROM document d WHERE d.company_id = company AND d.kind_id IS NOT NULL
       AND plain_text(coalesce(d.paper_number, d.read_paper ->> 'number')) LIKE plain LIMIT most)
    UNION
    (SELECT d.id FROM document_kind k JOIN document d ON d.company_id = company AND d.kind_id = k.id
     WHERE k.company_id = company AND plain_text(k.name) LIKE plain LIMIT most);
END $$;
DO $$
BEGIN
  GRANT CREATE ON SCHEMA public TO coverkeep_search;
  ALTER FUNCTION find_kind_documents(text, int) OWNER TO coverkeep_search;
  REVOKE ALL ON FUNCTION find_kind_documents(text, int) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION find_kind_documents(text, int) TO coverkeep_app;
  REVOKE CREATE ON SCHEMA public FROM coverkeep_search;
END $$;
