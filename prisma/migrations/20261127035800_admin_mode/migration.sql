-- When the person behind a session last gave a password or a code. A sign-in counts.
ALTER TABLE session ADD COLUMN proved_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE session SET proved_at = created_at;
GRANT UPDATE (proved_at) ON session TO coverkeep_app;
