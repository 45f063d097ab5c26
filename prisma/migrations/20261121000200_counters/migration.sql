-- Counters that are true in the same transaction as the rows they count, whoever writes them.

CREATE FUNCTION count_status(stats company_stats, status compliance_status, step int) RETURNS company_stats
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  stats.total := stats.total + step;
  CASE status
    WHEN 'COMPLIANT' THEN stats.compliant := stats.compliant + step;
    WHEN 'EXPIRING_SOON' THEN stats.expiring_soon := stats.expiring_soon + step;
    WHEN 'EXPIRED' THEN stats.expired := stats.expired + step;
    WHEN 'NON_COMPLIANT' THEN stats.non_compliant := stats.non_compliant + step;
    WHEN 'UNDER_REVIEW' THEN stats.under_review := stats.under_review + step;
    WHEN 'NO_DOCUMENTS' THEN stats.no_documents := stats.no_documents + step;
  END CASE;
  RETURN stats;
END $$;

CREATE FUNCTION vendor_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before_counts boolean := TG_OP <> 'INSERT' AND OLD.status = 'ACTIVE';
  after_counts boolean := TG_OP <> 'DELETE' AND NEW.status = 'ACTIVE';
  company uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.company_id ELSE NEW.company_id END;
  stats company_stats;
BEGIN
  SELECT * INTO stats FROM company_stats WHERE company_id = company FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF; -- the company itself is being deleted
  IF before_counts THEN stats := count_status(stats, OLD.compliance_status, -1); END IF;
  IF after_counts THEN stats := count_status(stats, NEW.compliance_status, 1); END IF;
  UPDATE company_stats SET total = stats.total, compliant = stats.compliant, expiring_soon = stats.expiring_soon,
    expired = stats.expired, non_compliant = stats.non_compliant, under_review = stats.under_review,
    no_documents = stats.no_documents,
    vendors_all = vendors_all + CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END
  WHERE company_id = company;
  RETURN NULL;
END $$;

CREATE TRIGGER vendor_counted_added AFTER INSERT OR DELETE ON vendor FOR EACH ROW EXECUTE FUNCTION vendor_counted();
CREATE TRIGGER vendor_counted_changed AFTER UPDATE ON vendor FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.compliance_status IS DISTINCT FROM NEW.compliance_status)
  EXECUTE FUNCTION vendor_counted();

CREATE FUNCTION document_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
  company uuid := CASE TG_OP WHEN 'INSERT' THEN NEW.company_id ELSE OLD.company_id END;
  owner uuid := CASE TG_OP WHEN 'INSERT' THEN NEW.vendor_id ELSE OLD.vendor_id END;
BEGIN
  UPDATE vendor SET documents_count = documents_count + step WHERE company_id = company AND id = owner;
  UPDATE company_stats SET documents = documents + step WHERE company_id = company;
  RETURN NULL;
END $$;

CREATE TRIGGER document_counted AFTER INSERT OR DELETE ON document FOR EACH ROW EXECUTE FUNCTION document_counted();
