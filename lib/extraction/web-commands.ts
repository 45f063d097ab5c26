import { createReaderPool, type ReaderPool } from "@/lib/extraction/commands";
import { env } from "@/lib/infra/env";

const idleMillis = 60_000;

// Next loads this module once a bundle; the processes are the same for all.
const shared = globalThis as typeof globalThis & { coverkeepReaders?: ReaderPool };

/** The reading processes for files that a person waits for: page pictures, and contracts. They end after a minute without work. */
export function webReaders(): ReaderPool {
  const { READER_MEMORY_MB, READER_PROCESSOR_SECONDS } = env();
  shared.coverkeepReaders ??= createReaderPool({
    memoryMb: READER_MEMORY_MB,
    processorMs: READER_PROCESSOR_SECONDS * 1000,
    idleMs: idleMillis,
  });
  return shared.coverkeepReaders;
}

/** Ends the processes; for a graceful stop and for tests. */
export async function closeWebReaders(): Promise<void> {
  await shared.coverkeepReaders?.close();
  shared.coverkeepReaders = undefined;
}
