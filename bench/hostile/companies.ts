import { randomUUID } from "node:crypto";
import pg from "pg";
import { hashPassword } from "@/lib/infra/crypto";

/** A company's member, signed in, and the vendor whose documents are uploaded. */
export type Member = { email: string; password: string; vendorId: string };

/** Writes `count` companies, each with one member and one vendor. */
export async function writeCompanies(ownerUrl: string, count: number): Promise<Member[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const members: Member[] = [];
    for (let at = 0; at < count; at += 1) {
      const [companyId, vendorId] = [randomUUID(), randomUUID()];
      const member = { email: `member${at}@company.example`, password: "bench password", vendorId };
      await client.query("insert into company (id, name, trial_ends_at) values ($1, 'Invented Builders', now() + interval '14 days')", [
        companyId,
      ]);
      await client.query("insert into company_stats (company_id) values ($1)", [companyId]);
      await client.query(
        `insert into "user" (id, company_id, email, password_hash, first_name, last_name) values ($1, $2, $3, $4, 'Bench', 'Member')`,
        [randomUUID(), companyId, member.email, await hashPassword(member.password)],
      );
      await client.query(
        "insert into vendor (id, company_id, name, email, updated_at) values ($1, $2, 'Invented Paving', 'office@paving.example', now())",
        [vendorId, companyId],
      );
      members.push(member);
    }
    return members;
  } finally {
    await client.end();
  }
}
