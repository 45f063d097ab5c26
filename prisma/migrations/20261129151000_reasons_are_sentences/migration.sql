-- A vendor's reason is the sentence of its verdict, a key with values that is said in the reader's language. A vendor that was judged before
-- there were sentences gets one with its next judgment, which 20261129141000_badges_of_documents asked for.
ALTER TABLE "vendor" DROP COLUMN "compliance_reason";
