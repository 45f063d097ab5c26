-- New vendors wait here until one email per member tells of all of them.
ALTER TABLE vendor ADD COLUMN is_announced boolean NOT NULL DEFAULT true;
ALTER TABLE vendor ADD COLUMN added_by_id uuid;
CREATE INDEX vendor_unannounced ON vendor (company_id, created_at) WHERE NOT is_announced;
