import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

/** The oldest of those that were written before this was checked have been applied everywhere. */
const checkedSince = "20261129";

/** Tables with rows of companies, which Postgres hides from their owner too as long as row-level security is forced. */
async function tenantTables(): Promise<string[]> {
  const schema = await readFile("prisma/schema.prisma", "utf8");
  const models = [...schema.matchAll(/^model \w+ \{\n([\s\S]*?)^\}/gm)].map(([, body = ""]) => body);
  return models.filter((body) => body.includes('@map("company_id")')).flatMap((body) => /@@map\("(\w+)"\)/.exec(body)?.[1] ?? []);
}

it("migrations change rows of companies also where the owner of the tables is no superuser", async () => {
  const tables = await tenantTables();
  expect(tables).toEqual(expect.arrayContaining(["vendor", "document", "policy"]));
  const names = (await readdir("prisma/migrations")).filter((name) => /^\d/.test(name) && name > checkedSince);
  expect(names).not.toEqual([]);
  for (const name of names) {
    const sql = await readFile(`prisma/migrations/${name}/migration.sql`, "utf8");
    // What a function does runs later, as whoever calls it.
    const now = sql.replace(/\$\$[\s\S]*?\$\$/g, "");
    for (const [, table = ""] of now.matchAll(/^\s*(?:UPDATE|DELETE FROM|INSERT INTO)\s+"?(\w+)"?/gim)) {
      if (!tables.includes(table)) continue;
      expect(now, `${name} changes ${table}`).toMatch(
        new RegExp(`${table}"? NO FORCE ROW LEVEL SECURITY[\\s\\S]*${table}"? FORCE ROW LEVEL SECURITY`),
      );
    }
  }
});
