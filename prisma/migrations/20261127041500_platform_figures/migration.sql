-- What the admin portal shows about all companies, kept in rows: documents by hour and type, users by day, counters by day.

-- AlterTable
ALTER TABLE "company_stats" ADD COLUMN     "type_auto_liability" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "type_certificate" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "type_general_liability" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "type_other" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "type_umbrella" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "type_unknown" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "type_workers_compensation" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "document_hour" (
    "company_id" UUID NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "added" INTEGER NOT NULL DEFAULT 0,
    "read" INTEGER NOT NULL DEFAULT 0,
    "removed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "document_hour_pkey" PRIMARY KEY ("company_id","hour")
);

-- CreateTable
CREATE TABLE "active_day" (
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "active_day_pkey" PRIMARY KEY ("company_id","user_id","day")
);

-- CreateTable
CREATE TABLE "company_day" (
    "company_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "total" INTEGER NOT NULL,
    "compliant" INTEGER NOT NULL,
    "expiring_soon" INTEGER NOT NULL,

    CONSTRAINT "company_day_pkey" PRIMARY KEY ("company_id","day")
);

-- CreateIndex
CREATE INDEX "document_hour_hour_idx" ON "document_hour"("hour");

-- CreateIndex
CREATE INDEX "active_day_day_idx" ON "active_day"("day");

-- CreateIndex
CREATE INDEX "company_created_at_idx" ON "company"("created_at");

-- CreateIndex
CREATE INDEX "user_created_at_idx" ON "user"("created_at");

-- CreateIndex
CREATE INDEX "audit_event_at_idx" ON "audit_event"("at" DESC);

-- AddForeignKey
ALTER TABLE "document_hour" ADD CONSTRAINT "document_hour_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "active_day" ADD CONSTRAINT "active_day_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_day" ADD CONSTRAINT "company_day_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['document_hour', 'active_day', 'company_day'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY tenant ON %I TO coverkeep_app USING (company_id = current_setting(''app.company_id'')::uuid) '
                   'WITH CHECK (company_id = current_setting(''app.company_id'')::uuid)', tenant_table);
    EXECUTE format('CREATE POLICY platform ON %I TO coverkeep_platform USING (true) WITH CHECK (true)', tenant_table);
    EXECUTE format('CREATE POLICY backup ON %I FOR SELECT TO coverkeep_backup USING (true)', tenant_table);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE ON %I TO coverkeep_app', tenant_table);
    EXECUTE format('GRANT SELECT, DELETE ON %I TO coverkeep_platform', tenant_table);
    EXECUTE format('GRANT SELECT ON %I TO coverkeep_backup', tenant_table);
  END LOOP;
END $$;
REVOKE INSERT, UPDATE ON company_day FROM coverkeep_app;
GRANT INSERT, UPDATE ON company_day TO coverkeep_platform;

-- Counts of one hour. Nothing is counted for a company that is being deleted. The company's statistics are locked first, as the
-- log and the other counters do: two transactions that lock the two rows the other way around would stop each other.
CREATE FUNCTION count_hour(whose uuid, moment timestamptz, added_step int, read_step int, removed_step int) RETURNS void LANGUAGE sql AS $$
  SELECT 1 FROM company_stats WHERE company_id = whose FOR NO KEY UPDATE;
  INSERT INTO document_hour AS h (company_id, hour, added, read, removed)
  SELECT whose, date_trunc('hour', moment), added_step, read_step, removed_step FROM company WHERE id = whose
  ON CONFLICT (company_id, hour) DO UPDATE SET
    added = h.added + added_step, read = h.read + read_step, removed = h.removed + removed_step
$$;

CREATE FUNCTION count_type(whose uuid, what document_type, step int) RETURNS void LANGUAGE sql AS $$
  UPDATE company_stats SET
    type_certificate = type_certificate + CASE WHEN what = 'CERTIFICATE_OF_INSURANCE' THEN step ELSE 0 END,
    type_general_liability = type_general_liability + CASE WHEN what = 'GENERAL_LIABILITY' THEN step ELSE 0 END,
    type_workers_compensation = type_workers_compensation + CASE WHEN what = 'WORKERS_COMPENSATION' THEN step ELSE 0 END,
    type_auto_liability = type_auto_liability + CASE WHEN what = 'AUTO_LIABILITY' THEN step ELSE 0 END,
    type_umbrella = type_umbrella + CASE WHEN what = 'UMBRELLA_POLICY' THEN step ELSE 0 END,
    type_other = type_other + CASE WHEN what = 'OTHER' THEN step ELSE 0 END,
    type_unknown = type_unknown + CASE WHEN what IS NULL THEN step ELSE 0 END
  WHERE company_id = whose
$$;

CREATE FUNCTION document_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM count_hour(OLD.company_id, now(), 0, 0, 1);
    PERFORM count_type(OLD.company_id, coalesce(OLD.typed_document_type, OLD.read_document_type), -1);
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM count_hour(NEW.company_id, NEW.created_at, 1, CASE WHEN NEW.processing_status = 'PROCESSED' THEN 1 ELSE 0 END, 0);
    PERFORM count_type(NEW.company_id, coalesce(NEW.typed_document_type, NEW.read_document_type), 1);
    RETURN NULL;
  END IF;
  IF NEW.processing_status = 'PROCESSED' AND OLD.processing_status <> 'PROCESSED' THEN
    PERFORM count_hour(NEW.company_id, now(), 0, 1, 0);
  END IF;
  IF coalesce(OLD.typed_document_type, OLD.read_document_type) IS DISTINCT FROM coalesce(NEW.typed_document_type, NEW.read_document_type) THEN
    PERFORM count_type(NEW.company_id, coalesce(OLD.typed_document_type, OLD.read_document_type), -1);
    PERFORM count_type(NEW.company_id, coalesce(NEW.typed_document_type, NEW.read_document_type), 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER document_figures AFTER INSERT OR DELETE ON document FOR EACH ROW EXECUTE FUNCTION document_figures();
CREATE TRIGGER document_figures_changed AFTER UPDATE ON document FOR EACH ROW
  WHEN (OLD.processing_status IS DISTINCT FROM NEW.processing_status
    OR OLD.typed_document_type IS DISTINCT FROM NEW.typed_document_type OR OLD.read_document_type IS DISTINCT FROM NEW.read_document_type)
  EXECUTE FUNCTION document_figures();

CREATE FUNCTION user_active() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO active_day AS a (company_id, user_id, day, first_at, last_at)
  VALUES (NEW.company_id, NEW.user_id, (NEW.rotated_at AT TIME ZONE 'UTC')::date, NEW.rotated_at, NEW.rotated_at)
  ON CONFLICT (company_id, user_id, day) DO UPDATE SET
    first_at = least(a.first_at, excluded.first_at), last_at = greatest(a.last_at, excluded.last_at);
  RETURN NULL;
END $$;
CREATE TRIGGER user_active_signed_in AFTER INSERT ON session FOR EACH ROW EXECUTE FUNCTION user_active();
CREATE TRIGGER user_active_renewed AFTER UPDATE ON session FOR EACH ROW
  WHEN (OLD.rotated_at IS DISTINCT FROM NEW.rotated_at) EXECUTE FUNCTION user_active();

-- The tables' owner passes their fence to count what is there, and no longer.
ALTER TABLE document NO FORCE ROW LEVEL SECURITY;
ALTER TABLE session NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats NO FORCE ROW LEVEL SECURITY;
ALTER TABLE document_hour NO FORCE ROW LEVEL SECURITY;
ALTER TABLE active_day NO FORCE ROW LEVEL SECURITY;
UPDATE company_stats s SET
  type_certificate = d.certificate, type_general_liability = d.general_liability, type_workers_compensation = d.workers_compensation,
  type_auto_liability = d.auto_liability, type_umbrella = d.umbrella, type_other = d.other, type_unknown = d.unknown
FROM (
  SELECT company_id,
    count(*) FILTER (WHERE type = 'CERTIFICATE_OF_INSURANCE') AS certificate,
    count(*) FILTER (WHERE type = 'GENERAL_LIABILITY') AS general_liability,
    count(*) FILTER (WHERE type = 'WORKERS_COMPENSATION') AS workers_compensation,
    count(*) FILTER (WHERE type = 'AUTO_LIABILITY') AS auto_liability,
    count(*) FILTER (WHERE type = 'UMBRELLA_POLICY') AS umbrella,
    count(*) FILTER (WHERE type = 'OTHER') AS other,
    count(*) FILTER (WHERE type IS NULL) AS unknown
  FROM (SELECT company_id, coalesce(typed_document_type, read_document_type) AS type FROM document) typed GROUP BY company_id
) d WHERE d.company_id = s.company_id;
INSERT INTO document_hour (company_id, hour, added, read)
SELECT company_id, hour, sum(added), sum(read) FROM (
  SELECT company_id, date_trunc('hour', created_at) AS hour, 1 AS added, 0 AS read FROM document WHERE created_at > now() - interval '190 days'
  UNION ALL
  SELECT company_id, date_trunc('hour', coalesce(processed_at, created_at)), 0, 1 FROM document
    WHERE processing_status = 'PROCESSED' AND coalesce(processed_at, created_at) > now() - interval '190 days'
) counted GROUP BY company_id, hour;
INSERT INTO active_day (company_id, user_id, day, first_at, last_at)
SELECT company_id, user_id, (at AT TIME ZONE 'UTC')::date, min(at), max(at) FROM (
  SELECT company_id, user_id, created_at AS at FROM session UNION ALL SELECT company_id, user_id, rotated_at FROM session
) used GROUP BY 1, 2, 3;
ALTER TABLE document FORCE ROW LEVEL SECURITY;
ALTER TABLE session FORCE ROW LEVEL SECURITY;
ALTER TABLE company_stats FORCE ROW LEVEL SECURITY;
ALTER TABLE document_hour FORCE ROW LEVEL SECURITY;
ALTER TABLE active_day FORCE ROW LEVEL SECURITY;
