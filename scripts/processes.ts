import { type ChildProcess, spawn } from "node:child_process";

export type Command = {
  /** Arguments of this Node, such as a script's path. */
  args: string[];
  env?: Record<string, string | undefined>;
};

export type Ended = { code: number; output: string };

/** A program that runs beside us until it is stopped. */
export type Service = { name: string; process: ChildProcess; output: () => string; ended: Promise<number>; stop: () => Promise<void> };

const graceSeconds = 35;
// Well above the longest report that is read as a whole, the one of all imports (2.5 million).
const keptCharacters = 20_000_000;
const alive = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of alive) signalGroup(child, "SIGKILL");
});

/** Arguments with which Node runs a TypeScript file of ours without a second process in between. */
export const typescript = (file: string, ...args: string[]) => ["--import", "tsx", file, ...args];

/** The same for the worker, as the image and `npm run worker` do: Node frees the memory of a report's rows in time. */
export const workerProgram = ["--max-old-space-size=192", "--max-semi-space-size=8", ...typescript("jobs/worker.ts")];

/**
 * With these arguments Node runs the web process in the image, by `npm start` and here. The limit on its heap makes Node free the memory of
 * an export in time; without it, Node lets the heap grow with the memory of the machine. A connection rests for longer than a reverse proxy
 * keeps it (60 s or less): with Node's own 5 s, now and then a call would meet a connection that is just being closed, and fail.
 */
export const webProgram = [
  ...["--max-old-space-size=320", "--max-semi-space-size=8", "node_modules/next/dist/bin/next", "start"],
  ...["--keepAliveTimeout", "75000"],
];

/** Arguments with which Node runs the web process at a port. */
export const webServer = (mode: "start" | "dev", port: number, hostname = "127.0.0.1") => [
  ...(mode === "start" ? webProgram : ["node_modules/next/dist/bin/next", mode]),
  ...["--port", String(port), "--hostname", hostname],
];

/**
 * Every child gets a process group of its own, so that a Ctrl-C in the terminal reaches only us and we end the others in
 * order, with their own children. A child also ends by itself when we are gone without a chance (end-with-parent.mjs).
 */
function launch({ args, env }: Command, output: "show" | "keep", onText: (text: string) => void): ChildProcess {
  const watch = new URL("./end-with-parent.mjs", import.meta.url).href;
  const child = spawn(process.execPath, ["--import", watch, ...args], {
    stdio: ["ignore", output === "show" ? "inherit" : "pipe", output === "show" ? "inherit" : "pipe"],
    detached: true,
    env: { ...process.env, ...env, COVERKEEP_PARENT: String(process.pid) },
  });
  alive.add(child);
  child.stdout?.on("data", (chunk: Buffer) => onText(chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => onText(chunk.toString()));
  return child;
}

function endOf(child: ChildProcess, event: "exit" | "close"): Promise<number> {
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once(event, (code) => resolve(code ?? 1));
  });
}

/** Runs a Node program to its end. Its output is shown, or kept when `quiet`. */
export async function runNode(command: Command, options: { quiet?: boolean } = {}): Promise<Ended> {
  let output = "";
  const child = launch(command, options.quiet ? "keep" : "show", (text) => {
    output = (output + text).slice(-keptCharacters);
  });
  const code = await endOf(child, "close");
  alive.delete(child);
  return { code, output };
}

/** Runs a Node program and throws its output when it fails. */
export async function requireNode(what: string, command: Command): Promise<void> {
  const { code, output } = await runNode(command, { quiet: true });
  if (code !== 0) throw new Error(`${what} failed.\n${output.trim()}`);
}

/** Starts a Node program that runs until it is stopped. */
export function startService(name: string, command: Command, onLine?: (line: string) => void): Service {
  let kept = "";
  const child = launch(command, "keep", (text) => {
    kept = (kept + text).slice(-20_000);
    if (onLine) for (const line of text.split("\n")) if (line.trim()) onLine(line);
  });
  const ended = endOf(child, "exit");
  return { name, process: child, output: () => kept, ended, stop: () => stopGroup(child, ended) };
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Asks the program to end, waits, and in the end takes its whole group down, children of its own included. */
async function stopGroup(child: ChildProcess, ended: Promise<number>): Promise<void> {
  if (!hasEnded(child)) {
    child.kill("SIGTERM");
    const forced = setTimeout(() => signalGroup(child, "SIGKILL"), graceSeconds * 1000);
    await ended;
    clearTimeout(forced);
  }
  signalGroup(child, "SIGKILL");
  alive.delete(child);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** For scripts that run to their end: Ctrl-C ends what they have started, then them. */
export function endChildrenOnSignal(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      for (const child of alive) signalGroup(child, "SIGTERM");
      setTimeout(() => process.exit(130), 5000);
      void Promise.all([...alive].map((child) => endOf(child, "exit"))).then(() => process.exit(130));
    });
  }
}

/** Waits until an address answers with success; throws when the service ends before, or after `seconds`. */
export async function waitFor(service: Service, url: string, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  let last = "no answer";
  while (Date.now() < until && !hasEnded(service.process)) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (response?.ok) return;
    if (response) last = `status ${response.status}: ${(await response.text()).slice(0, 300)}`;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The ${service.name} is not ready (${last}).\n${service.output().trim().split("\n").slice(-15).join("\n")}`);
}
