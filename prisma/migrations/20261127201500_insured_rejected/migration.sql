-- A person says that a certificate names another firm: it counts for nothing, and waits no longer.

ALTER TABLE document ADD COLUMN is_insured_rejected BOOLEAN NOT NULL DEFAULT false;
GRANT UPDATE (is_insured_rejected) ON document TO coverkeep_app;
