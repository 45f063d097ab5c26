import { type ChildProcess, spawn } from "node:child_process";

export type Command = {
  /** Arguments of this Node, such as a script's path. */
  args: string[];
  env?: Record<string, string | undefined>;
};

export type Ended = { code: number; output: string };

const root = { cwd: process.cwd() };

/** Arguments with which Node runs a TypeScript file of ours without a second process in between. */
export const typescript = (file: string, ...args: string[]) => ["--import", "tsx", file, ...args];

/** Runs a Node program to its end. Its output is shown, or kept when `quiet`. */
export function runNode({ args, env }: Command, options: { quiet?: boolean } = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const stdio = options.quiet ? (["ignore", "pipe", "pipe"] as const) : (["ignore", "inherit", "inherit"] as const);
    const child = spawn(process.execPath, args, { ...root, stdio: [...stdio], env: { ...process.env, ...env } });
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Runs a Node program and throws its output when it fails. */
export async function requireNode(what: string, command: Command): Promise<void> {
  const { code, output } = await runNode(command, { quiet: true });
  if (code !== 0) throw new Error(`${what} failed.\n${output.trim()}`);
}

/** A program that runs beside us until it is stopped. */
export type Service = { name: string; process: ChildProcess; output: () => string; ended: Promise<number>; stop: () => Promise<void> };

const graceSeconds = 35;

/**
 * Starts a Node program in a process group of its own: a Ctrl-C in the terminal reaches only us, and we stop everything in
 * order. It also stops by itself when we are gone without having had the chance (scripts/end-with-parent.mjs).
 */
export function startService(name: string, { args, env }: Command, onLine?: (line: string) => void): Service {
  const child = spawn(process.execPath, ["--import", new URL("./end-with-parent.mjs", import.meta.url).href, ...args], {
    ...root,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: { ...process.env, ...env, COVERKEEP_PARENT: String(process.pid) },
  });
  let kept = "";
  const keep = (chunk: Buffer) => {
    const text = chunk.toString();
    kept = (kept + text).slice(-20_000);
    if (onLine) for (const line of text.split("\n")) if (line.trim()) onLine(line);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const ended = new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
  return { name, process: child, output: () => kept, ended, stop: () => stopGroup(child, ended) };
}

/** Asks the program to end, waits, and in the end takes its whole group down, children of its own included. */
async function stopGroup(child: ChildProcess, ended: Promise<number>): Promise<void> {
  const { pid } = child;
  if (!pid) return;
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-pid, name);
    } catch {
      // The group is gone already.
    }
  };
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGTERM");
    const forced = setTimeout(() => signal("SIGKILL"), graceSeconds * 1000);
    await ended;
    clearTimeout(forced);
  }
  signal("SIGKILL");
}

/** Waits until an address answers with success; throws when the service ends before, or after `seconds`. */
export async function waitFor(service: Service, url: string, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  let last = "no answer";
  while (Date.now() < until) {
    if (service.process.exitCode !== null || service.process.signalCode !== null) break;
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (response?.ok) return;
    if (response) last = `status ${response.status}: ${(await response.text()).slice(0, 300)}`;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The ${service.name} is not ready (${last}).\n${service.output().trim().split("\n").slice(-15).join("\n")}`);
}
