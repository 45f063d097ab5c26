import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Extraction, extraction, ReadingError, type ReadingErrorCode } from "@/lib/extraction/schema";

export type ReaderPool = {
  /** Reads one file; waits for a free child. Rejects with ReadingError. `fileName` is the name in the result. */
  read(path: string, options?: { fileName?: string; signal?: AbortSignal }): Promise<Extraction>;
  /** Ends every child; what is being read rejects. */
  close(): Promise<void>;
};

export type ReaderPoolOptions = {
  /** Children at most, each with one warm recognition engine. */
  size?: number;
  /** Resident memory at which a child is ended, in MB. */
  memoryMb?: number;
  /** Time for one file, in milliseconds. */
  timeoutMs?: number;
};

type Answer = { id: number; result?: unknown; error?: { code: ReadingErrorCode; message: string } };
type Job = { path: string; fileName: string; signal?: AbortSignal; resolve(value: Extraction): void; reject(error: ReadingError): void };
type Reader = { child: ChildProcess; job: Job | null; end(error?: ReadingError): void };

const entry = new URL("./readers/child.ts", import.meta.url);
const project = new URL("../../tsconfig.json", import.meta.url);

/**
 * Reads files in child processes, so that a hostile or endless file costs no more than its child: it is killed at the time or
 * memory limit, and the next file gets a new one. Nothing of the readers is loaded in the calling process.
 */
export function createReaderPool({ size = 1, memoryMb = 1200, timeoutMs = 60_000 }: ReaderPoolOptions = {}): ReaderPool {
  const readers = new Set<Reader>();
  const waiting: Job[] = [];
  let closed = false;

  const next = () => {
    while (!closed && waiting.length > 0) {
      const free = [...readers].find(({ job }) => !job) ?? (readers.size < size ? start() : null);
      const job = free && waiting.shift();
      if (!free || !job) return;
      work(free, job);
    }
  };

  const start = (): Reader => {
    const child = fork(fileURLToPath(entry), [], {
      execArgv: [
        "--import",
        pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href,
        "--expose-gc",
        `--max-old-space-size=${Math.round(memoryMb * 0.4)}`,
      ],
      env: childEnvironment(),
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const reader: Reader = {
      child,
      job: null,
      end(error) {
        readers.delete(reader);
        child.kill("SIGKILL");
        const { job } = reader;
        reader.job = null;
        if (job) job.reject(error ?? crashed());
        next();
      },
    };
    readers.add(reader);
    child.on("error", () => reader.end());
    child.on("exit", () => reader.end());
    return reader;
  };

  const work = (reader: Reader, job: Job) => {
    reader.job = job;
    const timer = setTimeout(() => reader.end(tooLong(timeoutMs)), timeoutMs);
    const watch = setInterval(() => {
      if (residentMb(reader.child.pid) > memoryMb) reader.end(tooMuch());
    }, 250);
    const cancel = () => reader.end(new ReadingError("cancelled", "Reading was cancelled."));
    const finish = () => {
      clearTimeout(timer);
      clearInterval(watch);
      job.signal?.removeEventListener("abort", cancel);
      reader.child.off("message", hear);
    };
    const { resolve, reject } = job;
    job.resolve = (value) => {
      finish();
      resolve(value);
    };
    job.reject = (error) => {
      finish();
      reject(error);
    };
    const hear = ({ result, error }: Answer) => {
      reader.job = null;
      if (residentMb(reader.child.pid) > memoryMb * 0.85) reader.end();
      if (error) job.reject(new ReadingError(error.code, error.message));
      else {
        const parsed = extraction.safeParse(result);
        if (parsed.success) job.resolve(parsed.data);
        else job.reject(crashed());
      }
      next();
    };
    job.signal?.addEventListener("abort", cancel, { once: true });
    reader.child.on("message", hear);
    reader.child.send({ id: 1, path: job.path, fileName: job.fileName }, (error) => error && reader.end());
  };

  return {
    read: (path, { fileName = basename(path), signal } = {}) =>
      new Promise((resolve, reject) => {
        if (closed || signal?.aborted) return reject(new ReadingError("cancelled", "Reading was cancelled."));
        waiting.push({ path, fileName, signal, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      const gone = [...readers].map(
        ({ child }) => new Promise((done) => (child.exitCode !== null || child.signalCode ? done(null) : child.once("exit", done))),
      );
      for (const job of waiting.splice(0)) job.reject(new ReadingError("cancelled", "Reading was cancelled."));
      for (const reader of [...readers]) reader.end(new ReadingError("cancelled", "Reading was cancelled."));
      await Promise.all(gone);
    },
  };
}

/** No secret of the parent reaches the child. */
function childEnvironment(): NodeJS.ProcessEnv {
  const kept = ["PATH", "HOME", "TMPDIR", "TEMP", "LANG", "SystemRoot"].flatMap((name) =>
    process.env[name] ? [[name, process.env[name]]] : [],
  );
  return {
    ...Object.fromEntries(kept),
    MALLOC_ARENA_MAX: "2",
    NODE_ENV: process.env.NODE_ENV ?? "production",
    TSX_TSCONFIG_PATH: fileURLToPath(project),
  };
}

/** Resident memory of a process in MB; 0 where the system does not tell. */
function residentMb(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const crashed = () => new ReadingError("crashed", "The reader stopped while it read this file. Please send it in another format.");
const tooMuch = () =>
  new ReadingError("out_of_memory", "The file takes too much memory to read. Please send only the certificate, or a smaller scan.");
const tooLong = (ms: number) =>
  new ReadingError("timeout", `The file could not be read within ${Math.round(ms / 1000)} seconds. Please send only the certificate.`);
