import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectAsOwner } from "@/lib/testing/db";

/** The tenant's setting, without the second argument that would turn a forgotten company into an empty answer. */
const fence = (column: string) => `(${column} = (current_setting('app.company_id'::text))::uuid)`;

let owner: pg.Client;
beforeAll(async () => {
  owner = await connectAsOwner();
});
afterAll(() => owner.end());

type TenantTable = { name: string; enabled: boolean; forced: boolean };

async function listTenantTables(): Promise<TenantTable[]> {
  const { rows } = await owner.query<TenantTable>(`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (c.relname = 'company'
        or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))
    order by c.relname`);
  return rows;
}

describe("the database's own fence", () => {
  it("holds the tables that the product has", async () => {
    const names = (await listTenantTables()).map((table) => table.name);
    expect(names).toEqual(expect.arrayContaining(["audit_event", "company", "document", "policy", "user", "vendor"]));
  });

  it("is enabled and forced on each table of a tenant", async () => {
    const open = (await listTenantTables()).filter((table) => !table.enabled || !table.forced);
    expect(open).toEqual([]);
  });

  it("checks what the app reads and what it writes against its company", async () => {
    const { rows } = await owner.query<{ name: string; command: string; using: string | null; check: string | null }>(`
      select tablename as name, cmd as command, qual as using, with_check as check
      from pg_policies where schemaname = 'public' and 'coverkeep_app' = any(roles)`);
    for (const { name } of await listTenantTables()) {
      const wanted = fence(name === "company" ? "id" : "company_id");
      expect(
        rows.filter((row) => row.name === name),
        `policy of ${name}`,
      ).toEqual([{ name, command: "ALL", using: wanted, check: wanted }]);
    }
  });

  it("binds the app: it owns no table, passes no fence and is no member of a role that does", async () => {
    const { rows } = await owner.query(`
      select r.rolname from pg_roles r
      where r.rolname like 'coverkeep\\_%' and r.rolname <> 'coverkeep_owner' and (r.rolsuper or r.rolbypassrls)`);
    expect(rows).toEqual([]);
    const owned = await owner.query(`
      select c.relname from pg_class c join pg_roles r on r.oid = c.relowner
      where r.rolname in ('coverkeep_app', 'coverkeep_auth', 'coverkeep_platform', 'coverkeep_queue', 'coverkeep_backup', 'coverkeep_web')`);
    expect(owned.rows).toEqual([]);
    const inherited = await owner.query(`
      select member.rolname from pg_auth_members m
      join pg_roles member on member.oid = m.member join pg_roles granted on granted.oid = m.roleid
      where member.rolname = 'coverkeep_web' and (m.inherit_option or granted.rolname = 'coverkeep_owner')`);
    expect(inherited.rows).toEqual([]);
  });

  it("does not hide anything from a backup, which changes nothing", async () => {
    const { rows } = await owner.query<{ name: string; reads: boolean; writes: boolean; hidden: boolean }>(`
      select c.oid::regclass::text as name, has_table_privilege('coverkeep_backup', c.oid, 'select') as reads,
        has_table_privilege('coverkeep_backup', c.oid, 'insert, update, delete, truncate') as writes,
        c.relrowsecurity and not exists (select 1 from pg_policies p where p.tablename = c.relname and p.schemaname = c.relnamespace::regnamespace::text
          and 'coverkeep_backup' = any(p.roles) and p.cmd = 'SELECT' and p.qual = 'true') as hidden
      from pg_class c where c.relnamespace::regnamespace::text in ('public', 'pgboss') and c.relkind in ('r', 'p')`);
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(({ reads, writes, hidden }) => !reads || writes || hidden)).toEqual([]);
  });

  it("lets no one change or remove an audit event", async () => {
    const { rows } = await owner.query(`
      select grantee, privilege_type from information_schema.role_table_grants
      where table_name = 'audit_event' and grantee <> 'coverkeep_owner' and privilege_type not in ('SELECT', 'INSERT')`);
    expect(rows).toEqual([]);
  });
});

describe("rows never point into another company", () => {
  it("because each tenant table has a unique key that starts with its company", async () => {
    const { rows } = await owner.query<{ name: string }>(`
      select distinct c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) and a.attname = 'company_id'
      where c.relnamespace = 'public'::regnamespace and i.indisunique and i.indpred is null
        and (i.indisprimary or (select array_agg(k.attname::text order by k.attname) from pg_attribute k
              where k.attrelid = c.oid and k.attnum = any(i.indkey)) = array['company_id', 'id'])`);
    const keyed = new Set(rows.map((row) => row.name));
    const tables = (await listTenantTables()).map((table) => table.name).filter((name) => name !== "company");
    expect(tables.filter((name) => !keyed.has(name))).toEqual([]);
  });

  it("because each reference between tenant tables carries the company", async () => {
    const { rows } = await owner.query<{ reference: string; columns: string[]; targets: string[]; source: string; target: string }>(`
      select f.conname as reference, s.relname as source, t.relname as target,
        array(select (select attname::text from pg_attribute where attrelid = f.conrelid and attnum = k)
              from unnest(f.conkey) with ordinality as key(k, place) order by place) as columns,
        array(select (select attname::text from pg_attribute where attrelid = f.confrelid and attnum = k)
              from unnest(f.confkey) with ordinality as key(k, place) order by place) as targets
      from pg_constraint f join pg_class s on s.oid = f.conrelid join pg_class t on t.oid = f.confrelid
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace`);
    const tenants = new Set((await listTenantTables()).map((table) => table.name));
    expect(rows.length).toBeGreaterThan(5);
    const keyOf = (table: string) => (table === "company" ? "id" : "company_id");
    // A test company names its firm, and neither shows the other's rows.
    const known = new Set(["company_test_of_id_fkey"]);
    const loose = rows.filter(({ reference, source, target, columns, targets }) => {
      if (!tenants.has(target) || known.has(reference)) return false;
      return !columns.some((column, index) => column === keyOf(source) && targets[index] === keyOf(target));
    });
    expect(loose).toEqual([]);
  });
});
