-- Incoming email is matched by its sender, across companies where it names none.
CREATE INDEX "vendor_lower_email_idx" ON "vendor"(lower("email"));

-- A file of a message that waits for its vendor.
ALTER TABLE inbound_attachment DROP CONSTRAINT inbound_attachment_outcome;
ALTER TABLE inbound_attachment ADD CONSTRAINT inbound_attachment_outcome CHECK (outcome IN ('waiting', 'taken', 'already', 'left_out'));
