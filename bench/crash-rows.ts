import pg from "pg";
import { hashPassword } from "@/lib/infra/crypto";

export const uploader = { email: "uploads@company.example", password: "bench password" };
export const remindedCompany = "00000000-0000-4000-8000-0000000000b2";
const uploadingCompany = "00000000-0000-4000-8000-0000000000a1";

/** One company whose member uploads, with one vendor; another whose `count` vendors are all due for a reminder. */
export async function writeRows(ownerUrl: string, count: number, today: string): Promise<{ vendorId: string }> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    for (const id of [uploadingCompany, remindedCompany]) {
      await client.query(
        "insert into company (id, name, trial_ends_at, reminder_hour, reminders_since) values ($1, 'Invented Builders', now() + interval '14 days', 0, now())",
        [id],
      );
      await client.query("insert into company_stats (company_id) values ($1)", [id]);
    }
    await client.query(
      `insert into "user" (id, company_id, email, password_hash, first_name, last_name) values (gen_random_uuid(), $1, $2, $3, 'Bench', 'Member')`,
      [uploadingCompany, uploader.email, await hashPassword(uploader.password)],
    );
    const vendor = await client.query<{ id: string }>(
      `insert into vendor (id, company_id, name, email, updated_at) values (gen_random_uuid(), $1, 'Invented Paving', 'office@paving.example', now())
       returning id`,
      [uploadingCompany],
    );
    await client.query(dueVendors, [remindedCompany, count]);
    await client.query(duePolicies, [remindedCompany, today]);
    return { vendorId: vendor.rows[0]?.id ?? "" };
  } finally {
    await client.end();
  }
}

const dueVendors = `
  with vendors as (
    insert into vendor (id, company_id, name, email, updated_at)
    select gen_random_uuid(), $1, 'Fictional Firm ' || n, 'office' || n || '@firm.example', now() from generate_series(1, $2::int) n
    returning id, company_id)
  insert into document (id, company_id, vendor_id, file_name, file_size, content_type, sha256, storage_key, processing_status)
  select gen_random_uuid(), company_id, id, 'certificate.pdf', 1, 'application/pdf', 'none', gen_random_uuid()::text, 'PROCESSED' from vendors`;

const duePolicies = `
  insert into policy (id, company_id, vendor_id, document_id, position, key, coverage, policy_number, expiration_date, is_current)
  select gen_random_uuid(), company_id, vendor_id, id, 0, 'gl|' || id, 'GENERAL_LIABILITY', 'GL-1', $2::date + 6, true
  from document where company_id = $1`;
