import { expect, type Page } from "@playwright/test";
import pg from "pg";
import { settings } from "@/e2e/rows";

/** Marks the emails to an address as failed, as otherwise only four days without a mail server do. */
export async function failEmailsTo(page: Page, recipient: string): Promise<void> {
  const { data } = (await (await page.request.get("/api/auth/me")).json()) as { data: { company: { id: string } } };
  const client = new pg.Client({ connectionString: settings().DATABASE_URL, options: "-c role=coverkeep_app" });
  await client.connect();
  try {
    await client.query("select set_config('app.company_id', $1, false)", [data.company.id]);
    const { rowCount } = await client.query(
      `update mail set status = 'FAILED', failed_at = now(), sent_at = null, attempts = 98, next_try_at = null,
         error = '{"code": "server.mail.theMailServerCouldNot"}' where company_id = $1 and recipient = $2`,
      [data.company.id, recipient],
    );
    expect(rowCount).toBeGreaterThan(0);
  } finally {
    await client.end();
  }
}
