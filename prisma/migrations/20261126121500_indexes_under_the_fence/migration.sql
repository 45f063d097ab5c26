-- Comparing enums is not leakproof: under row-level security an index is not searched by a status. Partial indexes are, since their
-- condition is compared with the statement's own text.
CREATE INDEX document_unread ON document (company_id, created_at DESC, id) WHERE processing_status IN ('PENDING', 'PROCESSING');
CREATE INDEX document_failed ON document (company_id, created_at DESC, id) WHERE processing_status = 'FAILED';
CREATE INDEX vendor_inactive ON vendor (company_id, created_at DESC, lower(name), id) WHERE status = 'INACTIVE';

-- The list's order by status, both ways.
DROP INDEX "document_company_id_processing_status_created_at_idx";
CREATE INDEX document_by_status ON document (company_id, processing_status, created_at, id);
