import { expect, it } from "vitest";
import { neverForWantOfWork, pointers } from "@/lib/infra/worked-with-values";
import { connectAsOwner } from "@/lib/testing/db";
import { mergedTables } from "@/lib/vendors/merging/values";

async function ask<Row>(text: string): Promise<Row[]> {
  const owner = await connectAsOwner();
  const { rows } = await owner.query(text);
  await owner.end();
  return rows as Row[];
}

const foreignKeys = () =>
  ask<{ target: string; column: string }>(`
    select t.relname as target, s.relname || '.' || a.attname as column
    from pg_constraint f join pg_class s on s.oid = f.conrelid join pg_class t on t.oid = f.confrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey) and (a.attname <> 'company_id' or t.relname = 'company')
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by 1, 2`);

it("decides for every foreign key of the database whether it shows that someone worked with a row", async () => {
  const keys = await foreignKeys();
  expect(keys.length).toBeGreaterThan(40);
  const undecided = keys.filter(({ target, column }) => {
    const known: Record<string, string> | undefined = target in pointers ? pointers[target as keyof typeof pointers] : undefined;
    return known ? !(column in known) : !(target in neverForWantOfWork);
  });
  expect(undecided).toEqual([]);
});

it("decides for every column that names such a row without a foreign key", async () => {
  const named = Object.keys(pointers).map((target) => `'${target}_id'`);
  const columns = await ask<{ name: string; column: string }>(`
    select column_name as name, table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in (${named.join(", ")}) order by 2`);
  const undecided = columns.filter(({ name, column }) => !(column in pointers[name.replace(/_id$/, "") as keyof typeof pointers]));
  expect(undecided).toEqual([]);
});

it("decides for every table that points to a vendor what a merge does with it", async () => {
  const tables = (await foreignKeys()).flatMap(({ target, column }) => (target === "vendor" ? (column.split(".")[0] ?? "") : []));
  expect(Object.keys(mergedTables).toSorted()).toEqual(tables.toSorted());
});
