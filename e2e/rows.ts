import { expect } from "@playwright/test";
import pg from "pg";

/** Settings of the installation under test, for commands that run beside it. */
export const settings = () => JSON.parse(process.env.E2E_SETTINGS ?? "{}") as Record<string, string>;

/** Changes exactly one row in a way that no screen offers, such as moving a date. */
export async function changeRow(text: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: settings().DATABASE_URL, options: "-c role=coverkeep_platform" });
  await client.connect();
  try {
    expect((await client.query(text, [...values])).rowCount, text).toBe(1);
  } finally {
    await client.end();
  }
}
