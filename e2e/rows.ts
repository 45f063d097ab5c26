import { expect } from "@playwright/test";
import pg from "pg";

/** Settings of the installation under test, for commands that run beside it. */
export const settings = () => JSON.parse(process.env.E2E_SETTINGS ?? "{}") as Record<string, string>;

async function query(options: string, text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: settings().DATABASE_URL, options });
  await client.connect();
  try {
    return await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

const asPlatform = "-c role=coverkeep_platform";

/** Changes exactly one row in a way that no screen offers, such as moving a date. */
export async function changeRow(text: string, values: readonly unknown[]): Promise<void> {
  expect((await query(asPlatform, text, values)).rowCount, text).toBe(1);
}

/** The same of a row that only its company may change. */
export async function changeRowOf(companyName: string, text: string, values: readonly unknown[]): Promise<void> {
  const { rows } = await query(asPlatform, "select id from company where name = $1", [companyName]);
  const asCompany = `-c role=coverkeep_app -c app.company_id=${(rows[0] as { id: string } | undefined)?.id}`;
  expect((await query(asCompany, text, values)).rowCount, text).toBe(1);
}
