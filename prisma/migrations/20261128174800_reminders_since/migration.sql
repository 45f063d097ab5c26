-- Vendors get no email by itself until an admin starts it. Companies that were there before went on without being asked.
ALTER TABLE company ADD COLUMN reminders_since TIMESTAMPTZ(3);
UPDATE company SET reminders_since = created_at;

-- Coverage that is too low is followed up on as well. Companies that were there before turn it on themselves: with hundreds of such
-- vendors on file, an update of the program must not email them all in one morning.
ALTER TABLE company ADD COLUMN chases_short BOOLEAN NOT NULL DEFAULT true;
UPDATE company SET chases_short = false;
GRANT UPDATE (reminders_since, chases_short) ON company TO coverkeep_app;

-- The answer to an exception that a vendor asked for was a message of a member until now.
ALTER TYPE mail_kind ADD VALUE 'EXCEPTION_ANSWER';
