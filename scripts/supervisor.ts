import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Resolves, once, when the process should stop: a signal, a closed terminal, or the end of the npm that started us. */
export function askedToStop(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve(signal));
    // A closed terminal must not end us before we have stopped the others.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => resolve("the terminal was closed"));
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) resolve("npm ended");
    }, 1000).unref();
  });
}

/** Claims a folder for this process; throws a sentence when another one that is alive has it. Returns the release. */
export async function claim(folder: string, what: string): Promise<() => Promise<void>> {
  const file = path.join(folder, "running.pid");
  await mkdir(folder, { recursive: true });
  const holder = Number(await readFile(file, "utf8").catch(() => ""));
  if (holder && holder !== process.pid && (await isOurs(holder))) {
    throw new Error(`${what} is running already (process ${holder}). Use it, or stop it first with: kill ${holder}`);
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}

async function isOurs(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "scripts/");
  return command.includes("scripts/");
}
