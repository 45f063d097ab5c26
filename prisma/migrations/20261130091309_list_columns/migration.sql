-- Which columns of lists a person hides or adds.
ALTER TABLE "user" ADD COLUMN     "list_columns" TEXT[] DEFAULT ARRAY[]::TEXT[];

GRANT UPDATE (list_columns) ON "user" TO coverkeep_app;

-- The list by status: active vendors before inactive ones, each the worst first (lib/compliance/verdicts/order-rules).
DROP INDEX vendor_by_status;
CREATE INDEX vendor_by_status ON vendor (company_id, status, (CASE compliance_status
  WHEN 'EXPIRED' THEN 1 WHEN 'NON_COMPLIANT' THEN 2 WHEN 'NO_DOCUMENTS' THEN 3 WHEN 'UNDER_REVIEW' THEN 4 WHEN 'EXPIRING_SOON' THEN 5 ELSE 6 END), lower(name), id);
