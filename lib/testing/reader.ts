import { beforeAll, vi } from "vitest";
import { readingOf } from "@/lib/testing/reading";

type Read = (path: string, how?: { onEnd?: (millis: number) => void; quickMs?: number }) => Promise<unknown>;
/** The module of the reading processes (jobs/reader-pool). */
type Readers = { readerPool: () => unknown; rereaderPool: () => unknown; whileReading: (read: () => Promise<unknown>) => Promise<unknown> };

/** Reads files by `read` while the tests of a file run, instead of in processes of their own: what they say is not the matter there. */
export function readBy(readers: Readers, read: Read = async () => readingOf()): void {
  beforeAll(() => {
    vi.spyOn(readers, "readerPool").mockReturnValue({ read });
    vi.spyOn(readers, "rereaderPool").mockReturnValue({ read });
    vi.spyOn(readers, "whileReading").mockImplementation((work) => work());
  });
}
