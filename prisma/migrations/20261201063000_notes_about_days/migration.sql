-- Notes about the order of days in an imported list were stored in English; 20261130040000_sentences_of_imports did not know them.
ALTER TABLE "list_import_row" NO FORCE ROW LEVEL SECURITY;
UPDATE list_import_row SET problems = (
  SELECT jsonb_agg(CASE WHEN known.code IS NULL THEN one ELSE jsonb_set(one, '{message}', jsonb_build_object('code', known.code)) END ORDER BY place)
  FROM jsonb_array_elements(problems) WITH ORDINALITY AS list(one, place)
  LEFT JOIN (VALUES
    ('server.transfer.daysAreMonthFirst', 'Dates are read month first: 3/4/2027 is March 4, 2027.'),
    ('server.transfer.daysAreDayFirst', 'Dates are read day first, as some dates only fit that way: 3/4/2027 is April 3, 2027.'),
    ('server.transfer.daysAreMixed', 'Some dates have the day first and some the month. Dates that fit both ways are not read.')
  ) AS known(code, text) ON jsonb_typeof(one -> 'message') = 'string' AND one ->> 'message' = known.text)
WHERE plan = 'note' AND jsonb_typeof(problems) = 'array' AND problems @? '$[*].message ? (@.type() == "string")';
ALTER TABLE "list_import_row" FORCE ROW LEVEL SECURITY;
