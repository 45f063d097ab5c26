import { ReadingError, type ReadingErrorCode } from "@/lib/extraction/schema";

/** What the parent asks and what comes back; one file at a time. */
export type Ask = { id: number; path: string; fileName?: string };
export type Answer = { id: number; result?: unknown; error?: { code: ReadingErrorCode; message: string } };

// The source maps of the PDF library take 170 MB once they are parsed; hence set before anything of it is loaded.
process.setSourceMapsEnabled(false);
const reader = import("@/lib/extraction/readers/file").then(({ readDocument }) => {
  release();
  return readDocument;
});

// A child without its parent has nobody to answer to.
process.on("disconnect", () => process.exit(0));

process.on("message", async ({ id, path, fileName }: Ask) => {
  const answer: Answer = await reader
    .then((readDocument) => readDocument(path, fileName))
    .then(
      (result) => ({ id, result }),
      (error: unknown) => ({ id, error: told(error) }),
    );
  process.send?.(answer, release);
});

/** Gives memory back to the system: a usual collection keeps the heap at the size that it once had, three times what is needed. */
function release() {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}

function told(error: unknown): { code: ReadingErrorCode; message: string } {
  if (error instanceof ReadingError) return { code: error.code, message: error.message };
  console.error(error);
  return { code: "crashed", message: "The file could not be read because of a fault in the reader. Please send it in another format." };
}
