import pg from "pg";
import { hashPassword } from "@/lib/infra/crypto";

export const benchMember = { email: "bench@company.example", password: "bench password" };
export const bigCompany = "00000000-0000-4000-8000-000000000001";

/**
 * 50,000 vendors and 500,000 documents: one company of 10,000 vendors and 80 of 500, ten documents and two current policies
 * a vendor. Written by SQL with the counting triggers off and the counters set afterwards.
 */
export async function writeRows(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());
  try {
    await client.query("set session_replication_role = replica");
    await client.query("set synchronous_commit = off");
    await client.query(
      `insert into company (id, name, trial_ends_at)
       select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Invented Builders ' || n, now() from generate_series(1, 81) n`,
    );
    await client.query(vendors);
    await client.query(documents);
    await client.query(policies, [today]);
    await client.query(counters, [today]);
    const hash = await hashPassword(benchMember.password);
    await client.query(
      `insert into "user" (id, company_id, email, password_hash, first_name, last_name) values (gen_random_uuid(), $1, $2, $3, 'Bench', 'Member')`,
      [bigCompany, benchMember.email, hash],
    );
    await client.query("set session_replication_role = origin");
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

const vendors = `
  insert into vendor (id, company_id, name, email, contact_name, phone, address, compliance_status, earliest_expiration, documents_count,
                      created_at, updated_at)
  select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad(c.n::text, 12, '0'))::uuid, 'Invented Paving ' || c.n || '-' || v,
    'office' || v || '@vendor' || c.n || '.example', 'Office ' || v, '(555) 010-0100', v || ' Example Street, Springfield, NY 10000',
    (array['COMPLIANT', 'COMPLIANT', 'EXPIRING_SOON', 'EXPIRED', 'UNDER_REVIEW'])[1 + v % 5]::compliance_status,
    current_date + (v % 300), 10, now() - make_interval(mins => v), now()
  from generate_series(1, 81) c(n), generate_series(1, case when c.n = 1 then 10000 else 500 end) v`;

const documents = `
  insert into document (id, company_id, vendor_id, file_name, file_size, content_type, sha256, storage_key, read_document_type,
                        read_expiration_date, processing_status, created_at, processed_at)
  select gen_random_uuid(), v.company_id, v.id, 'certificate-' || d || '.pdf', 81234, 'application/pdf', md5(v.id::text || d), gen_random_uuid()::text,
    'CERTIFICATE_OF_INSURANCE', v.earliest_expiration, 'PROCESSED', v.created_at + make_interval(secs => d), now()
  from vendor v, generate_series(1, 10) d`;

const policies = `
  insert into policy (id, company_id, vendor_id, document_id, position, key, coverage, policy_number, effective_date, expiration_date, is_current,
                      each_occurrence, general_aggregate)
  select gen_random_uuid(), d.company_id, d.vendor_id, d.id, p, d.id || '-' || p,
    (array['GENERAL_LIABILITY', 'AUTO_LIABILITY'])[p]::coverage, 'GL-' || p, d.read_expiration_date - 365, $1::date + (d.file_size + p) % 300,
    d.file_name = 'certificate-10.pdf', 1000000, 2000000
  from document d, generate_series(1, 2) p`;

const counters = `
  insert into company_stats (company_id, total, compliant, expiring_soon, expired, under_review, no_documents, documents, vendors_all, as_of)
  select company_id, count(*), count(*) filter (where compliance_status = 'COMPLIANT'), count(*) filter (where compliance_status = 'EXPIRING_SOON'),
    count(*) filter (where compliance_status = 'EXPIRED'), count(*) filter (where compliance_status = 'UNDER_REVIEW'), 0,
    count(*) * 10, count(*), $1::date
  from vendor group by company_id`;
