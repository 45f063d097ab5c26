-- The orders in which the lists of vendors and documents are asked for, so that a page of a long list is read and not sorted.
-- Each serves both directions, but for dates: rows without one come last both ways.
CREATE INDEX vendor_by_name ON vendor (company_id, lower(name), id);
CREATE INDEX vendor_by_status ON vendor (company_id, compliance_status, lower(name), id);
CREATE INDEX vendor_by_expiration ON vendor (company_id, earliest_expiration DESC NULLS LAST, id DESC);
CREATE INDEX vendor_by_documents ON vendor (company_id, documents_count, lower(name), id);
CREATE INDEX document_by_file ON document (company_id, lower(file_name), id);
CREATE INDEX document_by_expiration ON document (company_id, (coalesce(typed_expiration_date, read_expiration_date)), id);
