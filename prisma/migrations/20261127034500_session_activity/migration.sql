-- When the person last did something; the idle timeout counts from here.
ALTER TABLE session ADD COLUMN seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- The look-up of every request notes it, before a company is known.
CREATE POLICY sign_in_seen ON session FOR UPDATE TO coverkeep_auth USING (true) WITH CHECK (true);
GRANT UPDATE (seen_at) ON session TO coverkeep_auth;
