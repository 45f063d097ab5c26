-- What a person decides about a document: that it no longer matters for Review, whose certificate it is, and for whom.
CREATE TYPE "holder_answer" AS ENUM ('ACCEPTED', 'REJECTED');

ALTER TABLE "document" ADD COLUMN "review_dismissed_at" TIMESTAMPTZ(3),
ADD COLUMN "confirmed_insured" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "holder_answer" "holder_answer";

GRANT UPDATE (review_dismissed_at, confirmed_insured, holder_answer) ON document TO coverkeep_app;

-- The queue and what was dismissed from it: neither is searched among the other.
DROP INDEX document_needs_review;
CREATE INDEX document_needs_review ON document (company_id, (coalesce(typed_expiration_date, read_expiration_date)), created_at, id)
  WHERE needs_review AND review_dismissed_at IS NULL;
CREATE INDEX document_dismissed ON document (company_id, review_dismissed_at DESC, id) WHERE needs_review AND review_dismissed_at IS NOT NULL;
