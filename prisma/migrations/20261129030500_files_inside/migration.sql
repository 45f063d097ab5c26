-- A PDF may carry other files, as a portfolio does: each becomes a document of its own, which names the file that it was inside.
ALTER TABLE document
  ADD COLUMN inside_of_id uuid,
  ADD COLUMN inside_of text,
  ADD COLUMN left_out jsonb NOT NULL DEFAULT '[]';
GRANT UPDATE (left_out) ON document TO coverkeep_app;
CREATE INDEX document_inside_of ON document (company_id, inside_of_id) WHERE inside_of_id IS NOT NULL;
