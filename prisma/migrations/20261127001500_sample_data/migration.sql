-- Invented vendors and projects of a company that tries the product, so that they can be removed again (A9).
ALTER TABLE vendor ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
ALTER TABLE project ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
