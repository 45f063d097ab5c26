import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { expect, it } from "vitest";

const migration = "20261126123000_one_address_one_account";
const name = `doubles_${process.pid}`;

async function onServer(statement: string): Promise<void> {
  const url = new URL(process.env.DATABASE_MIGRATION_URL ?? "");
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const names = (await readdir("prisma/migrations")).toSorted();

async function apply(db: pg.Client, migrations: string[]): Promise<void> {
  for (const one of migrations) await db.query(await readFile(`prisma/migrations/${one}/migration.sql`, "utf8"));
}

type Double = { email: string; confirmed?: boolean; status?: string; age: number; token?: string };

async function insert(db: pg.Client, { email, confirmed = false, status = "ACTIVE", age, token }: Double): Promise<string> {
  const { rows: companies } = await db.query(
    `insert into company (id, name, trial_ends_at) values (gen_random_uuid(), 'Invented Builders', now()) returning id`,
  );
  const companyId = companies[0].id;
  const { rows: users } = await db.query(
    `insert into "user" (id, company_id, email, first_name, last_name, password_hash, status, email_verified_at, created_at)
     values (gen_random_uuid(), $1, $2, 'Test', 'Person', 'hash', $3::user_status, $4, now() - make_interval(days => $5)) returning id`,
    [companyId, email, status, confirmed ? new Date() : null, age],
  );
  const userId = users[0].id;
  await db.query(
    `insert into vendor (id, company_id, name, email, updated_at) values (gen_random_uuid(), $1, 'Invented Paving', 'a@b.example', now())`,
    [companyId],
  );
  if (token) {
    await db.query(
      `insert into auth_token (id, company_id, user_id, kind, hash, expires_at)
       values (gen_random_uuid(), $1, $2, 'CONFIRM_EMAIL', $3, now() + interval '1 day')`,
      [companyId, userId, token],
    );
  }
  return userId;
}

it("gives each address to one account: the confirmed, else the oldest active; the others keep all but the address", async () => {
  await onServer(`create database ${name}`);
  const url = new URL(process.env.DATABASE_MIGRATION_URL ?? "");
  url.pathname = `/${name}`;
  const db = new pg.Client({ connectionString: url.href });
  try {
    await db.connect();
    await apply(
      db,
      names.filter((one) => one < migration),
    );
    await db.query("set row_security = off");
    const [claim, confirmed, newer] = [
      await insert(db, { email: "one@a.example", age: 9, token: "of the claim" }),
      await insert(db, { email: "one@a.example", age: 5, confirmed: true }),
      await insert(db, { email: "ONE@a.example ", age: 2 }),
    ];
    const [suspended, oldest, later] = [
      await insert(db, { email: "two@a.example", age: 9, status: "SUSPENDED" }),
      await insert(db, { email: "two@a.example", age: 5, token: "of the oldest" }),
      await insert(db, { email: "two@a.example", age: 2 }),
    ];
    const alone = await insert(db, { email: "Three@a.example", age: 1, confirmed: true });

    await apply(
      db,
      names.filter((one) => one >= migration),
    );

    const { rows } = await db.query(`select id, email, former_email as former, email_verified_at is not null as confirmed from "user"`);
    const found = (id: string) => rows.find((row) => row.id === id);
    const keeps = (id: string, email: string, confirmed: boolean) => expect(found(id)).toMatchObject({ email, former: null, confirmed });
    const gaveUp = (id: string, former: string) =>
      expect(found(id)).toMatchObject({ email: `${id}@address-needed.invalid`, former, confirmed: false });
    keeps(confirmed, "one@a.example", true);
    gaveUp(claim, "one@a.example");
    gaveUp(newer, "one@a.example");
    keeps(oldest, "two@a.example", false);
    gaveUp(suspended, "two@a.example");
    gaveUp(later, "two@a.example");
    keeps(alone, "three@a.example", true);
    const { rows: open } = await db.query("select hash from auth_token where used_at is null");
    expect(open, "links that still confirm an address").toEqual([{ hash: "of the oldest" }]);
    const { rows: kept } = await db.query("select count(*)::int as vendors, count(distinct company_id)::int as companies from vendor");
    expect(kept).toEqual([{ vendors: 7, companies: 7 }]);
    await expect(insert(db, { email: "two@a.example", age: 0 })).rejects.toMatchObject({ code: "23505" });
  } finally {
    await db.end();
    await onServer(`drop database ${name} with (force)`);
  }
});
