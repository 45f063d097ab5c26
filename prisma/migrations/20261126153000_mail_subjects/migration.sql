-- The row that a message is about: its link, invitation, vendor, account or company. What has become of it since decides whether
-- the message is still sent.
ALTER TABLE "mail" ADD COLUMN "about_id" UUID, ADD COLUMN "failed_at" TIMESTAMPTZ(3);

-- When a message failed was not noted so far. The last try came soon after it was written.
ALTER TABLE mail NO FORCE ROW LEVEL SECURITY;
UPDATE mail SET failed_at = created_at WHERE status = 'FAILED';
ALTER TABLE mail FORCE ROW LEVEL SECURITY;

CREATE INDEX mail_about_idx ON mail (company_id, about_id, created_at DESC) WHERE about_id IS NOT NULL;
CREATE INDEX mail_vendor_idx ON mail (company_id, vendor_id, created_at DESC) WHERE vendor_id IS NOT NULL;
DROP INDEX mail_failed_idx;
CREATE INDEX mail_failed_idx ON mail (failed_at DESC) WHERE status = 'FAILED';

GRANT UPDATE (failed_at) ON mail TO coverkeep_app;
