import { freePictures, giveBack, isTight } from "@/lib/extraction/readers/memory";
import { ReadingError, type ReadingErrorCode } from "@/lib/extraction/schema";
import { isSystemError } from "@/lib/infra/errors";

/**
 * What the parent asks and what comes back; one file at a time. With a page's number, that page is drawn and nothing read. With `rows`, the
 * file's text comes as it is written. `folder`: where the files inside a PDF are written.
 */
export type Ask = { id: number; path: string; fileName?: string; page?: number; rows?: boolean; folder?: string };
export type Answer = { id: number; result?: unknown; error?: { code: ReadingErrorCode; message: string } };

/** Milliseconds without another file after which memory is given back. */
const idle = 5000;
let rest: NodeJS.Timeout | undefined;

// The source maps of the PDF library take 170 MB once they are parsed; hence set before anything of it is loaded.
process.setSourceMapsEnabled(false);
const readers = Promise.all([
  import("@/lib/extraction/readers/file"),
  import("@/lib/extraction/readers/draw"),
  import("@/lib/extraction/readers/page-rows"),
]).then(([file, draw, rows]) => {
  giveBack();
  return { ...file, ...draw, ...rows };
});

// A child without its parent has no one to answer to.
process.on("disconnect", () => process.exit(0));

process.on("message", async ({ id, path, fileName, page, rows, folder }: Ask) => {
  clearTimeout(rest);
  if (isTight()) freePictures();
  const answer: Answer = await readers
    .then<unknown>(({ readDocument, drawPage, readRows }) => {
      if (rows) return readRows(path);
      return page === undefined ? readDocument(path, fileName, folder) : drawPage(path, page);
    })
    .then(
      (result) => ({ id, result }),
      (error: unknown) => ({ id, error: told(error) }),
    );
  process.send?.(answer);
  rest = setTimeout(giveBack, idle).unref();
});

function told(error: unknown): { code: ReadingErrorCode; message: string } {
  if (error instanceof ReadingError) return { code: error.code, message: error.message };
  if (isSystemError(error)) return { code: "unavailable", message: "Files cannot be opened at the moment. Please try again later." };
  console.error(error);
  return { code: "crashed", message: "The file could not be read because of a problem on our side. Upload it in another format." };
}
