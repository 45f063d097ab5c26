import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import pg from "pg";
import { settings } from "@/e2e/rows";

/** Puts an automatic reply into the Inbox of the page's company, as the worker files it. This installation takes no email in. */
export async function receiveAutomaticReply(page: Page, subject: string): Promise<void> {
  const { data } = (await (await page.request.get("/api/auth/me")).json()) as { data: { company: { id: string } } };
  const client = new pg.Client({ connectionString: settings().DATABASE_URL });
  await client.connect();
  try {
    const id = randomUUID();
    await client.query("begin");
    await client.query("set local role coverkeep_platform");
    await client.query(
      `insert into inbound_message (id, door, sha256, size, storage_key, recipients, state)
       values ($1, 'smtp', $2, 1, $3, '{}', 'delivered')`,
      [id, id, `lost/${id}`],
    );
    await client.query("set local role coverkeep_app");
    await client.query("select set_config('app.company_id', $1, true)", [data.company.id]);
    await client.query(
      `insert into inbound_delivery (id, company_id, message_id, addressed_to, content_hash, state, cause, is_automatic, from_address, subject, text, received_at)
       values ($1, $2, $3::uuid, 'company', $3::text, 'waiting', 'automatic', true, 'office@paving.example', $4, 'I am out of the office.', now())`,
      [randomUUID(), data.company.id, id, subject],
    );
    await client.query("commit");
  } finally {
    await client.end();
  }
}
