-- AlterTable
ALTER TABLE "document" ADD COLUMN     "needs_review" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "reading" ADD COLUMN     "changes" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "read_by_id" UUID;

-- AddForeignKey
ALTER TABLE "reading" ADD CONSTRAINT "reading_company_id_read_by_id_fkey" FOREIGN KEY ("company_id", "read_by_id") REFERENCES "user"("company_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The queue of documents that wait for a person, and its count beside the navigation.
CREATE INDEX document_needs_review ON document (company_id, (coalesce(typed_expiration_date, read_expiration_date)), created_at, id)
  WHERE needs_review;

-- What waits already: files without a vendor at once, the others when their vendor is judged anew at the next look or sweep. The
-- tables' owner passes their fence for this, and no longer.
ALTER TABLE document NO FORCE ROW LEVEL SECURITY;
ALTER TABLE vendor NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats NO FORCE ROW LEVEL SECURITY;

UPDATE document SET needs_review = true WHERE vendor_id IS NULL AND processing_status IN ('PROCESSED', 'FAILED');
UPDATE vendor SET status_due_on = '1970-01-01' WHERE documents_count > 0;
UPDATE company_stats SET as_of = '1970-01-01';

ALTER TABLE document FORCE ROW LEVEL SECURITY;
ALTER TABLE vendor FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats FORCE ROW LEVEL SECURITY;
