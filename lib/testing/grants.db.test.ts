import { beforeAll, describe, expect, it } from "vitest";
import { inCompany } from "@/lib/infra/db";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, createMember, createStoredDocument, createVendorRow, type TestCompany } from "@/lib/testing/factories";

/** What the tenants' role must not change, and a value that an attacker would like there. */
const forbidden: [table: string, column: string, value: string][] = [
  ["user", "platform_role", "'ADMIN'"],
  ["user", "company_id", "gen_random_uuid()"],
  ["company", "status", "'ACTIVE'"],
  ["company", "plan", "'enterprise'"],
  ["company", "plan_since", "now()"],
  ["company", "plan_cycle", "'annual'"],
  ["company", "plan_ended_at", "null"],
  ["company", "plan_grace_ends_at", "now() + interval '10 years'"],
  ["company", "trial_ends_at", "now() + interval '10 years'"],
  ["session", "user_id", "gen_random_uuid()"],
  ["auth_token", "user_id", "gen_random_uuid()"],
  ["auth_token", "hash", "'known'"],
  ["auth_token", "kind", "'RESET_PASSWORD'"],
  ["document", "storage_key", "'elsewhere'"],
  ["document", "sha256", "'other'"],
  ["document", "file_size", "1"],
  ["document", "content_type", "'text/html'"],
  ["mail", "recipient", "'stranger@elsewhere.example'"],
  ["mail", "kind", "'SECURITY_NOTICE'"],
  ["mail", "message_id", "'other'"],
  ["reminder", "stage", "1"],
  ["identity", "subject", "'other'"],
  ["requirement_set_version", "body", "'{}'"],
  ["audit_event", "details", "'{}'"],
  ["audit_event", "actor_id", "null"],
];

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
  const member = await createMember(company);
  await createStoredDocument(member.scope, (await createVendorRow(company)).id);
});

const run = (sql: string) => inCompany(company.scope, (tx) => tx.$executeRawUnsafe(sql));

describe("the tenants' role", () => {
  it.each(forbidden)("cannot change %s.%s", async (table, column, value) => {
    await expect(run(`update "${table}" set ${column} = ${value}`)).rejects.toThrow(/permission denied/);
  });

  it("cannot create a platform admin", async () => {
    const data = { companyId: company.id, email: "root@company.example", firstName: "Test", lastName: "Person" };
    const create = inCompany(company.scope, (tx) => tx.user.create({ data: { ...data, platformRole: "ADMIN" } }));
    await expect(create).rejects.toThrow(/cannot create a platform admin/);
  });

  it("cannot make a key for the platform's calls", async () => {
    const { id } = await createMember(company);
    const data = { companyId: company.id, userId: id, name: "Invented", scopes: ["admin"], prefix: "ck_", hash: "invented" };
    const create = inCompany(company.scope, (tx) => tx.apiKey.createMany({ data }));
    await expect(create).rejects.toThrow(/a company cannot make a key/);
  });

  it("reaches no table without a company: counters, keys, settings, removals", async () => {
    for (const table of ["rate_limit", "idempotency_key", "platform_setting", "removal", "worker_heartbeat", "payment_event"]) {
      await expect(run(`select count(*) from ${table}`), table).rejects.toThrow(/permission denied/);
    }
  });

  it("may remove and truncate nothing beyond its rows", async () => {
    const owner = await connectAsOwner();
    const { rows } = await owner.query(`
      select table_name, privilege_type from information_schema.role_table_grants
      where grantee = 'coverkeep_app' and privilege_type in ('TRUNCATE', 'TRIGGER', 'REFERENCES')`);
    await owner.end();
    expect(rows).toEqual([]);
  });
});
