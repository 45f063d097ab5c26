import pg from "pg";
import { settings } from "@/e2e/rows";

/** What the installation knows of the emails to an address and of its worker, for the message of a test that waited in vain. */
export async function tellMailState(to: string): Promise<string> {
  const { DATABASE_URL } = settings();
  const ask = async (role: string, text: string, values: unknown[] = []) => {
    const client = new pg.Client({
      connectionString: DATABASE_URL,
      options: `-c role=${role}`,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    try {
      await client.connect();
      return JSON.stringify((await client.query(text, values)).rows);
    } catch (error) {
      return String(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const [mails, jobs, workers] = await Promise.all([
    ask("coverkeep_platform", "select kind, status, attempts, error, created_at from mail where recipient = $1", [to]),
    ask(
      "coverkeep_queue",
      "select name, state, count(*)::int, min(created_on) from pgboss.job where state in ('created', 'retry', 'active') group by 1, 2",
    ),
    ask("coverkeep_platform", "select beat_at, now() from worker_heartbeat"),
  ]);
  return `emails ${mails}; jobs ${jobs}; workers ${workers}`;
}
