-- "contains" searches by name, address and file name, inside one company.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE INDEX vendor_search ON vendor USING gin (company_id, name gin_trgm_ops, email gin_trgm_ops, contact_name gin_trgm_ops);
CREATE INDEX document_search ON document USING gin (company_id, file_name gin_trgm_ops);

-- What the sweeps ask for, across companies.
CREATE INDEX policy_due ON policy (expiration_date) WHERE is_current;
CREATE INDEX policy_upcoming ON policy (company_id, expiration_date, id) WHERE is_current;
CREATE INDEX vendor_status_due ON vendor (status_due_on) WHERE status_due_on IS NOT NULL;
