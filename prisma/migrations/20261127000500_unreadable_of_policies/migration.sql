-- Which values of a coverage line are stated and could not be read: an export and the vendor's page tell them from missing ones.
ALTER TABLE policy ADD COLUMN unreadable text[] NOT NULL DEFAULT '{}';

ALTER TABLE policy NO FORCE ROW LEVEL SECURITY;
ALTER TABLE reading NO FORCE ROW LEVEL SECURITY;

WITH newest AS (
  SELECT DISTINCT ON (company_id, document_id) company_id, document_id, result FROM reading
  WHERE error IS NULL AND result IS NOT NULL ORDER BY company_id, document_id, revision DESC
), line AS (
  SELECT n.company_id, n.document_id,
    row_number() OVER (PARTITION BY n.company_id, n.document_id ORDER BY c.place, l.place) - 1 AS position,
    (SELECT coalesce(array_agg(regexp_replace(u.pointer, '^/policies/[0-9]+/(limits/)?', '')), '{}')
      FROM jsonb_array_elements_text(c.value -> 'unreadable') u(pointer)
      WHERE u.pointer LIKE '/policies/' || (l.place - 1) || '/%') AS names
  FROM newest n, jsonb_array_elements(n.result -> 'certificates') WITH ORDINALITY c(value, place),
    jsonb_array_elements(c.value -> 'policies') WITH ORDINALITY l(value, place)
)
UPDATE policy p SET unreadable = line.names FROM line
  WHERE line.company_id = p.company_id AND line.document_id = p.document_id AND line.position = p.position AND line.names <> '{}';

ALTER TABLE policy FORCE ROW LEVEL SECURITY;
ALTER TABLE reading FORCE ROW LEVEL SECURITY;
