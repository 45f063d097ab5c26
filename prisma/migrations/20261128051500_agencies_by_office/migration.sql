-- Two agencies may have one name: the ZIP Code of the office tells them apart, as agencyName of lib/policies says.
UPDATE document d SET producer_keys = found.keys FROM (
  SELECT r.document_id, array_agg(DISTINCT btrim(lower(regexp_replace(
    concat_ws(' ', c -> 'producer' ->> 'name', substring(right(c -> 'producer' ->> 'address', 40) from '\m([0-9]{5})(?:-[0-9]{4})?\s*$')),
    '[^[:alnum:]]+', ' ', 'g')))) AS keys
  FROM (SELECT DISTINCT ON (document_id) document_id, result FROM reading WHERE error IS NULL ORDER BY document_id, revision DESC) r
  CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(r.result -> 'certificates') WHEN 'array' THEN r.result -> 'certificates' ELSE '[]' END) c
  WHERE c -> 'producer' ->> 'name' IS NOT NULL
  GROUP BY r.document_id) found
WHERE found.document_id = d.id AND cardinality(d.producer_keys) > 0;

-- A link that named an agency by its name alone may open insureds of two. It ends, and its page says whom to ask for a new one.
UPDATE portal_link SET revoked_at = now() WHERE kind = 'AGENCY' AND revoked_at IS NULL;
