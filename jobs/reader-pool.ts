import { createReaderPool } from "@/lib/extraction/commands";
import { env } from "@/lib/infra/env";

let pool: ReturnType<typeof createReaderPool> | undefined;

/** The worker's reading processes, started with the first document. */
export function readerPool() {
  const { WORKER_READERS, READER_MEMORY_MB, READER_TIMEOUT_SECONDS } = env();
  pool ??= createReaderPool({ size: WORKER_READERS, memoryMb: READER_MEMORY_MB, timeoutMs: READER_TIMEOUT_SECONDS * 1000 });
  return pool;
}

export async function closeReaderPool(): Promise<void> {
  await pool?.close();
  pool = undefined;
}
