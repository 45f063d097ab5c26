-- A document's id in another system, as vendors, projects and contracts have one.
ALTER TABLE "document" ADD COLUMN "external_id" TEXT, ADD COLUMN "external_source" TEXT;
CREATE UNIQUE INDEX document_external ON document (company_id, external_source, external_id) NULLS NOT DISTINCT WHERE external_id IS NOT NULL;
GRANT UPDATE (external_id, external_source) ON document TO coverkeep_app;
-- A list that is filtered by an id alone, whatever the system.
CREATE INDEX vendor_external_id ON vendor (company_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX document_external_id ON document (company_id, external_id) WHERE external_id IS NOT NULL;
