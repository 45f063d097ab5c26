import { createReaderPool } from "@/lib/extraction/commands";
import { env } from "@/lib/infra/env";

let pool: ReturnType<typeof createReaderPool> | undefined;

/** The worker's reading processes, started with the first document. */
export function readerPool() {
  const { WORKER_READERS, READER_MEMORY_MB, READER_PROCESSOR_SECONDS } = env();
  const bounds = { memoryMb: READER_MEMORY_MB, processorMs: READER_PROCESSOR_SECONDS * 1000 };
  pool ??= createReaderPool({ size: WORKER_READERS, expectsQuick: true, ...bounds });
  return pool;
}

let rereadPool: ReturnType<typeof createReaderPool> | undefined;

/**
 * One process more, for files that are read again: a fresh upload never finds its place taken by one. It ends when there is nothing to do,
 * and leaves the processor to others.
 */
export function rereaderPool() {
  const { READER_MEMORY_MB, READER_PROCESSOR_SECONDS } = env();
  const bounds = { memoryMb: READER_MEMORY_MB, processorMs: READER_PROCESSOR_SECONDS * 1000 };
  rereadPool ??= createReaderPool({ size: 1, givesWay: true, idleMs: 60_000, ...bounds });
  return rereadPool;
}

// Between two files of a batch lie the steps in the database.
const pauseMillis = 1500;
let readings = 0;
let lastReadAt = 0;

/** Whether this worker reads files, or did so a moment ago: the next one of a batch may be on its way. */
export const isReading = () => readings > 0 || performance.now() - lastReadAt < pauseMillis;

/** Runs a reading, from its first step to its last. */
export async function whileReading<T>(read: () => Promise<T>): Promise<T> {
  readings += 1;
  try {
    return await read();
  } finally {
    readings -= 1;
    lastReadAt = performance.now();
  }
}

export async function closeReaderPool(): Promise<void> {
  await Promise.all([pool?.close(), rereadPool?.close()]);
  pool = undefined;
  rereadPool = undefined;
}
