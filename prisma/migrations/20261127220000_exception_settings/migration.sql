-- The requirement as it was when the exception was asked for: a stricter one needs a new decision.
ALTER TABLE "requirement_exception" ADD COLUMN "requirement_settings" JSONB;
UPDATE requirement_exception e SET requirement_settings = (
  SELECT asked FROM requirement_set_version v, jsonb_array_elements(v.body -> 'requirements') asked
  WHERE v.company_id = e.company_id AND v.set_id = e.set_id AND v.created_at <= e.requested_at
    AND jsonb_typeof(v.body -> 'requirements') = 'array' AND asked ->> 'key' = e.requirement
  ORDER BY v.number DESC LIMIT 1);

-- Whoever asked may withdraw.
ALTER TABLE requirement_exception DROP CONSTRAINT requirement_exception_words;
ALTER TABLE requirement_exception ADD CONSTRAINT requirement_exception_words
  CHECK (kind IN ('waive', 'accept_short') AND state IN ('requested', 'approved', 'refused', 'ended', 'withdrawn'));
