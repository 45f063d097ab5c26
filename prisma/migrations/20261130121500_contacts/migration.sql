-- The people of a vendor beside its first contact. The first one stays in the vendor's row, so each address is stored once
-- (docs/decisions/132), and no row has to move.
CREATE TABLE "vendor_contact" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "phone" TEXT,
    "role" TEXT NOT NULL,
    "gets" TEXT[],
    "papers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "unsubscribed_at" TIMESTAMPTZ(3),
    "bounced_at" TIMESTAMPTZ(3),
    "bounce_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vendor_contact_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "vendor_contact_company_id_id_key" ON "vendor_contact"("company_id", "id");
CREATE INDEX "vendor_contact_company_id_vendor_id_idx" ON "vendor_contact"("company_id", "vendor_id");
-- Nobody is two contacts of one vendor.
CREATE UNIQUE INDEX "vendor_contact_address" ON "vendor_contact"("company_id", "vendor_id", lower(email));
-- Whose an incoming email is.
CREATE INDEX "vendor_contact_sender" ON "vendor_contact"(lower(email));
CREATE INDEX "vendor_contact_search" ON "vendor_contact" USING gin (company_id, plain_text(email) gin_trgm_ops, plain_text(name) gin_trgm_ops);
ALTER TABLE vendor_contact ADD CONSTRAINT vendor_contact_role CHECK (role IN ('office', 'agent', 'safety', 'billing'));
ALTER TABLE vendor_contact ADD CONSTRAINT vendor_contact_gets CHECK (gets <@ ARRAY['requests', 'reminders', 'copies']);
ALTER TABLE "vendor_contact" ADD CONSTRAINT "vendor_contact_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE vendor_contact ENABLE ROW LEVEL SECURITY;
ALTER TABLE vendor_contact FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON vendor_contact TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON vendor_contact TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON vendor_contact FOR SELECT TO coverkeep_backup USING (true);
CREATE POLICY search ON vendor_contact FOR SELECT TO coverkeep_search USING (true);
GRANT SELECT, INSERT, DELETE ON vendor_contact TO coverkeep_app;
GRANT UPDATE (vendor_id, email, name, phone, role, gets, papers, unsubscribed_at, bounced_at, bounce_reason, updated_at)
  ON vendor_contact TO coverkeep_app;
GRANT SELECT ON vendor_contact TO coverkeep_platform, coverkeep_backup;
GRANT SELECT (company_id, vendor_id, email, name) ON vendor_contact TO coverkeep_search;

-- The contacts that a row of an import brought to a vendor that was there: an undo removes them.
ALTER TABLE "import_row" ADD COLUMN "contact_ids" UUID[] DEFAULT ARRAY[]::UUID[];
GRANT UPDATE (contact_ids) ON import_row TO coverkeep_app;

-- A vendor is found by the address and name of any contact.
CREATE OR REPLACE FUNCTION find_vendors(pattern text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  plain text := plain_text(pattern);
  -- A US number may be typed with or without its country code.
  digits text := regexp_replace(regexp_replace(pattern, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '');
BEGIN
  RETURN QUERY
    SELECT v.id FROM vendor v
    WHERE v.company_id = company AND (plain_text(v.name) LIKE plain OR plain_text(v.email) LIKE plain OR plain_text(v.contact_name) LIKE plain)
    UNION
    SELECT v.id FROM vendor v
    WHERE v.company_id = company AND v.accepted_names <> '{}' AND plain_text(array_to_string(v.accepted_names, ' ')) LIKE plain
    UNION
    SELECT k.vendor_id FROM vendor_contact k
    WHERE k.company_id = company AND (plain_text(k.email) LIKE plain OR plain_text(k.name) LIKE plain);
  IF pattern ~ '^%[-+(). 0-9]+%$' AND length(digits) >= 4 THEN
    RETURN QUERY
      SELECT v.id FROM vendor v
      WHERE v.company_id = company AND regexp_replace(v.phone, '[^0-9]', '', 'g') LIKE '%' || digits || '%';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION find_vendors_first(pattern text, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := current_setting('app.company_id')::uuid;
  plain text := plain_text(pattern);
  -- A US number may be typed with or without its country code.
  digits text := regexp_replace(regexp_replace(pattern, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '');
BEGIN
  RETURN QUERY
    WITH holding AS MATERIALIZED (
      SELECT v.id FROM vendor v
      WHERE v.company_id = company AND (plain_text(v.name) LIKE plain OR plain_text(v.email) LIKE plain OR plain_text(v.contact_name) LIKE plain)),
    accepted AS MATERIALIZED (
      SELECT v.id FROM vendor v
      WHERE v.company_id = company AND v.accepted_names <> '{}' AND plain_text(array_to_string(v.accepted_names, ' ')) LIKE plain),
    people AS MATERIALIZED (
      SELECT k.vendor_id FROM vendor_contact k
      WHERE k.company_id = company AND (plain_text(k.email) LIKE plain OR plain_text(k.name) LIKE plain)),
    called AS MATERIALIZED (
      SELECT v.id FROM vendor v
      WHERE pattern ~ '^%[-+(). 0-9]+%$' AND length(digits) >= 4
        AND v.company_id = company AND regexp_replace(v.phone, '[^0-9]', '', 'g') LIKE '%' || digits || '%')
    (SELECT v.id FROM vendor v WHERE v.company_id = company AND lower(v.name) LIKE substr(plain, 2) ORDER BY lower(v.name), v.id LIMIT most)
    UNION (SELECT holding.id FROM holding LIMIT most)
    UNION (SELECT accepted.id FROM accepted LIMIT most)
    UNION (SELECT people.vendor_id FROM people LIMIT most)
    UNION (SELECT called.id FROM called LIMIT most);
END $$;
