import type { ChildProcess } from "node:child_process";
import { basename, join, resolve } from "node:path";
import type { z } from "zod";
import { childEnvironment, entry, projectRoot } from "@/lib/extraction/child-rules";
import { cancelled, crashed, interrupted, isEnded, notQuick, tooLong, tooMuch } from "@/lib/extraction/rules";
import type { DrawnPage, Extraction, FileRows, ReadingErrorCode } from "@/lib/extraction/schema";
import { drawnPage, extraction, fileRows, ReadingError } from "@/lib/extraction/schema";
import { giveWay, processorMillis, residentMb } from "@/lib/infra/processor";

/**
 * `onEnd` receives the processor time in milliseconds that a child used for the file, also when the file failed. `quickMs`: the file is
 * expected to need little time, so it gets a child at once and is stopped with the code `not_quick` once it has used that much.
 */
type Waiting = { owner?: string; signal?: AbortSignal; onEnd?: (millis: number) => void; quickMs?: number };

export type ReaderPool = {
  /**
   * Reads one file; waits for a free child. Rejects with ReadingError. `fileName` is the name in the result. `owner` says whose
   * file it is: who has no child yet comes first, and never waits for the slow files of others. `folder`: see `readDocument`.
   */
  read(path: string, options?: { fileName?: string; folder?: string } & Waiting): Promise<Extraction>;
  /** Reads the text of a file as it is written, under the same limits and in the same line; rejects with ReadingError. */
  rows(path: string, options?: Waiting): Promise<FileRows>;
  /** Draws one page of a file, counted from 1, under the same limits and in the same line; rejects with ReadingError. */
  draw(path: string, page: number, options?: Waiting): Promise<DrawnPage>;
  /** Ends every child; what is being read rejects. */
  close(): Promise<void>;
};

export type ReaderPoolOptions = {
  /** Children kept, each with one warm recognition engine; as many again come for a while, for quick files and for other owners. */
  size?: number;
  /** Whether quick files come too: a child for them starts with the first large file. `givesWay`: other processes go first. */
  expectsQuick?: boolean;
  givesWay?: boolean;
  /** Resident memory at which a child is ended, in MB. */
  memoryMb?: number;
  /** Processor time for one file, in milliseconds, with that of the processes which the child starts. */
  processorMs?: number;
  /** A wide outer bound on the clock, in milliseconds. To end there says nothing of the file. */
  wallMs?: number;
  /** Milliseconds without work after which a child ends; without it children stay. */
  idleMs?: number;
};

type Answer = { id: number; result?: unknown; error?: { code: ReadingErrorCode; message: string } };
/** What a child is asked: to read a file, to give its text, or to draw one page of it. */
type Ask = { path: string; fileName?: string; page?: number; rows?: boolean; folder?: string };
type Job = {
  ask: Ask;
  owner: string;
  signal?: AbortSignal;
  onEnd?: (millis: number) => void;
  quickMs?: number;
  /** Takes the child's result; false when it has not the agreed shape. */
  resolve(result: unknown): boolean;
  reject(error: ReadingError): void;
};
type Reader = {
  child: ChildProcess;
  /** Whether it is kept for quick files: a new child needs longer to start than they need to be read. */
  isQuick: boolean;
  job: Job | null;
  begun: number;
  /** Whether it has answered before. */
  isWarm: boolean;
  /** Stops watching over the job. */
  finish(): void;
  end(error?: ReadingError): void;
};

const isQuickJob = ({ quickMs }: Job) => quickMs !== undefined;

/** A reading that takes longer than this, in milliseconds, does not keep the file of another owner waiting. */
const patience = 3000;

/** How long a child for quick files waits for the next one once nothing is read, in milliseconds. */
const quickRestMillis = 60_000;

/** How often a busy child's memory is looked at, in milliseconds, and at which of these looks its processor time. */
const [lookMillis, timeLooks] = [10, 5];
/** What a child that unpacks as fast as it can takes between two looks, in MB: it has to end before the limit, not above it. */
const headroomMb = 20;

/**
 * Reads files in child processes, so that a hostile or endless file costs no more than its child: it is killed at the limit of processor
 * time or memory, and the next file gets a new child. A busy machine fails no file: wall-clock time has only a wide bound.
 */
export function createReaderPool({
  size = 1,
  expectsQuick = false,
  givesWay = expectsQuick,
  memoryMb = 600,
  processorMs = 60_000,
  wallMs = 900_000,
  idleMs,
}: ReaderPoolOptions = {}): ReaderPool {
  const readers = new Set<Reader>();
  const waiting: Job[] = [];
  const root = projectRoot();
  let closed = false;
  let later: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;
  let quickRest: NodeJS.Timeout | undefined;

  const next = () => {
    clearTimeout(later);
    for (const isQuick of [true, false]) {
      for (let job = mostPatient(isQuick); job && !closed; job = mostPatient(isQuick)) {
        const reader = idle(isQuick) ?? (mayStart(job) ? start(isQuick) : null);
        if (!reader) break;
        waiting.splice(waiting.indexOf(job), 1);
        work(reader, job);
      }
    }
    const large = kept(false);
    if (large.length > size) large.find(({ job }) => !job)?.end();
    clearTimeout(quickRest);
    if (kept(true).length > 0) quickRest = setTimeout(endQuick, quickRestMillis).unref();
    clearTimeout(rest);
    if (idleMs !== undefined && readers.size > 0) rest = setTimeout(endIdle, idleMs).unref();
  };

  const endIdle = () => {
    for (const reader of [...readers]) if (!reader.job) reader.end();
  };

  const endQuick = () => {
    if ([...readers].every(({ job }) => !job)) for (const reader of kept(true)) reader.end();
  };

  const kept = (isQuick: boolean) => [...readers].filter((reader) => reader.isQuick === isQuick);
  /** Quick files go to any child, others never to one that is kept for quick files. */
  const idle = (isQuick: boolean) => [...(isQuick ? kept(true) : []), ...kept(false)].find(({ job }) => !job);

  const held = (owner: string) => [...readers].filter(({ job }) => job?.owner === owner).length;
  /** Of the owners with the fewest children the file that came first. */
  const mostPatient = (isQuick: boolean) =>
    waiting
      .filter((job) => isQuickJob(job) === isQuick)
      .reduce<Job | undefined>((first, job) => (first && held(job.owner) >= held(first.owner) ? first : job), undefined);

  /** Beyond the usual number a child is started for an owner who has none, once all others are busy for long. */
  const mayStart = (job: Job) => {
    if (isQuickJob(job)) return kept(true).length < size;
    if (kept(false).length < size) return true;
    if (readers.size >= 2 * size || held(job.owner) > 0) return false;
    const wait = Math.max(...[...readers].map(({ begun }) => begun)) + patience - performance.now();
    if (wait > 0) later = setTimeout(next, wait);
    return wait <= 0;
  };

  const start = (isQuick: boolean): Reader => {
    // Asked for at run time: the web's bundler takes the path of a plain fork() for a module that it has to find and pack.
    const { fork } = process.getBuiltinModule("node:child_process");
    const child = fork(join(root, entry), [], {
      cwd: root,
      execArgv: [
        "--import",
        "tsx",
        "--expose-gc",
        `--max-old-space-size=${Math.round(memoryMb * 0.4)}`,
        // Twice as much for short-lived objects takes 70 MB more at the peak and makes nothing faster.
        "--max-semi-space-size=8",
        // With as many children as processors, parallel collectors would only take time from the other children.
        "--single-threaded-gc",
        "--no-incremental-marking",
      ],
      env: childEnvironment(root),
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const reader: Reader = {
      child,
      isQuick,
      job: null,
      begun: 0,
      isWarm: false,
      finish() {},
      end(error) {
        readers.delete(reader);
        child.kill("SIGKILL");
        const { job, isWarm } = reader;
        reader.finish();
        reader.job = null;
        // Earlier files may be why a warm child died or ran out of memory. A new child reads this one again.
        if (job && isWarm && !closed && (!error || error.code === "out_of_memory")) waiting.unshift(job);
        else if (job) job.reject(error ?? crashed());
        next();
      },
    };
    readers.add(reader);
    if (givesWay && !isQuick) giveWay(child.pid);
    // It could not be started, or not be asked.
    child.on("error", () => reader.end(interrupted()));
    // The engine ends a process that is out of memory with SIGABRT. A child that has read files before gets another try at once.
    child.on("exit", (_, signal) =>
      reader.end(signal === "SIGABRT" ? tooMuch() : isEnded(signal) && !reader.isWarm ? interrupted() : undefined),
    );
    return reader;
  };

  const work = (reader: Reader, job: Job) => {
    const before = processorMillis(reader.child.pid);
    let [used, looks] = [0, 0];
    const measure = () => {
      const found = processorMillis(reader.child.pid);
      // Where the system does not report processor time, use the wall clock.
      used = Math.max(used, before === null ? performance.now() - reader.begun : (found ?? 0) - before);
      return used;
    };
    reader.job = job;
    reader.begun = performance.now();
    // While a large file is read, quick ones find a child that has started.
    if (expectsQuick && !isQuickJob(job) && kept(true).length === 0) start(true);
    const timer = setTimeout(() => reader.end(interrupted()), wallMs);
    const watch = setInterval(() => {
      if (residentMb(reader.child.pid) > memoryMb - headroomMb) return reader.end(tooMuch());
      looks += 1;
      if (looks % timeLooks !== 0) return;
      if (measure() > processorMs) reader.end(tooLong(processorMs));
      else if (used > (job.quickMs ?? Number.POSITIVE_INFINITY)) reader.end(notQuick());
    }, lookMillis);
    const cancel = () => reader.end(cancelled());
    reader.finish = () => {
      reader.finish = () => {};
      clearTimeout(timer);
      clearInterval(watch);
      job.signal?.removeEventListener("abort", cancel);
      job.onEnd?.(measure());
      reader.child.off("message", hear);
    };
    const hear = ({ result, error }: Answer) => {
      reader.job = null;
      reader.isWarm = true;
      reader.finish();
      if (residentMb(reader.child.pid) > memoryMb * 0.85) reader.end();
      if (error) job.reject(new ReadingError(error.code, error.message));
      else if (!job.resolve(result)) job.reject(crashed());
      next();
    };
    job.signal?.addEventListener("abort", cancel, { once: true });
    reader.child.on("message", hear);
    reader.child.send({ id: 1, ...job.ask }, (error) => error && reader.end());
  };

  const put = <Answer>(ask: Ask, shape: z.ZodType<Answer>, { owner = "", signal, onEnd, quickMs }: Waiting): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (closed || signal?.aborted) return reject(cancelled());
      const take = (result: unknown) => {
        const parsed = shape.safeParse(result);
        if (parsed.success) resolve(parsed.data);
        return parsed.success;
      };
      const job: Job = { ask, owner, signal, onEnd, quickMs, resolve: take, reject };
      waiting.push(job);
      const leave = () => {
        const at = waiting.indexOf(job);
        if (at >= 0) waiting.splice(at, 1)[0]?.reject(cancelled());
      };
      signal?.addEventListener("abort", leave, { once: true });
      next();
    });

  return {
    read: (path, { fileName = basename(path), folder, ...wait } = {}) =>
      put({ path: resolve(path), fileName, ...(folder && { folder }) }, extraction, wait),
    rows: (path, wait = {}) => put({ path: resolve(path), rows: true }, fileRows, wait),
    draw: (path, page, wait = {}) => put({ path: resolve(path), page }, drawnPage, wait),
    close: async () => {
      closed = true;
      const gone = [...readers].map(
        ({ child }) => new Promise((done) => (child.exitCode !== null || child.signalCode ? done(null) : child.once("exit", done))),
      );
      for (const timer of [later, rest, quickRest]) clearTimeout(timer);
      for (const job of waiting.splice(0)) job.reject(cancelled());
      for (const reader of [...readers]) reader.end(cancelled());
      await Promise.all(gone);
    },
  };
}
