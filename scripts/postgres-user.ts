import { spawnSync } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";

/** Whom Postgres runs as. `id` is null when the caller is an ordinary user: then Postgres runs as the caller. */
export type PostgresUser = { id: { uid: number; gid: number } | null; needsPassage: boolean };

/**
 * Postgres refuses to run as root. For root it runs as the owner of the existing files, else as the machine's `postgres` or
 * `nobody`; that user may be locked out of the folders above (a checkout under /root), which `asPostgresUser` gets around.
 */
export async function postgresUser(dataDir: string, programs: string): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return { id: null, needsPassage: false };
  const existing = await stat(path.join(dataDir, "PG_VERSION")).catch(() => null);
  const id = existing && existing.uid !== 0 ? { uid: existing.uid, gid: existing.gid } : await unprivileged();
  const needsPassage = !((await isReachable(dataDir)) && (await isReachable(programs)));
  if (needsPassage && spawnSync("setpriv", ["--version"]).status !== 0) {
    throw new Error(
      `Postgres does not run as root, and other users may not enter ${process.cwd()}. ` +
        "Run this as an ordinary user, move the project to a folder that others may enter, or set DATABASE_URL.",
    );
  }
  return { id, needsPassage };
}

/** The command with which `file` runs as that user; a locked folder above is passed with one capability, not with root. */
export function asPostgresUser(user: PostgresUser, file: string, args: string[]) {
  if (!user.id) return { file, argv: args, identity: {} };
  if (!user.needsPassage) return { file, argv: args, identity: user.id };
  const capability = "+dac_read_search,+dac_override";
  // Without the first one, initdb's own look at its neighbors would still be checked with the user's own rights.
  const who = ["--securebits=+no_setuid_fixup", `--reuid=${user.id.uid}`, `--regid=${user.id.gid}`, "--clear-groups"];
  return { file: "setpriv", argv: [...who, `--inh-caps=${capability}`, `--ambient-caps=${capability}`, "--", file, ...args], identity: {} };
}

async function unprivileged(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const found = lines.find(([name]) => name === "postgres") ?? lines.find(([name]) => name === "nobody");
  if (!found) throw new Error("Postgres does not run as root, and this machine has no user `nobody`. Set DATABASE_URL instead.");
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Whether everyone may pass through every folder above `file`. */
async function isReachable(file: string): Promise<boolean> {
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found && (found.mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
