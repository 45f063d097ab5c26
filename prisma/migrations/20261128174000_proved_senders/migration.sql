-- Who wrote an email is proved or not: what the door knows of the sending server, what a mail service states, and what was found.
ALTER TABLE inbound_message
  ADD COLUMN peer_ip text,
  ADD COLUMN peer_name text,
  ADD COLUMN stated jsonb,
  ADD COLUMN proof jsonb;

-- How it was proved that a delivery's sender is a contact of its vendor; null: not proved, so nothing of it counts.
ALTER TABLE inbound_delivery ADD COLUMN proved_by text;
ALTER TABLE inbound_delivery ADD CONSTRAINT inbound_delivery_proved CHECK (
  proved_by IN ('spf', 'dkim', 'arc', 'server', 'service', 'address', 'person', 'earlier'));
GRANT UPDATE (proved_by) ON inbound_delivery TO coverkeep_app;

-- From whom a file came by email, how that was proved, and the vendor that an unproved sender claims to write for.
ALTER TABLE document
  ADD COLUMN sender_address text,
  ADD COLUMN sender_proof text,
  ADD COLUMN claimed_vendor_id uuid;
ALTER TABLE document ADD CONSTRAINT document_sender_proof CHECK (
  sender_proof IN ('spf', 'dkim', 'arc', 'server', 'service', 'address', 'person', 'earlier'));
GRANT UPDATE (sender_proof, claimed_vendor_id) ON document TO coverkeep_app;
CREATE INDEX document_unverified ON document (company_id, created_at) WHERE sender_address IS NOT NULL AND sender_proof IS NULL;

-- What was filed before senders were checked stays filed and says so: taking it away would turn vendors red overnight. A file that
-- a person assigned was confirmed by that person. What still waits has to be confirmed like any new email.
UPDATE inbound_delivery SET proved_by = CASE WHEN matched_by = 'person' THEN 'person' ELSE 'earlier' END
  WHERE vendor_id IS NOT NULL AND state IN ('filed', 'closed', 'waiting');
UPDATE document d SET sender_address = nullif(i.from_address, ''), sender_proof = coalesce(i.proved_by, 'earlier')
  FROM inbound_attachment a JOIN inbound_delivery i ON i.company_id = a.company_id AND i.id = a.delivery_id
  WHERE d.company_id = a.company_id AND d.id = a.document_id AND a.outcome = 'taken' AND d.source = 'EMAIL';

-- An unproved email can say that a policy ended: it keeps the coverage under review, like a report on the vendor's page.
ALTER TABLE policy_notice DROP CONSTRAINT policy_notice_reported;
ALTER TABLE policy_notice ADD CONSTRAINT policy_notice_reported CHECK (
  reported_by IN ('vendor', 'agent', 'agency', 'email') AND effective_on IS NULL OR reported_by IS NULL AND effective_on IS NOT NULL);

-- Addresses and domains that the company has confirmed for an agency; what a certificate says of them is only a proposal.
CREATE TABLE agency_sender (
  id uuid NOT NULL PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  agency_key text NOT NULL,
  agency text NOT NULL,
  value text NOT NULL,
  confirmed_by_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT current_timestamp
);
CREATE UNIQUE INDEX agency_sender_company_id_id_key ON agency_sender (company_id, id);
CREATE UNIQUE INDEX agency_sender_company_id_agency_key_value_key ON agency_sender (company_id, agency_key, value);
ALTER TABLE agency_sender ENABLE ROW LEVEL SECURITY;
ALTER TABLE agency_sender FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON agency_sender TO coverkeep_app
  USING (company_id = current_setting('app.company_id')::uuid) WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON agency_sender TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON agency_sender FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT, DELETE ON agency_sender TO coverkeep_app;
GRANT SELECT ON agency_sender TO coverkeep_platform, coverkeep_backup;

-- Passing bounces: how often an email came back and was tried again.
ALTER TABLE mail ADD COLUMN bounces int NOT NULL DEFAULT 0;
GRANT UPDATE (bounces) ON mail TO coverkeep_app;
