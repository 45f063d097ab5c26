-- AlterTable
ALTER TABLE "webhook" DROP COLUMN "catches_up_since",
ADD COLUMN     "former_secret" TEXT,
ADD COLUMN     "former_secret_until" TIMESTAMPTZ(3),
ADD COLUMN     "held_until" TIMESTAMPTZ(3),
ADD COLUMN     "read_to" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "sending_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "webhook_delivery" ADD COLUMN     "number" BIGINT;

-- CreateTable
CREATE TABLE "change" (
    "id" BIGSERIAL NOT NULL,
    "company_id" UUID NOT NULL,
    "number" BIGINT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "type" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "change_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateIndex
CREATE INDEX "change_company_id_at_idx" ON "change"("company_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "change_company_id_number_key" ON "change"("company_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_company_id_webhook_id_number_key" ON "webhook_delivery"("company_id", "webhook_id", "number");

-- AddForeignKey
ALTER TABLE "change" ADD CONSTRAINT "change_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A company's changes are read in the order in which they are committed (docs/decisions/137).
ALTER TABLE change ENABLE ROW LEVEL SECURITY;
ALTER TABLE change FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON change TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON change TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON change FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT, DELETE ON change TO coverkeep_app, coverkeep_platform;
GRANT UPDATE (number, at) ON change TO coverkeep_app, coverkeep_platform;
GRANT SELECT ON change TO coverkeep_backup;
GRANT USAGE ON SEQUENCE change_id_seq TO coverkeep_app, coverkeep_platform;
GRANT SELECT ON SEQUENCE change_id_seq TO coverkeep_backup;
GRANT UPDATE (address, types, secret, former_secret, former_secret_until, read_to, held_until, sending_until) ON webhook TO coverkeep_app;

-- What the transaction has noted so far, until its rows have their numbers.
CREATE INDEX change_of_transaction ON change (company_id, kind, subject_id) WHERE number IS NULL;

CREATE FUNCTION put_change(whose uuid, what text, subject_kind text, subject uuid, facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The company itself is being deleted.
  IF NOT EXISTS (SELECT 1 FROM company WHERE id = whose) THEN RETURN; END IF;
  -- One transaction tells of a row's changes once.
  IF what LIKE '%.updated' AND EXISTS (SELECT 1 FROM change c WHERE c.company_id = whose AND c.kind = subject_kind
      AND c.subject_id = subject AND c.number IS NULL AND c.type IN (subject_kind || '.created', subject_kind || '.updated', subject_kind || '.deleted')) THEN
    RETURN;
  END IF;
  IF what LIKE '%.deleted' THEN
    DELETE FROM change c WHERE c.company_id = whose AND c.kind = subject_kind AND c.subject_id = subject AND c.number IS NULL AND c.type = subject_kind || '.updated';
  END IF;
  INSERT INTO change (company_id, type, kind, subject_id, data) VALUES (whose, what, subject_kind, subject, facts);
END $$;

-- Notes that a row was added, changed or deleted. Arguments: the kind; the column that says whose change it is; columns of other ids to
-- tell; columns that nobody outside sees; the column that says since when the row counts as deleted.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject_kind text := TG_ARGV[0];
  ends text := TG_ARGV[4];
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
  is_before boolean := before IS NOT NULL AND (ends = '' OR before -> ends = 'null');
  is_after boolean := after IS NOT NULL AND (ends = '' OR after -> ends = 'null');
  shown jsonb := CASE WHEN after IS NULL THEN before ELSE after END;
  facts jsonb;
  what text;
BEGIN
  IF NOT is_before AND NOT is_after THEN RETURN NULL; END IF;
  IF is_before AND is_after AND before - string_to_array(TG_ARGV[3], ',') = after - string_to_array(TG_ARGV[3], ',') THEN RETURN NULL; END IF;
  -- requirement_set becomes requirementSetId, and vendor_id becomes vendorId.
  SELECT jsonb_object_agg(CASE name WHEN TG_ARGV[1] THEN lower(left(title, 1)) || substr(title, 2) ELSE split_part(name, '_', 1) END || 'Id', shown -> name)
    INTO facts FROM unnest(string_to_array(TG_ARGV[1] || TG_ARGV[2], ',')) AS name, replace(initcap(subject_kind), '_', '') AS title;
  what := CASE WHEN TG_ARGV[1] <> 'id' THEN 'updated' WHEN NOT is_before THEN 'created' WHEN NOT is_after THEN 'deleted' ELSE 'updated' END;
  PERFORM put_change((shown ->> 'company_id')::uuid, subject_kind || '.' || what, subject_kind, (shown ->> TG_ARGV[1])::uuid, facts);
  RETURN NULL;
END $$;

-- Numbers what a transaction noted, as it commits. The lock lasts until the commit, so whoever reads a number has read all smaller ones of
-- the company: none is committed later.
CREATE FUNCTION number_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text := current_setting('app.company_id', true);
  earliest timestamptz;
BEGIN
  PERFORM set_config('app.company_id', NEW.company_id::text, true);
  IF EXISTS (SELECT 1 FROM change c WHERE c.company_id = NEW.company_id AND c.id = NEW.id AND c.number IS NULL) THEN
    -- Counters that wait for the commit take their locks before this one, and are noted too.
    PERFORM set_config('app.company_id', coalesce(former, ''), true);
    SET CONSTRAINTS document_counted, document_stored, document_figures IMMEDIATE;
    PERFORM set_config('app.company_id', NEW.company_id::text, true);
    PERFORM pg_advisory_xact_lock(137, hashtext(NEW.company_id::text));
    SELECT max(c.at) INTO earliest FROM change c WHERE c.company_id = NEW.company_id AND c.number IS NOT NULL;
    WITH noted AS MATERIALIZED (SELECT c.id FROM change c WHERE c.company_id = NEW.company_id AND c.number IS NULL ORDER BY c.id),
      numbered AS MATERIALIZED (SELECT noted.id, nextval('change_id_seq') AS number FROM noted)
    UPDATE change c SET number = numbered.number, at = greatest(clock_timestamp(), earliest)
      FROM numbered WHERE c.company_id = NEW.company_id AND c.id = numbered.id;
  END IF;
  PERFORM set_config('app.company_id', coalesce(former, ''), true);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER change_numbered AFTER INSERT ON change DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION number_changes();

CREATE TRIGGER vendor_followed AFTER INSERT OR UPDATE OR DELETE ON vendor FOR EACH ROW
  EXECUTE FUNCTION note_change('vendor', 'id', '', 'updated_at,is_judgment_due,is_announced,added_by_id,status_due_on', '');
CREATE TRIGGER vendor_contact_followed AFTER INSERT OR UPDATE OR DELETE ON vendor_contact FOR EACH ROW
  EXECUTE FUNCTION note_change('contact', 'id', ',vendor_id', 'updated_at', '');
-- A vendor's contacts are part of what is shown of it.
CREATE TRIGGER vendor_contact_followed_by_vendor AFTER INSERT OR UPDATE OR DELETE ON vendor_contact FOR EACH ROW
  EXECUTE FUNCTION note_change('vendor', 'vendor_id', '', 'updated_at', '');
CREATE TRIGGER document_followed AFTER INSERT OR UPDATE OR DELETE ON document FOR EACH ROW
  EXECUTE FUNCTION note_change('document', 'id', ',vendor_id', 'storage_key,portal_link_id,scanned_at', '');
CREATE TRIGGER project_followed AFTER INSERT OR UPDATE OR DELETE ON project FOR EACH ROW
  EXECUTE FUNCTION note_change('project', 'id', '', 'updated_at', '');
CREATE TRIGGER assignment_followed AFTER INSERT OR UPDATE OR DELETE ON assignment FOR EACH ROW
  EXECUTE FUNCTION note_change('assignment', 'id', ',vendor_id,project_id', '', '');
CREATE TRIGGER requirement_set_followed AFTER INSERT OR UPDATE OR DELETE ON requirement_set FOR EACH ROW
  EXECUTE FUNCTION note_change('requirement_set', 'id', '', 'updated_at', '');
CREATE TRIGGER requirement_set_version_followed AFTER INSERT ON requirement_set_version FOR EACH ROW
  EXECUTE FUNCTION note_change('requirement_set', 'set_id', '', '', '');
CREATE TRIGGER requirement_exception_followed AFTER INSERT OR UPDATE OR DELETE ON requirement_exception FOR EACH ROW
  EXECUTE FUNCTION note_change('exception', 'id', ',vendor_id,assignment_id', 'reminded_at', '');
CREATE TRIGGER document_kind_followed AFTER INSERT OR UPDATE OR DELETE ON document_kind FOR EACH ROW
  EXECUTE FUNCTION note_change('document_kind', 'id', '', 'updated_at', '');
CREATE TRIGGER payment_import_followed AFTER INSERT OR UPDATE OR DELETE ON payment_import FOR EACH ROW
  EXECUTE FUNCTION note_change('payment_file', 'id', '', '', '');
CREATE TRIGGER user_followed AFTER INSERT OR UPDATE OR DELETE ON "user" FOR EACH ROW
  EXECUTE FUNCTION note_change('user', 'id', '', 'password_hash,password_changed_at,totp_secret,totp_step,recovery_hashes,list_columns,reported_week,'
    'terms_accepted_at,terms_version,new_email,former_email,language,email_alerts,expiration_reminders,weekly_reports,new_vendor_alerts,'
    'system_updates,deletion_due_at', 'deleted_at');
CREATE TRIGGER api_key_followed AFTER INSERT OR UPDATE OR DELETE ON api_key FOR EACH ROW
  EXECUTE FUNCTION note_change('key', 'id', '', 'hash,last_used_at', 'revoked_at');

-- What waits for a webhook, in its order.
CREATE INDEX webhook_delivery_waiting ON webhook_delivery (company_id, webhook_id, number) WHERE state = 'waiting';
GRANT UPDATE (number) ON webhook_delivery TO coverkeep_app;
