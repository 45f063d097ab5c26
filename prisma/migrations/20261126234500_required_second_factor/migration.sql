-- A company may ask all its members for a second factor (A9).
ALTER TABLE company ADD COLUMN require_two_factor boolean NOT NULL DEFAULT false;
GRANT UPDATE (require_two_factor) ON company TO coverkeep_app;
