import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listSources } from "@/scripts/sources";

/*
 * Node's zone data decide every local day (docs/decisions/105): a statement may reckon in UTC alone. The one file that compares the
 * database's clock with ours is the exception.
 */
const compares = "lib/infra/zone-times-queries.ts";

const reckonings = [
  /at time zone (?!'UTC')[^\n]*/gi,
  /\btimezone\(/gi,
  /\b(current_date|current_time|localtimestamp)\b/gi,
  /(\bnow\(\)|_at|\bmoment)::date\b/gi,
  /\bdate_trunc\((?![^()]*, 'UTC'\))[^\n]*/gi,
  /\bto_char\(/gi,
];

/** What a file writes into statements that makes the database find a local day. */
const reckoningsIn = (text: string) => reckonings.flatMap((pattern) => text.match(pattern) ?? []);

it("no statement lets the database find a local day", async () => {
  const files = (await listSources()).filter((file) => /^(app|jobs|lib)\//.test(file) && !file.includes(".test."));
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => file !== compares && !file.startsWith("lib/testing/"))
    .flatMap((file) => reckoningsIn(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

it.each([
  "(r.created_at at time zone c.time_zone)::date",
  "to_char(u.created_at AT TIME ZONE $3, 'YYYY-MM-DD')",
  "where day > current_date - 7",
  "where created_at::date = $1",
  "select now()::date",
  "date_trunc('week', day)",
  "timezone(c.time_zone, d.created_at)",
])("finds %s", (sql) => expect(reckoningsIn(sql)).not.toEqual([]));

it.each(["($1::timestamptz at time zone 'UTC')::date", "date_trunc($1, hour, 'UTC')", "$1::date"])("allows %s", (sql) => {
  expect(reckoningsIn(sql)).toEqual([]);
});
