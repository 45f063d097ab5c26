-- The platform's email log: the newest of all companies, and a search of recipients and subjects.
CREATE INDEX mail_newest_idx ON mail (created_at DESC, id DESC);
CREATE INDEX mail_search ON mail USING gin (recipient gin_trgm_ops, subject gin_trgm_ops);
