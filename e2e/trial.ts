import { expect, type Page } from "@playwright/test";
import pg from "pg";

/** Settings of the installation that is tried, for the commands that run beside it. */
export const settings = () => JSON.parse(process.env.E2E_SETTINGS ?? "{}") as Record<string, string>;

/** Puts the end of the company's trial to yesterday, as only time does otherwise. Returns the company's id. */
export async function endTrial(page: Page): Promise<string> {
  const { data } = (await (await page.request.get("/api/auth/me")).json()) as { data: { company: { id: string } } };
  const { id } = data.company;
  const client = new pg.Client({ connectionString: settings().DATABASE_URL, options: "-c role=coverkeep_platform" });
  await client.connect();
  try {
    const { rowCount } = await client.query("update company set trial_ends_at = now() - interval '1 day' where id = $1", [id]);
    expect(rowCount).toBe(1);
  } finally {
    await client.end();
  }
  return id;
}
