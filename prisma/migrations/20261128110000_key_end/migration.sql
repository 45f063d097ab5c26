-- A key whose last day was 9999-12-31 ended in the year 10000, which no answer can show: the list of keys failed.
UPDATE api_key SET expires_at = '9999-12-31 23:59:59.999+00' WHERE expires_at > '9999-12-31 23:59:59.999+00';
