import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ParsedMessage, parsedMessage } from "@/lib/inbound/parser/schema";

/*
 * Messages are parsed in child processes, so that a hostile one costs no more than its child: it is killed at the time or memory limit,
 * and the next message gets a new one.
 */

const entry = "lib/inbound/parser/child.ts";
const timeoutMillis = 60_000;
const memoryMb = 700;
const idleMillis = 60_000;
/** Children at once: a large message holds up no small one. */
const size = 2;

type Child = { process: ChildProcess; rest?: NodeJS.Timeout };

/** What no parser can read, however often it is tried. */
export class UnparsedMessage extends Error {}

const free: Child[] = [];
const all = new Set<Child>();
const waiting: (() => void)[] = [];

function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, entry)) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

function start(): Child {
  const root = projectRoot();
  // Resolved at run time: the web's bundler would look for the module of a plain fork().
  const { fork } = process.getBuiltinModule("node:child_process");
  // No secret of the parent reaches the child.
  const kept = ["PATH", "HOME", "TMPDIR", "LANG"].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const child: Child = {
    process: fork(join(root, entry), [], {
      cwd: root,
      execArgv: ["--import", "tsx", `--max-old-space-size=${Math.round(memoryMb * 0.5)}`],
      env: { ...Object.fromEntries(kept), NODE_ENV: process.env.NODE_ENV ?? "production", TSX_TSCONFIG_PATH: join(root, "tsconfig.json") },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    }),
  };
  all.add(child);
  child.process.on("exit", () => {
    all.delete(child);
    const at = free.indexOf(child);
    if (at >= 0) free.splice(at, 1);
  });
  child.process.on("error", () => child.process.kill("SIGKILL"));
  return child;
}

async function take(): Promise<Child> {
  for (;;) {
    const child = free.pop() ?? (all.size < size ? start() : null);
    if (child) {
      clearTimeout(child.rest);
      child.process.ref();
      return child;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
}

function giveBack(child: Child): void {
  if (child.process.connected && child.process.exitCode === null) {
    free.push(child);
    child.process.unref();
    child.rest = setTimeout(() => child.process.kill("SIGKILL"), idleMillis).unref();
  }
  waiting.shift()?.();
}

function residentMb(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** What a child answers; rejects when it dies or runs into a limit. */
function ask(child: Child, question: { file: string; folder: string }): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.process.kill("SIGKILL"), timeoutMillis);
    const watch = setInterval(() => residentMb(child.process.pid) > memoryMb && child.process.kill("SIGKILL"), 20);
    const end = () => {
      clearTimeout(timer);
      clearInterval(watch);
      child.process.off("message", hear).off("exit", die);
    };
    const hear = (answer: { result?: unknown; error?: string }) => {
      end();
      if (answer.error === undefined) resolve(answer.result);
      else reject(new Error(answer.error));
    };
    const die = () => {
      end();
      reject(new Error("the parsing process ended"));
    };
    child.process.on("message", hear).on("exit", die);
    child.process.send(question, (error) => error && die());
  });
}

/** Parses the message in a file and gives it to `work` while its files are at hand. Throws `UnparsedMessage`. */
export async function withParsed<T>(file: string, work: (message: ParsedMessage) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(os.tmpdir(), "coverkeep-mail-"));
  try {
    const child = await take();
    const answer = await ask(child, { file, folder })
      .catch((error: unknown) => {
        throw new UnparsedMessage("unparsed", { cause: error });
      })
      .finally(() => giveBack(child));
    return await work(parsedMessage.parse(answer));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ends every child; the worker stops. */
export function closeParsers(): void {
  for (const child of all) child.process.kill("SIGKILL");
}
