-- A certificate on which a notice has ended a policy is not compliant, whatever its dates say.
ALTER TABLE "document" ADD COLUMN "is_canceled" BOOLEAN NOT NULL DEFAULT false;
GRANT UPDATE (is_canceled) ON document TO coverkeep_app;
CREATE INDEX document_canceled ON document (company_id) WHERE is_canceled;
