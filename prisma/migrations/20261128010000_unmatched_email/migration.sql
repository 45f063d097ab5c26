-- Who settled an email that fits no company, and when.
ALTER TABLE inbound_message ADD COLUMN settled_at timestamptz(3), ADD COLUMN settled_by_id uuid;
