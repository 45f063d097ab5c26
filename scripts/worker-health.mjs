// Succeeds while some worker's heartbeat is fresh: the container's health check.
import pg from "pg";

const client = new pg.Client({
  connectionString: process.env.DATABASE_URL,
  options: "-c role=coverkeep_platform",
  connectionTimeoutMillis: 5000,
});
try {
  await client.connect();
  const { rows } = await client.query("select 1 from worker_heartbeat where beat_at > now() - interval '60 seconds' limit 1");
  process.exit(rows.length > 0 ? 0 : 1);
} catch {
  process.exit(1);
}
