-- An upload counts its document when its transaction ends (SET CONSTRAINTS), so that the company's counters are locked for a moment only.
-- Everyone else counts at once, as before.

DROP TRIGGER document_counted ON document;
CREATE CONSTRAINT TRIGGER document_counted AFTER INSERT OR DELETE ON document
  DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION document_counted();

DROP TRIGGER document_stored ON document;
CREATE CONSTRAINT TRIGGER document_stored AFTER INSERT OR DELETE ON document
  DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION document_stored();

DROP TRIGGER document_figures ON document;
CREATE CONSTRAINT TRIGGER document_figures AFTER INSERT OR DELETE ON document
  DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION document_figures();
